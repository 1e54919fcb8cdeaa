/** What of an address was not known and left out, as the state of its place in the history has it. */

export const leftOutOf = (state: unknown): string[] => (state as { leftOut?: string[] } | null)?.leftOut ?? []

/** The state of an address of which this was left out. */
export const leavingOut = (leftOut: readonly string[]): { leftOut: readonly string[] } => ({ leftOut })
