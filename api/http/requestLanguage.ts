/**
 * The language that a request is answered in: what was chosen in this browser, or else the first of ours that its
 * Accept-Language names (RFC 9110, 12.5.4), or else the platform's. A page, and all that it asks, go by the same.
 */
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { isLanguage, languages, type Locale } from '#language'
import type { Db } from '../db.ts'
import { languageCookie } from '../languageCookie.rules.ts'
import { log } from '../log.ts'
import { platformSettings } from '../platformSettings.ts'
import { localeOf } from '../languages.rules.ts'
import { cookieValue } from './cookieValue.ts'

type Asked = Pick<IncomingMessage, 'headers'>

/** What the browser asks for; null when it asks for none of ours. */
export function wantedLanguage({ headers }: Asked): Locale | null {
  const chosen = cookieValue(headers.cookie, languageCookie)
  if (isLanguage(chosen)) return chosen
  // Who takes any language has asked for none.
  const named = headers['accept-language']?.replaceAll(/(^|,)\s*\*[^,]*/g, '')
  if (!named) return null
  const [first] = new Negotiator({ headers: { 'accept-language': named } }).languages([...languages])
  return isLanguage(first) ? first : null
}

/** Milliseconds for which the platform's language holds. */
const holds = 10_000

/** Never waits for the database: while it does not answer, the platform's language is the last one that was read. */
export function requestLanguage(db: Db): (asked: Asked) => Locale {
  let usual: Locale = 'en'
  let readAt = -Infinity
  const usualNow = () => {
    if (performance.now() - readAt > holds) {
      readAt = performance.now()
      platformSettings(db).then(
        ({ language }) => (usual = localeOf[language]),
        (err: unknown) => log.warn({ err }, 'the language of the platform could not be read'),
      )
    }
    return usual
  }
  usualNow()
  return (asked) => wantedLanguage(asked) ?? usualNow()
}
