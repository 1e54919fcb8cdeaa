/** The way to a provider and back, as this tab keeps it: the key without which the answer counts for nobody, and what follows. */

interface Way {
  key: string
  purpose: 'SIGN_IN' | 'LINK'
  name: string
  /** Where to go after it. */
  from: string | null
  remember: boolean
}

const place = 'ascent.provider'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Begins one; the hash of its key is for the server. */
export async function beginWay(way: Omit<Way, 'key'>): Promise<{ keyHash: string }> {
  const key = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  sessionStorage.setItem(place, JSON.stringify({ ...way, key } satisfies Way))
  return { keyHash: base64url(new Uint8Array(hash)) }
}

/** Ends it: what was kept, once; null when nothing was begun in this tab. */
export function endWay(): Way | null {
  const kept = sessionStorage.getItem(place)
  sessionStorage.removeItem(place)
  return kept ? (JSON.parse(kept) as Way) : null
}
