/** Access to one record that people were given, for administrators. */
import { Button } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as actions from '#texts/recordGrants/actions.js'
import * as texts from '#texts/recordGrants/list.js'
import * as pages from '#texts/recordGrants/pages.js'
import type { RecordGrantsPageQuery } from '#web/__generated__/RecordGrantsPageQuery.graphql.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { GiveRecordAccess } from './GiveRecordAccess.tsx'
import { RecordGrantCard, recordGrantColumns, titleOf, useRecordGrants } from './recordGrantColumns.tsx'
import { recordGrantList } from './recordGrants.list.ts'

export default function RecordGrantsPage() {
  const { recordGrants } = usePage<RecordGrantsPageQuery>(graphql`
    query RecordGrantsPageQuery(
      $filter: RecordGrantFilter
      $sort: RecordGrantSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      recordGrants(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...recordGrantColumns_grant
          }
        }
      }
    }
  `)
  const list = useList(recordGrantList, { person: usePersonFilter('person') })
  const [giving, setGiving] = useState(false)
  return (
    <>
      <PageHeader
        title={pages.grants()}
        description={texts.description()}
        actions={
          <Button onClick={() => setGiving(true)}>
            <KeyRound size={16} aria-hidden />
            {actions.give()}
          </Button>
        }
      />
      <List
        noun="grant"
        counted={texts.counted}
        list={list}
        rows={useRecordGrants(nodesOf(recordGrants))}
        total={recordGrants.totalCount}
        nameOf={titleOf}
        columns={recordGrantColumns}
        card={(grant) => <RecordGrantCard grant={grant} />}
        usual="table"
        exporting={useExport('recordGrants', recordGrantList.variables)}
        empty={{
          icon: KeyRound,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      {giving && <GiveRecordAccess onClose={() => setGiving(false)} />}
    </>
  )
}
