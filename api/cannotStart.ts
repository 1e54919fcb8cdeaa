/** Why the program cannot start, in one sentence for the person who can put it right; no stack is shown. */
export class CannotStart extends Error {
  /** Prints the sentence of a CannotStart, or the whole of any other error, and ends the process. */
  static exit(error: unknown): never {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}
