/** The number of a booking that is open beside the list. */
export const bookingParameter = 'booking'
