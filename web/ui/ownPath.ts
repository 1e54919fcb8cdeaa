/** Addresses to which people may be sent: inside Ascent, as a browser reads them. */

const base = 'http://own.invalid'

/**
 * Returns the path, query and hash of an address inside Ascent, or null when a browser would leave Ascent for it. Browsers
 * drop tabs and line breaks and read `\` as `/`, so the address is parsed as they do and not matched as text.
 */
export function ownPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return null
  const { origin, pathname, search, hash } = new URL(address, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null
}
