/** How many a list has: a long one is counted only so far until somebody wants to know. */
import * as texts from '#texts/ui/list.js'
import { mostCounted } from '#api/counted.rules.ts'
import { formatCount } from '../format.ts'
import type { ListState } from './useListState.ts'

export interface Counting {
  state: Pick<ListState, 'exact' | 'page' | 'size'>
  total: number
  /** How many rows the page has. */
  shown: number
  /** How many a page holds unless more are wanted. */
  usual: number
}

const isCut = ({ state, total }: Counting) => !state.exact && total > mostCounted

/** Whether there are more than were counted, and the last page that is known of. */
export function endOf(counting: Counting): { more: boolean; pages: number } {
  const { state, total, shown, usual } = counting
  const [more, size] = [isCut(counting), state.size(usual)]
  // Behind what was counted, a full page may have a next one.
  const reached = more && shown ? state.page + Number(shown === size) : 0
  return { more, pages: Math.max(Math.ceil((more ? mostCounted : total) / size), reached) }
}

/** How many there are in words: `10,000+ projects` when there are more than were counted. */
export function totalInWords(counting: Counting, counted: (values: { count: number }) => string): string {
  if (!isCut(counting)) return counted({ count: counting.total })
  const count = formatCount(mostCounted)
  return counted({ count: mostCounted }).replace(count, texts.atLeast({ count }))
}
