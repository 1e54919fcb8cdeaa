/** The invention disclosures of all researchers, for the team that decides on them. */
import { Lightbulb } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/disclosures/list.js'
import * as pages from '#texts/disclosures/pages.js'
import type { DisclosuresPageQuery } from '#web/__generated__/DisclosuresPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DisclosureCard } from './DisclosureCard.tsx'
import { disclosureColumns, useDisclosures } from './disclosureColumns.tsx'
import { disclosureList } from './disclosures.list.ts'

export default function DisclosuresPage() {
  const { inventionDisclosures: disclosures } = usePage<DisclosuresPageQuery>(graphql`
    query DisclosuresPageQuery(
      $filter: InventionDisclosureFilter
      $sort: InventionDisclosureSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      inventionDisclosures(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...disclosureColumns_disclosure
          }
        }
      }
    }
  `)
  const list = useList(disclosureList)
  return (
    <>
      <PageHeader title={pages.disclosures()} description={texts.description()} />
      <List
        noun="disclosure"
        counted={texts.counted}
        list={list}
        rows={useDisclosures(nodesOf(disclosures))}
        total={disclosures.totalCount}
        nameOf={({ title }) => title}
        columns={disclosureColumns}
        card={(disclosure) => <DisclosureCard disclosure={disclosure} />}
        exporting={useExport('inventionDisclosures', disclosureList.variables)}
        empty={{
          icon: Lightbulb,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
