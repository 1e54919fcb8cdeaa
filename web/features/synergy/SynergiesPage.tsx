/** Saved analyses of synergy. */
import { Button } from '@chakra-ui/react'
import { Combine } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as counts from '#texts/synergy/counts.js'
import * as texts from '#texts/synergy/list.js'
import * as pages from '#texts/synergy/pages.js'
import type { SynergiesPageQuery } from '#web/__generated__/SynergiesPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from './AiToolsNav.tsx'
import { BulkSynergies } from './BulkSynergies.tsx'
import { synergyList } from './synergies.list.ts'
import { SynergyCard, synergyColumns, useAnalyses } from './synergyColumns.tsx'

export default function SynergiesPage() {
  const { synergyAnalyses, mine } = usePage<SynergiesPageQuery>(graphql`
    query SynergiesPageQuery(
      $filter: SynergyAnalysisFilter
      $sort: SynergyAnalysisSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      synergyAnalyses(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...synergyColumns_analysis
          }
        }
      }
      mine: projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
        edges {
          node {
            id
            title
          }
        }
      }
    }
  `)
  const list = useList(synergyList, {
    source: nodesOf(mine).map(({ id, title }) => ({ value: id, label: title })),
  })
  const find = (
    <Button asChild>
      <Link to="/ai-tools/synergy">
        <Combine size={16} aria-hidden />
        {texts.find()}
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader title={pages.analyses()} description={texts.description()} actions={find} />
      <AiToolsNav />
      <List
        noun="analysis"
        counted={counts.analyses}
        list={list}
        rows={useAnalyses(nodesOf(synergyAnalyses))}
        total={synergyAnalyses.totalCount}
        nameOf={({ title }) => title}
        columns={synergyColumns}
        card={(analysis) => <SynergyCard analysis={analysis} />}
        exporting={useExport('synergyAnalyses', synergyList.variables, 'project-synergies')}
        bulk={(selected, done) => <BulkSynergies selected={selected} onDone={done} />}
        empty={{
          icon: Combine,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          action: list.filtered ? undefined : find,
        }}
      />
    </>
  )
}
