/** What articles of the university's own are called in links: by number, so that no article of the product is ever called the same. */
const beginning = 'our-'

export const ownSlug = (number: number): string => `${beginning}${number}`

/** The number of the article of the university's own that a link names; null for the product's articles. */
export function ownNumber(slug: string): number | null {
  const digits = slug.startsWith(beginning) ? slug.slice(beginning.length) : ''
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
