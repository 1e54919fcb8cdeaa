/** The second list of all projects (docs/spec/projects.md#projects-list): fewer filters, and a project opens in a dialog. */
import { FolderSearch } from 'lucide-react'
import { graphql } from 'react-relay'
import type { ProjectsReduxPageQuery } from '#web/__generated__/ProjectsReduxPageQuery.graphql.ts'
import { PersonFilter, usePersonWords } from '#web/features/people/PersonFilter.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatDate } from '#web/ui/format.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { leadColumn, numberColumn, statusColumn, trlColumn } from './projectColumns.tsx'
import { ProjectDialog, useOpenProject } from './ProjectDialog.tsx'
import type { OpenProject } from './ProjectOverlay.tsx'
import { statusChoices } from './projectsList.list.ts'
import { projectsListChips } from './ProjectsListFilters.tsx'
import { pageSize, projectsReduxVariables, usualSort } from './projectsRedux.list.ts'
import { ProjectTitle } from './ProjectTitle.tsx'
import { statusWords } from './projectWords.ts'
import { ReviewCard, ReviewRowActions, useReviewedProjects, type ReviewedProject } from './ReviewRow.tsx'

export default function ProjectsReduxPage() {
  const { projects } = usePage<ProjectsReduxPageQuery>(graphql`
    query ProjectsReduxPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int) @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...ReviewRow_projects
          }
        }
      }
    }
  `)
  const rows = useReviewedProjects(nodesOf(projects))
  const state = useListState(usualSort)
  const [open, setOpen] = useOpenProject()
  return (
    <>
      <PageHeader title="Projects (second list)" description="All projects; each opens in a dialog." />
      <List
        noun="project"
        state={state}
        rows={rows}
        total={projects.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columnsOf(setOpen)}
        exporting={useExport('projects', projectsReduxVariables)}
        card={(project) => <ReviewCard project={project} onOpen={setOpen} />}
        searchPlaceholder="Search projects..."
        filters={
          <>
            <ChoiceFilter
              state={state}
              name="status"
              label="Status"
              all="All"
              choices={statusChoices.map((value) => ({ value, label: statusWords[value] }))}
            />
            <PersonFilter state={state} name="owner" label="Owner" roles={['RESEARCHER']} />
          </>
        }
        chips={projectsListChips(state, usePersonWords(state, 'owner'))}
        empty={{ icon: FolderSearch, title: 'No projects found', message: 'Try adjusting your filters.' }}
      />
      <ProjectDialog open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const columnsOf = (onOpen: (open: OpenProject) => void): Column<ReviewedProject>[] => [
  numberColumn,
  {
    header: 'Title',
    keep: true,
    share: 2.5,
    sort: 'TITLE',
    file: 'title',
    cell: (project) => <ProjectTitle project={project} />,
  },
  { header: 'Owner', leaves: 3, file: 'owner.name', cell: ({ owner }) => owner?.name ?? 'Unassigned' },
  leadColumn,
  statusColumn,
  trlColumn,
  {
    header: 'Created',
    width: 7,
    leaves: 2,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: 'Actions',
    width: 11.5,
    keep: true,
    cell: (project) => <ReviewRowActions project={project} onOpen={onOpen} />,
  },
]
