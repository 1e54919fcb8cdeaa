/** What everybody did, for administrators (docs/spec/administration.md#users). */
import { History } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { listed } from '#listed'
import * as texts from '#texts/activity/list.js'
import * as pages from '#texts/activity/pages.js'
import type { ActivityPageQuery } from '#web/__generated__/ActivityPageQuery.graphql.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatTime } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import { useDayFilter } from '#web/ui/list/useDayFilter.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { activityList } from './activity.list.ts'
import { ActivityCard, activityColumns, nameOfRecord, useActivity } from './activityColumns.tsx'
import { ActivityDetails } from './ActivityDetails.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { recordIn } from './recorded.ts'
import { recordFilter } from './recordFilter.tsx'

export default function ActivityPage() {
  const { activity, activityActions, activityEntities } = usePage<ActivityPageQuery>(graphql`
    query ActivityPageQuery(
      $filter: ActivityEntryFilter
      $sort: ActivityEntrySort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      activity(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...activityColumns_entry
          }
        }
      }
      activityActions {
        name
        words
      }
      activityEntities {
        name
        words
      }
    }
  `)
  const entries = useActivity(nodesOf(activity))
  const record = recordIn(useSearchParams()[0].get('of'))
  const list = useList(activityList, {
    person: usePersonFilter('person'),
    action: activityActions.map(({ name, words }) => ({ value: name, label: words })),
    record: !record && activityEntities.map(({ name, words }) => ({ value: name, label: words })),
    of: recordFilter(record, record && entries[0] ? nameOfRecord(entries[0]) : ''),
    from: useDayFilter('from'),
    until: useDayFilter('until'),
  })
  return (
    <>
      <PageHeader title={pages.title()} description={pages.description()} />
      <ActivityTabs here="changes" />
      <List
        noun="entry"
        counted={texts.counted}
        list={list}
        rows={entries}
        total={activity.totalCount}
        nameOf={({ deed, at }) => listed([deed, formatTime(at)])}
        columns={activityColumns}
        card={(entry) => <ActivityCard entry={entry} />}
        details={(entry) => <ActivityDetails entry={entry} />}
        usual="table"
        tools={<SavedViews list="activity" variables={activityList.variables} />}
        exporting={useExport('activity', activityList.variables)}
        empty={{
          icon: History,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
