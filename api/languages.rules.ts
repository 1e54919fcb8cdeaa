/** The languages as the database and the schema name them, and as texts and Intl do (texts/language.ts). */
import { language, type Locale } from '#language'
import type { Language } from '#api/__generated__/prisma/enums.ts'

/** What forms and calls offer. */
export const languageChoices = ['ENGLISH', 'ARABIC'] as const satisfies readonly Language[]

export const localeOf: Readonly<Record<Language, Locale>> = { ENGLISH: 'en', ARABIC: 'ar' }
export const languageNamed: Readonly<Record<Locale, Language>> = { en: 'ENGLISH', ar: 'ARABIC' }

/** The language in which texts are wanted now. */
export const wantedName = (): Language => languageNamed[language()]
