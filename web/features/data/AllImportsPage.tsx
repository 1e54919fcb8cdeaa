/** The imports of everybody; one that can be undone says until when. */
import { FileUp } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/data/list.js'
import * as pages from '#texts/data/pages.js'
import type { AllImportsPageQuery } from '#web/__generated__/AllImportsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { importList } from './allImports.list.ts'
import { ImportCard, allImportsColumns, useImports } from './allImportsColumns.tsx'

export default function AllImportsPage() {
  const { allImports } = usePage<AllImportsPageQuery>(graphql`
    query AllImportsPageQuery($filter: ImportFilter, $sort: ImportSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      allImports(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...allImportsColumns_import
          }
        }
      }
    }
  `)
  const list = useList(importList, {})
  return (
    <>
      <PageHeader title={pages.imports()} description={pages.importsDescription()} />
      <List
        noun="import"
        counted={texts.counted}
        list={list}
        rows={useImports(nodesOf(allImports))}
        total={allImports.totalCount}
        nameOf={({ fileName }) => fileName}
        columns={allImportsColumns}
        card={(brought) => <ImportCard brought={brought} />}
        exporting={useExport('allImports', importList.variables)}
        usual="table"
        empty={{
          icon: FileUp,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
