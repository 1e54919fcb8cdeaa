/** Grants of the university (docs/spec/university.md#grants). */
import { Button } from '@chakra-ui/react'
import { Banknote, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/grants/list.js'
import * as pages from '#texts/grants/pages.js'
import type { GrantsPageQuery } from '#web/__generated__/GrantsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { GrantCard, grantColumns, useGrants } from './grantColumns.tsx'
import { NewGrant } from './GrantForm.tsx'
import { grantList } from './grants.list.ts'

export default function GrantsPage() {
  const { researchGrants } = usePage<GrantsPageQuery>(graphql`
    query GrantsPageQuery(
      $filter: ResearchGrantFilter
      $sort: ResearchGrantSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      researchGrants(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...grantColumns_grant
          }
        }
      }
    }
  `)
  const [adding, setAdding] = useState(false)
  const list = useList(grantList)
  const add = useAllowed('GRANT_CREATE') && (
    <Button onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      {texts.add()}
    </Button>
  )
  return (
    <>
      <PageHeader title={pages.grants()} description={texts.description()} actions={add} />
      <List
        noun="grant"
        counted={texts.counted}
        list={list}
        rows={useGrants(nodesOf(researchGrants))}
        total={researchGrants.totalCount}
        nameOf={({ title }) => title}
        columns={grantColumns}
        card={(grant) => <GrantCard grant={grant} />}
        exporting={useExport('researchGrants', grantList.variables)}
        empty={{
          icon: Banknote,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          action: list.filtered ? undefined : add || undefined,
        }}
      />
      {adding && <NewGrant onClose={() => setAdding(false)} />}
    </>
  )
}
