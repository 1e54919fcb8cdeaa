/** The log of mails: its filters, and what its address asks for. */
import * as texts from '#texts/notificationCatalogue/mails.js'
import type { MailLogPageQuery$variables, MailState } from '#web/__generated__/MailLogPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, dated, numbered, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

type Known = Exclude<MailState, '%future added value'>

/** By their names in the address. */
const states: Record<string, { label: string; state: Known }> = {
  waiting: { label: texts.waiting(), state: 'WAITING' },
  sent: { label: texts.sent(), state: 'SENT' },
  failed: { label: texts.failed(), state: 'FAILED' },
  'given-up': { label: texts.givenUp(), state: 'GIVEN_UP' },
  'not-needed': { label: texts.notNeeded(), state: 'NOT_NEEDED' },
}

export const mailList = listOf<MailLogPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn(Object.fromEntries(Object.entries(states).map(([name, { label }]) => [name, label]))),
      asks: (chosen) => ({ state: chosen.length ? chosen.map((name) => states[name]!.state) : null }),
    }),
    kind: select({
      label: texts.kind(),
      all: texts.allKinds(),
      choices: 'offered',
      asks: ([kind]) => ({ kind: kind ?? null }),
    }),
    person: numbered({
      label: texts.person(),
      asks: (person) => ({ userId: person === null ? null : globalId('User', person) }),
    }),
    from: dated({ label: texts.from(), chip: (day) => texts.fromChip({ day }), asks: (from) => ({ from }) }),
    until: dated({ label: texts.until(), chip: (day) => texts.untilChip({ day }), asks: (until) => ({ until }) }),
  },
})
