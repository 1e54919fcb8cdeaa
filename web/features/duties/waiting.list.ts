/** What waits, on its own page: what the list is filtered by, and whether the viewer waits for it or others do. */
import { dutyKinds } from '#api/duties/kinds.rules.ts'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/duties/queue.js'
import type { WaitingPageQuery$variables } from '#web/__generated__/WaitingPageQuery.graphql.ts'
import { flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const waitingList = listOf<Pick<WaitingPageQuery$variables, 'filter' | 'first' | 'page'>>()({
  pageSize: 25,
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    kind: select({
      label: texts.kind(),
      all: texts.allKinds(),
      choices: dutyKinds.map((value) => ({ value, label: kindWords[value]() })),
      asks: (kind) => ({ kind }),
    }),
    late: flag({ label: texts.answer(), on: texts.lateOnly(), asks: (overdue) => ({ overdue }) }),
  },
})

/** The other side of the page: what the viewer asked of others. */
const othersTurn = 'others'

export const isOthersTurn = (address: URLSearchParams): boolean => address.get('turn') === othersTurn

/** The address of one of the sides, without the filters of the other. */
export const sideAddress = (others: boolean): string => (others ? `/waiting?turn=${othersTurn}` : '/waiting')

/** What the page asks for at an address. */
export const waitingVariables = (at: { search: URLSearchParams }): WaitingPageQuery$variables => {
  const { first, page, filter } = waitingList.variables(at)
  const awaited = isOthersTurn(at.search)
  return { first, page, filter: { ...filter, awaited }, side: { awaited } }
}

export const kindInWords = (kind: string): string => kindWords[kind as keyof typeof kindWords]()
