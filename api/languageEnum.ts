/** The languages of words that administrators write, in the schema. */
import type { Language } from './__generated__/prisma/enums.ts'
import { describedEnum } from './builder.ts'

export const LanguageEnum = describedEnum<Language>('Language', 'A language in which people are written to.', {
  ENGLISH: null,
  ARABIC: null,
})
