/** A private server asks for its password; whoever hears that tells it here, and the page asks for it. */
import type { Line } from "./types";

class PasswordGate {
  shut = $state(false);

  onRefusal(line: Line | undefined): void {
    if (line?.id === "password-wrong") this.shut = true;
  }
}

export const passwordGate = new PasswordGate();
