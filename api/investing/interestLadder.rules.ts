/** The stages through which an interest goes up, in their order; what is not among them was passed or withdrawn. */

/** The stages of an interest that goes on (InvestmentInterest_one_open). */
export const goingOn = ['EXPRESSED', 'ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET'] as const

export const ladder = [...goingOn, 'INVESTED'] as const

export type Rung = (typeof ladder)[number]

export const isGoingOn = (status: string): boolean => goingOn.some((one) => one === status)

/** How far up a stage is, from 0; -1 for one that is not on the ladder. */
export const rungOf = (status: string): number => ladder.findIndex((one) => one === status)
