/** Opportunities of an investor: all, those recommended, or those saved. */
import { Button } from '@chakra-ui/react'
import { Compass } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/opportunities/list.js'
import * as pages from '#texts/opportunities/pages.js'
import type { OpportunitiesPageQuery } from '#web/__generated__/OpportunitiesPageQuery.graphql.ts'
import { viewedProjectParameter } from '#web/features/projects/project.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { ProjectSheet } from '#web/features/projects/ProjectSheet.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CompareBar } from './CompareBar.tsx'
import { EditThesis } from './EditThesis.tsx'
import { OpportunityCard } from './OpportunityCard.tsx'
import { opportunityColumns, useOpportunities } from './opportunityColumns.tsx'
import { opportunityKinds } from './opportunityKinds.ts'
import { opportunityList } from './opportunities.list.ts'
import { opportunitySorts } from './opportunityWords.ts'
import { ThesisInvitation } from './ThesisInvitation.tsx'
import { useCompared } from './useCompared.ts'

export default function OpportunitiesPage() {
  const { opportunities, ownInvestmentThesis: thesis } = usePage<OpportunitiesPageQuery>(graphql`
    query OpportunitiesPageQuery($filter: OpportunityFilter, $sort: OpportunitySort, $first: Int, $page: Int)
    @preloadable {
      opportunities(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        opportunities {
          ...opportunityColumns_opportunity
        }
      }
      ownInvestmentThesis {
        ...EditThesis_thesis
      }
    }
  `)
  const { pathname } = useLocation()
  const kind = opportunityKinds[pathname]!
  const list = useList(kind.list)
  const compared = useCompared()
  const [open, setOpen] = useOpenNumber(viewedProjectParameter)
  const parts = useMemo(() => ({ compared, onOpen: setOpen }), [compared, setOpen])
  return (
    <>
      <PageHeader
        title={kind.title}
        description={kind.description(Boolean(thesis))}
        actions={<EditThesis thesis={thesis ?? null} />}
      />
      <LinkTabs
        label={pages.opportunities()}
        links={Object.entries(opportunityKinds).map(([to, { label }]) => ({ to, label, current: to === pathname }))}
      />
      {!thesis && pathname === '/opportunities/recommended' && <ThesisInvitation />}
      <List
        noun="opportunity"
        counted={texts.counted}
        list={list}
        usual="grid"
        rows={useOpportunities(opportunities.opportunities)}
        total={opportunities.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => opportunityColumns(parts), [parts])}
        card={(opportunity) => <OpportunityCard opportunity={opportunity} {...parts} />}
        exporting={useExport('opportunities', kind.list.variables)}
        tools={
          <>
            <SortMenu state={list.state} sorts={opportunitySorts} />
            {kind.list === opportunityList && <SavedViews list="opportunities" variables={opportunityList.variables} />}
          </>
        }
        empty={{
          icon: Compass,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : kind.none,
          action: list.filtered ? (
            <Button variant="outline" onClick={list.clear}>
              {texts.clear()}
            </Button>
          ) : (
            pathname !== '/opportunities' && (
              <Button asChild variant="outline">
                <Link to="/opportunities">{texts.find()}</Link>
              </Button>
            )
          ),
        }}
      />
      <CompareBar compared={compared} />
      <ProjectSheet open={open === null ? null : { number: open, mode: 'view' }} onClose={() => setOpen(null)} />
    </>
  )
}
