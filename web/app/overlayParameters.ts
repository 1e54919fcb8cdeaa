/** The part of an address that opens something over a page, which itself stays as it is. */

/** A help article's slug, or nothing for the list of all articles. */
export const articleParameter = 'article'

/** The number of a challenge that is open beside the list. */
export const challengeParameter = 'challenge'

export const overlayParameters = [articleParameter, challengeParameter]
