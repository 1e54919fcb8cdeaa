/** The number of a challenge that is open beside the list. */
export const challengeParameter = 'challenge'
