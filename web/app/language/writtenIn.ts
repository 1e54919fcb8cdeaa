/** The attributes of an element whose text is in a language. */
import { directions } from '#language'
import { localeOf } from '#api/languages.rules.ts'

export function writtenIn(language: keyof typeof localeOf): { lang: string; dir: 'rtl' | 'ltr' } {
  const lang = localeOf[language]
  return { lang, dir: directions[lang] }
}
