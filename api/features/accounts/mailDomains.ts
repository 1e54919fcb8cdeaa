/** Domains that administrators name: an address belongs to one by its end, and to all where none is named. */
export function isInDomains(domains: readonly string[], email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return !domains.length || domains.some((name) => domain === name || domain.endsWith(`.${name}`))
}
