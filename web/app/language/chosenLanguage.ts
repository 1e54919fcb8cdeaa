/** The language that was chosen in this browser. Each has a build of its own, so that another one comes with another page. */
import { language, type Locale } from '#language'
import { languageCookie } from '#api/languageCookie.rules.ts'

/** What each language is called in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' }

const year = 365 * 24 * 60 * 60

/** Keeps the choice for a year; false where the browser keeps no cookies. */
function keep(chosen: Locale): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  return document.cookie.split('; ').includes(`${languageCookie}=${chosen}`)
}

/** Shows this address in the language; nothing happens where it is the page's already, or where the choice cannot be kept. */
export function showIn(chosen: Locale): void {
  if (chosen !== language() && keep(chosen)) location.reload()
}
