/** Innovation Projects (docs/spec/projects.md#innovation-projects): what is under way, planned and done, as far as the viewer may see it. */
import { Box, Button, Flex, Stack, useBreakpointValue, VisuallyHidden } from '@chakra-ui/react'
import { Lightbulb, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useNavigation } from 'react-router'
import * as texts from '#texts/innovation/innovationPage.js'
import * as counts from '#texts/innovation/counts.js'
import type { InnovationPageQuery } from '#web/__generated__/InnovationPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatCount } from '#web/ui/format.ts'
import { chipsOf, FilterChips } from '#web/ui/list/FilterChips.tsx'
import { ListCards } from '#web/ui/list/ListCards.tsx'
import { FilterButton, SearchBox } from '#web/ui/list/ListToolbar.tsx'
import { Pages } from '#web/ui/list/Pages.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { filterNames, pageSize, tabOf, tabs, usualSort, type Tab } from './innovation.list.ts'
import { InnovationCard } from './InnovationCard.tsx'
import { InnovationFilters } from './InnovationFilters.tsx'

export default function InnovationPage() {
  const data = usePage<InnovationPageQuery>(graphql`
    query InnovationPageQuery(
      $open: Boolean!
      $shown: ProjectFilter
      $active: ProjectFilter
      $planning: ProjectFilter
      $completed: ProjectFilter
      $sort: ProjectSort
      $first: Int
      $page: Int
    ) @preloadable {
      shown: projects(filter: $shown, sort: $sort, first: $first, page: $page) @include(if: $open) {
        totalCount
        edges {
          node {
            id
            ...InnovationCard_project
          }
        }
      }
      active: projects(filter: $active, first: 0) @include(if: $open) {
        totalCount
      }
      planning: projects(filter: $planning, first: 0) @include(if: $open) {
        totalCount
      }
      completed: projects(filter: $completed, first: 0) @include(if: $open) {
        totalCount
      }
      projectTags @include(if: $open)
      departments {
        name
      }
    }
  `)
  const state = useListState(usualSort)
  const mayCreate = useAllowed('PROJECT_CREATE')
  const wide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true
  const loading = useNavigation().state === 'loading'
  const tab = tabOf(state.value('tab'))
  const rows = nodesOf(data.shown)
  const total = data.shown?.totalCount ?? 0
  const chips = chipsOf(state, {
    department: (value) => texts.department({ value }),
    trlMin: (value) => texts.trlFrom({ value }),
    trlMax: (value) => texts.trlTo({ value }),
    tag: (value) => value,
  })
  const labels = Object.fromEntries(
    (Object.keys(tabs) as Tab[]).map((name) => [
      name,
      `${tabs[name].label} (${formatCount(data[name]?.totalCount ?? 0)})`,
    ]),
  ) as Record<Tab, string>
  const filters = (
    <InnovationFilters
      state={state}
      departments={data.departments.map(({ name }) => name)}
      tags={data.projectTags ?? []}
    />
  )
  const search = <SearchBox state={state} placeholder={texts.searchTitleDescription()} />
  return (
    <>
      <PageHeader
        title={texts.innovationProjects()}
        description={texts.whatIsUnderWayPlanned()}
        actions={
          mayCreate && (
            <Button asChild>
              <Link to="/researchers/projects/new">
                <Plus size={16} aria-hidden />
                {texts.newProject()}
              </Link>
            </Button>
          )
        }
      />
      <Flex gap="6" alignItems="start" direction={{ base: 'column', lg: 'row' }}>
        {wide ? (
          <Stack
            as="aside"
            aria-label={texts.filters()}
            width="270px"
            flexShrink="0"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            padding="4"
            gap="5"
          >
            {search}
            {filters}
          </Stack>
        ) : (
          <Flex gap="3" width="full">
            {search}
            <FilterButton filtered={chips.length}>{filters}</FilterButton>
          </Flex>
        )}
        <Tabs
          value={tab}
          onChange={(value) => state.setFilters({ tab: value === 'active' ? '' : value })}
          tabs={labels}
        >
          <Stack gap="4">
            <FilterChips chips={chips} onClear={() => state.clear(filterNames)} />
            <VisuallyHidden role="status" aria-live="polite">
              {loading ? texts.loading() : counts.projects({ count: total })}
            </VisuallyHidden>
            <Box opacity={loading ? 0.5 : 1} transition="opacity 0.15s" aria-busy={loading}>
              {rows.length ? (
                <ListCards rows={rows} idOf={({ id }) => id} card={(project) => <InnovationCard project={project} />} />
              ) : (
                <EmptyState
                  icon={Lightbulb}
                  title={texts.noProjectsFoundWithCurrent({ tab })}
                  message={data.shown ? undefined : texts.projectsAreNotOpenTo()}
                  action={
                    (chips.length > 0 || state.search) && (
                      <Button variant="outline" onClick={() => state.clear(filterNames)}>
                        {texts.resetFilters()}
                      </Button>
                    )
                  }
                />
              )}
            </Box>
            <Pages state={state} total={total} usual={pageSize} />
          </Stack>
        </Tabs>
      </Flex>
    </>
  )
}
