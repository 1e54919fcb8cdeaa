/** Finds what an own project and others could do together (docs/spec/ai-tools.md#project-synergies). */
import { Button, NativeSelect, Stack, Text, chakra } from '@chakra-ui/react'
import { FolderKanban, FolderSearch, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as counts from '#texts/synergy/counts.js'
import * as texts from '#texts/synergy/finder.js'
import * as pages from '#texts/synergy/pages.js'
import type { FinderPageQuery } from '#web/__generated__/FinderPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { withNamed } from '#web/features/projects/withNamed.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { List } from '#web/ui/list/List.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from './AiToolsNav.tsx'
import { finderChips, FinderFilters } from './FinderFilters.tsx'
import { pageSize, usualSort } from './finder.list.ts'
import { TargetCard } from './TargetCard.tsx'
import { targetColumns } from './targetColumns.tsx'

export default function FinderPage() {
  const {
    mine,
    projects,
    departments,
    chosen: named,
  } = usePage<FinderPageQuery>(graphql`
    query FinderPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $chosen: Int!)
    @preloadable {
      chosen: project(number: $chosen) {
        id
        number
        title
        canFindSynergies
      }
      mine: projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
        edges {
          node {
            id
            number
            title
            canFindSynergies
          }
        }
      }
      departments {
        name
      }
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            id
            path
            title
            department
            trl
            ...TargetCard_project
          }
        }
      }
    }
  `)
  const state = useListState(usualSort)
  const own = withNamed(nodesOf(mine), named).filter(({ canFindSynergies }) => canFindSynergies)
  const chosen =
    own.find(({ number }) => String(number) === state.value('project')) ?? (own.length === 1 ? own[0]! : null)
  const chips = finderChips(state)
  return (
    <>
      <PageHeader title={pages.find()} description={texts.description()} />
      <AiToolsNav />
      {own.length === 0 ? (
        <EmptyState
          icon={FolderKanban}
          title={texts.noProjects()}
          message={texts.noProjectsYet()}
          action={
            <Button asChild>
              <Link to="/researchers/projects/new">
                <Plus size={16} aria-hidden />
                {texts.newProject()}
              </Link>
            </Button>
          }
        />
      ) : (
        <Stack gap="5">
          <chakra.label maxW="xl">
            <Text as="span" display="block" marginBottom="1.5" fontSize="sm" fontWeight="medium">
              {texts.yourProject()}
            </Text>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={chosen ? chosen.number : ''}
                onChange={(event) => state.setFilters({ project: event.target.value })}
              >
                <option value="">{texts.chooseOne()}</option>
                {own.map(({ id, number, title }) => (
                  <option key={id} value={number}>
                    {title}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </chakra.label>
          <List
            noun="project"
            counted={counts.projects}
            usual="grid"
            state={state}
            rows={nodesOf(projects)}
            total={projects.totalCount}
            pageSize={pageSize}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            columns={targetColumns(chosen)}
            card={(project) => <TargetCard project={project} source={chosen} />}
            searchPlaceholder={texts.search()}
            filters={<FinderFilters state={state} departments={departments.map(({ name }) => name)} />}
            chips={chips}
            empty={{
              icon: FolderSearch,
              title: texts.none(),
              message: chips.length || state.search ? texts.noneMatch() : texts.noneYet(),
            }}
          />
        </Stack>
      )}
    </>
  )
}
