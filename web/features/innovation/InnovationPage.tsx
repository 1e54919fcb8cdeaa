/** Innovation Projects (docs/spec/projects.md#innovation-projects): what is under way, planned and done, as far as the viewer may see it. */
import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/innovation/innovationPage.js'
import type { InnovationPageQuery } from '#web/__generated__/InnovationPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { formatCount } from '#web/ui/format.ts'
import { plain } from '#web/ui/list/filters.ts'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { innovationList, tabOf, tabs, type Tab } from './innovation.list.ts'
import { InnovationFilters } from './InnovationFilters.tsx'
import { InnovationResults } from './InnovationResults.tsx'

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
      $exact: Boolean
    ) @preloadable {
      shown: projects(filter: $shown, sort: $sort, first: $first, page: $page) @include(if: $open) {
        ...InnovationResults_projects
      }
      active: projects(filter: $active, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      planning: projects(filter: $planning, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      completed: projects(filter: $completed, first: 0) @include(if: $open) {
        totalCount(exact: true)
      }
      projectTags @include(if: $open)
      departments {
        name
      }
    }
  `)
  const list = useList(innovationList, {
    department: plain(data.departments.map(({ name }) => name)),
    tag: plain(data.projectTags ?? []),
  })
  const { state } = list
  const mayCreate = useAllowed('PROJECT_CREATE')
  const tab = tabOf(state.value('tab'))
  const labels = labelsOf(data)
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
        <InnovationFilters list={list} />
        <Tabs
          value={tab}
          onChange={(value) => state.setFilters({ tab: value === 'active' ? '' : value })}
          tabs={labels}
        >
          <InnovationResults projects={data.shown ?? null} list={list} tab={tab} />
        </Tabs>
      </Flex>
    </>
  )
}

/** A tab says how many projects it has. */
const labelsOf = (data: Partial<Record<Tab, { totalCount: number } | null>>) =>
  Object.fromEntries(
    (Object.keys(tabs) as Tab[]).map((name) => [
      name,
      `${tabs[name].label} (${formatCount(data[name]?.totalCount ?? 0)})`,
    ]),
  ) as Record<Tab, string>
