/** The university's list of all projects (docs/spec/projects.md#projects-list). */
import { Button, HStack } from '@chakra-ui/react'
import { Archive, FileUp, FolderSearch, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectsListPage.js'
import * as counts from '#texts/projects/counts.js'
import type { ProjectsListPageQuery } from '#web/__generated__/ProjectsListPageQuery.graphql.ts'
import { usePersonWords } from '#web/features/people/PersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { ago, formatDay } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BulkAccess } from './BulkAccess.tsx'
import { accessColumn, commercialColumn, leadColumn, numberColumn, statusColumn, trlColumn } from './projectColumns.tsx'
import { ProjectSheet, type OpenProject } from './ProjectSheet.tsx'
import { pageSize, projectsListVariables, usualSort } from './projectsList.list.ts'
import { ProjectsListFilters, projectsListChips } from './ProjectsListFilters.tsx'
import { titleIn } from './outcomeWords.ts'
import { ProjectTitle } from './ProjectTitle.tsx'
import { ReviewCard, ReviewDetails, ReviewRowActions, useReviewedProjects, type ReviewedProject } from './ReviewRow.tsx'

export default function ProjectsListPage() {
  const { projects, latest } = usePage<ProjectsListPageQuery>(graphql`
    query ProjectsListPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int) @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
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
  const state = useListState(usualSort)
  const chips = projectsListChips(state, usePersonWords(state, 'owner'))
  const [open, setOpen] = useState<OpenProject | null>(null)
  const newest = latest.edges[0]?.node?.updatedAt

  const columns: Column<ReviewedProject>[] = [
    numberColumn,
    {
      header: texts.title(),
      keep: true,
      share: 1.6,
      sort: 'TITLE',
      file: 'title',
      cell: (project) => <ProjectTitle project={project} />,
    },
    leadColumn,
    statusColumn,
    trlColumn,
    commercialColumn,
    accessColumn,
    {
      header: texts.updated(),
      width: 6,
      leaves: 2,
      sort: 'UPDATED_AT',
      file: 'updatedAt',
      look: 'one-line',
      cell: ({ updatedAt }) => formatDay(updatedAt),
    },
    {
      header: texts.actions(),
      width: 11.5,
      keep: true,
      cell: (project) => <ReviewRowActions project={project} onOpen={setOpen} />,
    },
  ]

  const owner = state.value('owner')
  return (
    <>
      <PageHeader
        title={texts.projects()}
        description={newest ? texts.lastUpdated({ newest: ago(newest) }) : undefined}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/projects/archive">
                <Archive size={16} aria-hidden />
                {texts.archive()}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/import-data">
                <FileUp size={16} aria-hidden />
                {texts.importData()}
              </Link>
            </Button>
            <Button asChild>
              <Link to={`/researchers/projects/new${owner ? `?ownerId=${owner}` : ''}`}>
                <Plus size={16} aria-hidden />
                {texts.createProject()}
              </Link>
            </Button>
          </>
        }
      />
      <List
        noun="project"
        counted={counts.projects}
        state={state}
        rows={rows}
        total={projects.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        exporting={useExport('projects', projectsListVariables)}
        card={(project) => <ReviewCard project={project} onOpen={setOpen} />}
        details={(project) => <ReviewDetails project={project} />}
        bulk={(selected, done) => <BulkAccess ids={selected} titleOf={titleIn(rows)} onDone={done} />}
        searchPlaceholder={texts.searchProjects()}
        filters={<ProjectsListFilters state={state} />}
        chips={chips}
        summary={counts.projects({ count: projects.totalCount })}
        empty={{
          icon: FolderSearch,
          title: texts.noProjectsFound(),
          message: texts.tryAdjustingYourFiltersOr(),
          action: (
            <HStack>
              <Button variant="outline" onClick={() => state.clear()}>
                {texts.clearAll()}
              </Button>
            </HStack>
          ),
        }}
      />
      <ProjectSheet open={open} onClose={() => setOpen(null)} />
    </>
  )
}
