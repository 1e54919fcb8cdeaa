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
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from './AiToolsNav.tsx'
import { BulkSynergies } from './BulkSynergies.tsx'
import { pageSize, synergiesVariables, usualSort } from './synergies.list.ts'
import { SynergyCard, synergyColumns } from './synergyColumns.tsx'

export default function SynergiesPage() {
  const { synergyAnalyses, mine } = usePage<SynergiesPageQuery>(graphql`
    query SynergiesPageQuery($filter: SynergyAnalysisFilter, $sort: SynergyAnalysisSort, $first: Int, $page: Int)
    @preloadable {
      synergyAnalyses(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            id
            number
            path
            title
            sourceTitle
            targetTitle
            overall
            engineVersion
            createdAt
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
  const state = useListState(usualSort)
  const own = nodesOf(mine)
  const chips = chipsOf(state, {
    source: (value) => texts.projectIs({ title: own.find(({ id }) => id === value)?.title ?? '' }),
  })
  const filtered = chips.length > 0 || state.search !== ''
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
        state={state}
        rows={nodesOf(synergyAnalyses)}
        total={synergyAnalyses.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={synergyColumns}
        card={(analysis) => <SynergyCard analysis={analysis} />}
        exporting={useExport('synergyAnalyses', synergiesVariables, 'project-synergies')}
        searchPlaceholder={texts.search()}
        filters={
          <ChoiceFilter
            state={state}
            name="source"
            label={texts.source()}
            all={texts.allProjects()}
            choices={own.map(({ id, title }) => ({ value: id, label: title }))}
          />
        }
        chips={chips}
        bulk={(selected, done) => <BulkSynergies selected={selected} onDone={done} />}
        empty={{
          icon: Combine,
          title: texts.none(),
          message: filtered ? texts.noneMatch() : texts.noneYet(),
          action: filtered ? undefined : find,
        }}
      />
    </>
  )
}
