/** A private server asks for its password; whoever hears that tells it here, and the page asks for it. */
import type { Line } from "./types";

class Gate {
  shut = $state(false);

  heard(line: Line | undefined): void {
    if (line?.id === "password-wrong") this.shut = true;
  }
}

export const gate = new Gate();
