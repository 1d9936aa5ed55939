/** The password of a private server: a refused request opens the gate, and the page asks for it. */
import type { Line } from "./types";

class PasswordGate {
  shut = $state(false);

  onRefusal(line: Line | undefined): void {
    if (line?.id === "password-wrong") this.shut = true;
  }
}

export const passwordGate = new PasswordGate();
