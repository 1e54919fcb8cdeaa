/** Words of a search as patterns of LIKE. */

/**
 * A word whose Arabic letters stand for those that are often written for them: alef with and without hamza or madda, ta marbuta
 * and ha, ya and alef maqsura. To LIKE, `_` is any one letter.
 */
export const anySpelling = (word: string) =>
  escapeLike(word).replace(/[\u0621-\u0627\u0629\u0647\u0649\u064a\u0671]/g, '_')

/** Prisma hands % and _ on to LIKE as wildcards. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
