/** The second list of all projects (docs/spec/projects.md#projects-list): fewer filters, and a project opens in a dialog. */
import { FolderSearch } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/projectsReduxPage.js'
import * as counts from '#texts/projects/counts.js'
import type { ProjectsReduxPageQuery } from '#web/__generated__/ProjectsReduxPageQuery.graphql.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ProjectSheet } from './ProjectSheet.tsx'
import { projectSorts } from './projectSorts.ts'
import { useOpenProject } from './useOpenProject.ts'
import { secondProjectList } from './projectsRedux.list.ts'
import { secondColumns } from './secondColumns.tsx'
import { ReviewCard, useReviewedProjects } from './ReviewRow.tsx'

export default function ProjectsReduxPage() {
  const { projects } = usePage<ProjectsReduxPageQuery>(graphql`
    query ProjectsReduxPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ReviewRow_projects
          }
        }
      }
    }
  `)
  const rows = useReviewedProjects(nodesOf(projects))
  const list = useList(secondProjectList, { owner: usePersonFilter('owner', { roles: ['RESEARCHER'] }) })
  const { open, show, close } = useOpenProject()
  return (
    <>
      <PageHeader title={texts.projectsSecondList()} description={texts.allProjectsEachOpensIn()} />
      <List
        noun="project"
        counted={counts.projects}
        list={list}
        rows={rows}
        total={projects.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => secondColumns(show), [show])}
        tools={<SortMenu state={list.state} sorts={projectSorts} />}
        exporting={useExport('projects', secondProjectList.variables)}
        card={(project) => <ReviewCard project={project} onOpen={show} />}
        empty={{
          icon: FolderSearch,
          title: texts.noProjectsFound(),
          message: texts.tryAdjustingYourFilters(),
        }}
      />
      <ProjectSheet open={open} onClose={close} />
    </>
  )
}
