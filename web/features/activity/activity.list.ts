/** The activity log: its filters, and what its address asks for. */
import * as texts from '#texts/activity/list.js'
import type { ActivityPageQuery$variables } from '#web/__generated__/ActivityPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { dated, flag, numbered, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { recorded } from './recorded.ts'

export const activityList = listOf<ActivityPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.address(), asks: (address) => ({ address }) }),
    person: numbered({
      label: texts.person(),
      asks: (person) => ({ actorId: person === null ? null : globalId('User', person) }),
    }),
    action: select({
      label: texts.action(),
      all: texts.allActions(),
      choices: 'offered',
      asks: ([action]) => ({ action: action ?? null }),
    }),
    record: select({
      label: texts.record(),
      all: texts.allRecords(),
      choices: 'offered',
      asks: ([entity]) => ({ entity: entity ?? null }),
    }),
    // After the kind, as its own kind goes before.
    of: recorded({
      label: texts.oneRecord(),
      asks: (entity, entityNumber) => ({ entity, entityNumber }),
    }),
    from: dated({ label: texts.from(), chip: (day) => texts.fromChip({ day }), asks: (from) => ({ from }) }),
    until: dated({ label: texts.until(), chip: (day) => texts.untilChip({ day }), asks: (until) => ({ until }) }),
    people: flag({ label: texts.platformToo(), on: texts.byPeople(), asks: (byPeople) => ({ byPeople }) }),
  },
})
