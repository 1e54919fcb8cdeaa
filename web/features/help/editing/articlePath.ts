/** Where articles are listed, and the words of one are changed. */
export const articlesPath = '/admin/documentation/articles'

export const articlePath = (slug: string): string => `${articlesPath}/${slug}`
