/** The university's list of all projects (docs/spec/projects.md#projects-list). */
import { Button } from '@chakra-ui/react'
import { FolderSearch } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectsListPage.js'
import * as counts from '#texts/projects/counts.js'
import type { ProjectsListPageQuery } from '#web/__generated__/ProjectsListPageQuery.graphql.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { agoInside } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BulkAccess } from './BulkAccess.tsx'
import { ProjectSheet } from './ProjectSheet.tsx'
import { projectSorts } from './projectSorts.ts'
import { useOpenProject } from './useOpenProject.ts'
import { projectList } from './projectsList.list.ts'
import { projectsListColumns } from './projectsListColumns.tsx'
import { ProjectsListLinks } from './ProjectsListLinks.tsx'
import { titleIn } from './outcomeWords.ts'
import { ReviewCard, ReviewDetails, useReviewedProjects } from './ReviewRow.tsx'

export default function ProjectsListPage() {
  const { projects, latest } = usePage<ProjectsListPageQuery>(graphql`
    query ProjectsListPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ReviewRow_projects
          }
        }
      }
      latest: projects(first: 1, sort: { field: UPDATED_AT, direction: DESC }) {
        edges {
          node {
            updatedAt
          }
        }
      }
    }
  `)
  const rows = useReviewedProjects(nodesOf(projects))
  const list = useList(projectList, { owner: usePersonFilter('owner', { roles: ['RESEARCHER'] }) })
  const { open, show, close } = useOpenProject()
  const newest = latest.edges[0]?.node?.updatedAt

  return (
    <>
      <PageHeader
        title={texts.projects()}
        description={newest ? texts.lastUpdated({ newest: agoInside(newest) }) : undefined}
        actions={<ProjectsListLinks owner={list.state.value('owner')} />}
      />
      <List
        noun="project"
        counted={counts.projects}
        list={list}
        rows={rows}
        total={projects.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => projectsListColumns(show), [show])}
        tools={
          <>
            <SortMenu state={list.state} sorts={projectSorts} />
            <SavedViews list="projects" variables={projectList.variables} />
          </>
        }
        exporting={useExport('projects', projectList.variables)}
        card={(project) => <ReviewCard project={project} onOpen={show} />}
        details={(project) => <ReviewDetails project={project} />}
        bulk={(selected, done) => <BulkAccess ids={selected} titleOf={titleIn(rows)} onDone={done} />}
        summary={(counted) => counted}
        empty={{
          icon: FolderSearch,
          title: texts.noProjectsFound(),
          message: texts.tryAdjustingYourFiltersOr(),
          action: list.filtered ? (
            <Button variant="outline" onClick={list.clear}>
              {texts.clearAll()}
            </Button>
          ) : (
            <Button asChild variant="outline">
              <Link to="/import-data">{texts.importData()}</Link>
            </Button>
          ),
        }}
      />
      <ProjectSheet open={open} onClose={close} />
    </>
  )
}
