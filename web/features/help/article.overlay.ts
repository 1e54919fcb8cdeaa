/** A help article's slug, or nothing for the list of all articles. */
export const articleParameter = 'article'
