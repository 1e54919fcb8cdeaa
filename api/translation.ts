/** Texts that people wrote in both of our languages: which one a reader is shown (docs/decisions/0435-people-write-in-two-languages.md). */
import { createHash } from 'node:crypto'
import type { Locale } from '#language'
import { Prisma } from './__generated__/prisma/client.ts'

/** A field's text in the other language, and which first text it was written for. */
interface TranslatedText {
  text: string
  /** `printOf` the first text at that time. */
  of: string
}

/** By the names of the record's columns. */
export type Translation = Readonly<Record<string, TranslatedText>>

/** The column `translation` of a record; empty where nobody wrote one. */
export const translationOf = (kept: unknown): Translation =>
  typeof kept === 'object' && kept !== null ? (kept as Translation) : {}

/** A translation as the database takes it, also that of another record for a copy of it. */
export const storedTranslation = (translation: unknown): Prisma.InputJsonObject | typeof Prisma.DbNull =>
  translation === null || translation === undefined ? Prisma.DbNull : (translation as Prisma.InputJsonObject)

const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu

/** The language that most letters of a text belong to; null where it has letters of neither, as a number has. */
export function languageOf(text: string): Locale | null {
  const [ofArabic, ofLatin] = [arabic, latin].map((letters) => text.match(letters)?.length ?? 0) as [number, number]
  return ofArabic === 0 && ofLatin === 0 ? null : ofArabic > ofLatin ? 'ar' : 'en'
}

/** The other one of our two languages. */
export const otherLanguage = (first: Locale): Locale => (first === 'ar' ? 'en' : 'ar')

/** What tells whether a first text is still the one that was translated. */
export const printOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** The first text, or the other one where that alone is in the wanted language. */
export function textIn(first: string, other: string | null | undefined, wanted: Locale): string {
  if (!other || languageOf(first) === wanted) return first
  return languageOf(other) === wanted ? other : first
}
