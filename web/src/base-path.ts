/** Where the page lies: "/", or a folder of somebody's server ("/games/"). Nobody tells it: it is where its own scripts come from. */
const script = import.meta.url; // in assets/ as it was built, in src/ while somebody works on it

/** Every address of ours begins with it. */
export const ROOT = new URL("..", script).pathname;

/** A path of this server as we have them: "/rules/tricky", wherever the page lies. */
export const within = (path: string): string => (path.startsWith(ROOT) ? `/${path.slice(ROOT.length)}` : path);
