/** Patents of the university, one row for each office (docs/spec/university.md#patents). */
import { Button } from '@chakra-ui/react'
import { Plus, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/patents/list.js'
import * as pages from '#texts/patents/pages.js'
import type { PatentsPageQuery } from '#web/__generated__/PatentsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { NewPatent } from './NewPatent.tsx'
import { PatentCard } from './PatentCard.tsx'
import { patentColumns, usePatents } from './patentColumns.tsx'
import { patentList } from './patents.list.ts'

export default function PatentsPage() {
  const { patents } = usePage<PatentsPageQuery>(graphql`
    query PatentsPageQuery($filter: PatentFilter, $sort: PatentSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      patents(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...patentColumns_patent
          }
        }
      }
    }
  `)
  const [adding, setAdding] = useState(false)
  const list = useList(patentList)
  const add = useAllowed('PATENT_CREATE') && (
    <Button onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {texts.add()}
    </Button>
  )
  return (
    <>
      <PageHeader title={pages.patents()} description={texts.description()} actions={add} />
      <List
        noun="patent"
        counted={texts.counted}
        list={list}
        rows={usePatents(nodesOf(patents))}
        total={patents.totalCount}
        nameOf={({ title }) => title}
        columns={patentColumns}
        card={(patent) => <PatentCard patent={patent} />}
        exporting={useExport('patents', patentList.variables)}
        empty={{
          icon: ScrollText,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          action: list.filtered ? undefined : add || undefined,
        }}
      />
      {adding && <NewPatent onClose={() => setAdding(false)} />}
    </>
  )
}
