/** How far a meeting is, for what is agreed in it. */

/** The states of a meeting that does not take place, or did not. */
export const offStates = ['CANCELLED', 'DECLINED', 'NO_SHOW'] as const

export const isOff = (state: string): boolean => (offStates as readonly string[]).includes(state)

/** Whether people have met, or are meeting now. */
export const isUnderWayOrOver = ({ state, startsAt }: { state: string; startsAt: Date }): boolean =>
  (state === 'CONFIRMED' || state === 'COMPLETED') && startsAt <= new Date()
