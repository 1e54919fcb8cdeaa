/** The beginning of a free slot of a facility that is being booked. */
export const slotParameter = 'slot'
