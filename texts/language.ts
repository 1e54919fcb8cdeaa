/** The languages that Ascent speaks, and which of them the texts that are made now are in. */

/** By their tags of BCP 47: English is the first, and holds where a text lacks another. */
export const languages = ['en', 'ar'] as const
export type Locale = (typeof languages)[number]

/** The one language that a build of the web app is for (web/build/oneLanguage.ts). */
declare const BUILT_FOR: Locale | undefined

let read: () => Locale = () => (typeof BUILT_FOR === 'undefined' ? 'en' : BUILT_FOR)

/** The language of texts that are made now. */
export const language = (): Locale => read()

/** In which direction each is written. */
export const directions: Readonly<Record<Locale, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' }

/** Whether the language of texts that are made now is written from the right. */
export const isFromRight = (): boolean => directions[read()] === 'rtl'

/** Texts ask this from now on which language they are wanted in. */
export function readLanguageFrom(ask: () => Locale): void {
  read = ask
}

/** The digits of numbers in Arabic: those of Europe, unless a reader wants ٠١٢٣. */
let digits: 'latn' | 'arab' = 'latn'

/** From now on numbers in Arabic have these digits. */
export function writeDigitsAs(chosen: typeof digits): void {
  digits = chosen
}

/** How Intl names the language that is wanted: English as in the United States, Arabic as in the Emirates. */
export const intlLocale = (): string => (read() === 'en' ? 'en-US' : `ar-AE-u-nu-${digits}`)

const arabicDigits = '٠١٢٣٤٥٦٧٨٩'

/** A text whose digits are those that the reader wants. */
export const writtenDigits = (text: string): string =>
  read() === 'ar' && digits === 'arab' ? text.replaceAll(/\d/g, (digit) => arabicDigits[Number(digit)]!) : text

/** Whether a word names one of our languages. */
export const isLanguage = (word: string | null | undefined): word is Locale =>
  languages.some((language) => language === word)
