/** When sessions with experts can take place (docs/spec/experts.md#booking-a-session). */

/** How long a session lasts. */
export const sessionMinutes = 30

/** How many days ahead a session can be booked. */
export const windowDays = 30
