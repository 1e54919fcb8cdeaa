/** The columns by which records are sorted as their reader is shown what they are called (docs/decisions/0460-a-list-sorts-by-what-is-shown.md). */
import { language, type Locale } from '#language'

/** Kept by the trigger `keep_sort` of each table with `translation`. */
const columns = { en: 'sortEn', ar: 'sortAr' } as const satisfies Record<Locale, string>

/** All of them, for what leaves out the columns that nobody reads. */
export const sortedAsShown = { sortEn: true, sortAr: true } as const

/** The column of the reader's language; that of the first text, `first`, for programs, which are given the first text. */
export const shownColumn = <F extends string>(first: F, { readsFirstTexts }: { readsFirstTexts: boolean }) =>
  readsFirstTexts ? first : columns[language()]
