/** The second list of all projects (docs/spec/projects.md#projects-list): fewer filters, and a project opens in a dialog. */
import { FolderSearch } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/projectsReduxPage.js'
import * as counts from '#texts/projects/counts.js'
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
import { ProjectSheet, type OpenProject } from './ProjectSheet.tsx'
import { useOpenProject } from './useOpenProject.ts'
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
      <PageHeader title={texts.projectsSecondList()} description={texts.allProjectsEachOpensIn()} />
      <List
        noun="project"
        counted={counts.projects}
        state={state}
        rows={rows}
        total={projects.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columnsOf(setOpen)}
        exporting={useExport('projects', projectsReduxVariables)}
        card={(project) => <ReviewCard project={project} onOpen={setOpen} />}
        searchPlaceholder={texts.searchProjects()}
        filters={
          <>
            <ChoiceFilter
              state={state}
              name="status"
              label={texts.status()}
              all={texts.all()}
              choices={statusChoices.map((value) => ({ value, label: statusWords[value] }))}
            />
            <PersonFilter state={state} name="owner" label={texts.owner()} roles={['RESEARCHER']} />
          </>
        }
        chips={projectsListChips(state, usePersonWords(state, 'owner'))}
        empty={{
          icon: FolderSearch,
          title: texts.noProjectsFound(),
          message: texts.tryAdjustingYourFilters(),
        }}
      />
      <ProjectSheet open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const columnsOf = (onOpen: (open: OpenProject) => void): Column<ReviewedProject>[] => [
  numberColumn,
  {
    header: texts.title(),
    keep: true,
    share: 2.5,
    sort: 'TITLE',
    file: 'title',
    cell: (project) => <ProjectTitle project={project} />,
  },
  {
    header: texts.owner(),
    leaves: 3,
    file: 'owner.name',
    cell: ({ owner }) => owner?.name ?? texts.unassigned(),
  },
  leadColumn,
  statusColumn,
  trlColumn,
  {
    header: texts.created(),
    width: 7,
    leaves: 2,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.actions(),
    width: 11.5,
    keep: true,
    cell: (project) => <ReviewRowActions project={project} onOpen={onOpen} />,
  },
]
