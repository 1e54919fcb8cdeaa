/** The pictures of a look: which are taken, and where they are. */

/** Bytes. */
export const mostLogoBytes = 100 * 1024

/** Each side, in pixels; and how much longer one side may be than the other. */
export const logoSides = { least: 16, most: 2_000, ratio: 10 } as const

export const logoTypes = ['image/png', 'image/webp', 'image/svg+xml'] as const
export type LogoType = (typeof logoTypes)[number]

/** Where a picture of a look is, by the hash of its bytes. */
export const logoPath = (sha256: string) => `/api/white-label/pictures/${sha256}`

const dataAddress = (types: readonly string[]) =>
  new RegExp(`^data:(?:${types.map((type) => type.replace(/[+.]/g, '\\$&')).join('|')});base64,[A-Za-z0-9+/]+=*$`)

const logo = dataAddress(logoTypes)
const paper = dataAddress(['image/png'])
const kept = /^\/api\/white-label\/pictures\/[0-9a-f]{64}$/

/** Whether a text names a picture that is kept. */
export const isKeptPicture = (text: string) => kept.test(text)

/** A picture to be kept, in the address itself, or one that is kept already; empty for none. */
export const isLogo = (text = '') => !text || isKeptPicture(text) || logo.test(text)

/** The same of what is printed: mail programs and PDF files know PNG. */
export const isPaperLogo = (text = '') => !text || isKeptPicture(text) || paper.test(text)

/** As long as the address of the largest picture. */
export const longestLogo = Math.ceil((mostLogoBytes * 4) / 3) + 40
