/** What is said of partner companies, on both of their pages. */
import type { Sort } from '#web/ui/list/useListState.ts'

/** They come in order; nothing else can be asked for. */
export const usualSort: Sort = { field: 'NAME', direction: 'ASC' }

interface Answers {
  readonly promisedCount: number
  readonly inTimeCount: number
}

/** `75 % of 8`: how many of the answers that were promised by a day came by then. */
export const inTimeWords = ({ promisedCount, inTimeCount }: Answers): string =>
  promisedCount ? `${Math.round((100 * inTimeCount) / promisedCount)} % of ${promisedCount}` : 'No answers yet'

/** Where its challenges are listed. */
export const challengesOf = (name: string): string => `/industry/challenges?q=${encodeURIComponent(name)}`
