/** Where the words of an article are changed. */
export const articlePath = (slug: string): string => `/admin/documentation/articles/${slug}`
