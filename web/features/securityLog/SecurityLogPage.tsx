/** The security log of all accounts, for administrators (docs/spec/administration.md#users). */
import { ShieldCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/securityLog/securityLogPage.js'
import * as counts from '#texts/securityLog/counts.js'
import type { SecurityLogPageQuery } from '#web/__generated__/SecurityLogPageQuery.graphql.ts'
import { ActivityTabs } from '#web/features/activity/ActivityTabs.tsx'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatTime } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SecurityEventCard, securityEventColumns, useSecurityEvents } from './securityEventColumns.tsx'
import { securityEventList } from './securityLog.list.ts'
import { lookOf } from './securityWords.ts'

export default function SecurityLogPage() {
  const { securityEvents } = usePage<SecurityLogPageQuery>(graphql`
    query SecurityLogPageQuery(
      $filter: SecurityEventFilter
      $sort: SecurityEventSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      securityEvents(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...securityEventColumns_event
          }
        }
      }
    }
  `)
  const list = useList(securityEventList, { person: usePersonFilter('person') })
  return (
    <>
      <PageHeader title={texts.securityLog()} description={texts.signInsRefusedAccessLimitsAnd()} />
      <ActivityTabs here="signIns" />
      <List
        noun="event"
        counted={counts.events}
        list={list}
        rows={useSecurityEvents(nodesOf(securityEvents))}
        total={securityEvents.totalCount}
        nameOf={({ kind, createdAt }) => listed([lookOf(kind).words, formatTime(createdAt)])}
        columns={securityEventColumns}
        tools={<SavedViews list="securityEvents" variables={securityEventList.variables} />}
        exporting={useExport('securityEvents', securityEventList.variables, 'security-log')}
        card={(row) => <SecurityEventCard event={row} />}
        empty={{
          icon: ShieldCheck,
          title: texts.noEvents(),
          message: list.filtered ? texts.noEventsMatchYourFilters() : texts.signInsAndChangesOfAccounts(),
        }}
      />
    </>
  )
}
