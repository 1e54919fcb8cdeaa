/** Why a day has no free slot, in words. */
export const obstacleWords: Record<string, string> = {
  NO_HOURS: 'No experts are available on this day of the week. Please choose another day.',
  DAY_OFF: 'It is a day off. Please choose another day.',
  TOO_SOON: 'Experts ask for more notice. Please choose a later day.',
  TOO_FAR: 'Sessions can be booked up to 30 days ahead. Please choose an earlier day.',
  TAKEN: 'All slots of this day are taken. Please choose another day.',
  FULL: 'No more sessions are given on this day. Please choose another day.',
}
