/** Finds what one’s own project and others could do together (docs/spec/ai-tools.md#project-synergies). */
import { Stack } from '@chakra-ui/react'
import { FolderSearch } from 'lucide-react'
import { graphql } from 'react-relay'
import * as counts from '#texts/synergy/counts.js'
import * as texts from '#texts/synergy/finder.js'
import * as pages from '#texts/synergy/pages.js'
import type { FinderPageQuery } from '#web/__generated__/FinderPageQuery.graphql.ts'
import { ChooseProject } from '#web/features/projects/ChooseProject.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { withNamed } from '#web/features/projects/withNamed.ts'
import { usePage } from '#web/relay/page.tsx'
import { plain } from '#web/ui/list/filters.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AiToolsNav } from './AiToolsNav.tsx'
import { NoOwnProject } from './NoOwnProject.tsx'
import { targetList } from './finder.list.ts'
import { TargetCard } from './TargetCard.tsx'
import { targetColumns, useTargets } from './targetColumns.tsx'

export default function FinderPage() {
  const {
    mine,
    projects,
    departments,
    chosen: named,
  } = usePage<FinderPageQuery>(graphql`
    query FinderPageQuery(
      $filter: ProjectFilter
      $sort: ProjectSort
      $first: Int
      $page: Int
      $exact: Boolean
      $chosen: Int!
    ) @preloadable {
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
        totalCount(exact: $exact)
        edges {
          node {
            ...targetColumns_project
          }
        }
      }
    }
  `)
  const list = useList(targetList, { department: plain(departments.map(({ name }) => name)) })
  const own = withNamed(nodesOf(mine), named).filter(({ canFindSynergies }) => canFindSynergies)
  const chosen =
    own.find(({ number }) => String(number) === list.state.value('project')) ?? (own.length === 1 ? own[0]! : null)
  const targets = useTargets(nodesOf(projects))
  return (
    <>
      <PageHeader title={pages.find()} description={texts.description()} />
      <AiToolsNav />
      {own.length === 0 ? (
        <NoOwnProject title={texts.noProjects()} message={texts.noProjectsYet()} create={texts.newProject()} />
      ) : (
        <Stack gap="5">
          <ChooseProject projects={own} chosen={chosen} onChoose={(project) => list.state.setFilters({ project })} />
          <List
            noun="project"
            counted={counts.projects}
            usual="grid"
            list={list}
            rows={targets}
            total={projects.totalCount}
            nameOf={({ title }) => title}
            columns={targetColumns(chosen)}
            card={(project) => <TargetCard project={project} source={chosen} />}
            empty={{
              icon: FolderSearch,
              title: texts.none(),
              message: list.filtered ? texts.noneMatch() : texts.noneYet(),
            }}
          />
        </Stack>
      )}
    </>
  )
}
