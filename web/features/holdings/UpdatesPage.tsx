/** All updates that investors ask of the viewer about own projects, open and answered. */
import { MailQuestion } from 'lucide-react'
import { graphql } from 'react-relay'
import * as pages from '#texts/holdings/pages.js'
import * as texts from '#texts/holdings/updateList.js'
import type { UpdatesPageQuery } from '#web/__generated__/UpdatesPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { UpdateCard, updateColumns, useUpdates } from './updateColumns.tsx'
import { updateList } from './updates.list.ts'

export default function UpdatesPage() {
  const { holdingUpdates: updates } = usePage<UpdatesPageQuery>(graphql`
    query UpdatesPageQuery(
      $filter: HoldingUpdateFilter
      $sort: HoldingUpdateSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      holdingUpdates(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...updateColumns_update
          }
        }
      }
    }
  `)
  const list = useList(updateList)
  return (
    <>
      <PageHeader title={pages.updates()} description={texts.description()} />
      <List
        noun="update"
        counted={texts.counted}
        list={list}
        rows={useUpdates(nodesOf(updates))}
        total={updates.totalCount}
        nameOf={({ title }) => title}
        columns={updateColumns}
        card={(update) => <UpdateCard update={update} />}
        exporting={useExport('holdingUpdates', updateList.variables)}
        empty={{
          icon: MailQuestion,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
