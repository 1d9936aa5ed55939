/** The base path of the page: "/", or a folder such as "/games/". It follows from the address of the page's own scripts. */
const script = import.meta.url; // in assets/ after a build, in src/ during development

/** Every address of ours begins with it. */
export const ROOT = new URL("..", script).pathname;

/** A path of this server as we have them: "/rules/tricky", wherever the page lies. */
export const within = (path: string): string => (path.startsWith(ROOT) ? `/${path.slice(ROOT.length)}` : path);
