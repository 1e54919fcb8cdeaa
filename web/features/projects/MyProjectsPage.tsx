/** My Research Projects (docs/spec/projects.md#my-research-projects). */
import { Button, HStack, Text } from '@chakra-ui/react'
import { FolderKanban, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  MyProjectsPage_project$data,
  MyProjectsPage_project$key,
} from '#web/__generated__/MyProjectsPage_project.graphql.ts'
import * as texts from '#texts/projects/myProjectsPage.js'
import * as counts from '#texts/projects/counts.js'
import type { MyProjectsPageQuery } from '#web/__generated__/MyProjectsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DeletedProjects } from './DeletedProjects.tsx'
import { fundingInShort } from './fundingInShort.ts'
import { MyProjectCard } from './MyProjectCard.tsx'
import { MyProjectFilters, myProjectChips } from './MyProjectFilters.tsx'
import { myProjectsVariables, pageSize, usualSort } from './myProjects.list.ts'
import { PotentialBadge } from './ProjectBadges.tsx'
import { statusColumn, trlColumn } from './projectColumns.tsx'
import { ProjectSheet, type OpenProject } from './ProjectSheet.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'
import { ProjectActions } from './ProjectActions.tsx'
import { useDeleteProjects } from './useDeleteProjects.tsx'

export type MyProject = MyProjects[number]
type MyProjects = MyProjectsPage_project$data

export default function MyProjectsPage() {
  const { projects } = usePage<MyProjectsPageQuery>(graphql`
    query MyProjectsPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int) @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...MyProjectsPage_project
          }
        }
      }
    }
  `)
  const rows = useFragment<MyProjectsPage_project$key>(
    graphql`
      fragment MyProjectsPage_project on Project @relay(plural: true) {
        id
        number
        title
        description
        status
        trl
        tags
        department
        memberCount
        fundingStatus
        fundingAmount
        industryInterest
        commercialPotential
        createdAt
        canUpdate
        canDelete
      }
    `,
    nodesOf(projects),
  )
  const state = useListState(usualSort)
  const chips = myProjectChips(state)
  const [open, setOpen] = useState<OpenProject | null>(null)
  const remove = useDeleteProjects()
  const filtered = chips.length > 0 || state.search !== ''

  const columns: Column<MyProject>[] = [
    {
      header: texts.project(),
      share: 2,
      sort: 'TITLE',
      file: { Number: 'number', Project: 'title', Tags: 'tags' },
      cell: (project) => (
        <>
          <ProjectTitle project={project} />
          {project.tags.length > 0 && (
            <Text fontSize="xs" color="fg.muted">
              {project.tags.slice(0, 2).join(' · ')}
            </Text>
          )}
        </>
      ),
    },
    statusColumn,
    { ...trlColumn, header: texts.trlLevel(), width: 7 },
    {
      header: texts.team(),
      width: 6.25,
      file: 'memberCount',
      cell: ({ memberCount }) => counts.members({ count: Math.max(1, memberCount) }),
    },
    {
      header: texts.funding(),
      width: 8.5,
      sort: 'FUNDING_STATUS',
      file: { Funding: 'fundingStatus', 'Funding (AED)': 'fundingAmount' },
      look: 'one-line',
      cell: fundingInShort,
    },
    {
      header: texts.potential(),
      width: 7,
      sort: 'COMMERCIAL_POTENTIAL',
      file: { 'Potential (%)': 'commercialPotential' },
      cell: ({ commercialPotential }) => <PotentialBadge percent={commercialPotential} />,
    },
    {
      header: texts.created(),
      width: 7,
      sort: 'CREATED_AT',
      file: 'createdAt',
      look: 'one-line',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      header: texts.actions(),
      width: 5,
      keep: true,
      cell: (project) => <ProjectActions project={project} onOpen={setOpen} onDelete={remove} />,
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.myResearchProjects()}
        actions={
          <>
            <DeletedProjects />
            <NewProject label={texts.newProject()} />
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
        exporting={useExport('projects', myProjectsVariables, 'my-projects')}
        card={(project) => <MyProjectCard project={project} onOpen={setOpen} onDelete={remove} />}
        searchPlaceholder={texts.searchProjects()}
        filters={<MyProjectFilters state={state} />}
        chips={chips}
        empty={{
          icon: FolderKanban,
          title: texts.noProjectsFound(),
          message: filtered ? texts.noProjectMatchesYourFilters() : texts.youHaveNoProjectsYet(),
          action: (
            <HStack>
              <NewProject label={texts.createNewProject()} />
            </HStack>
          ),
        }}
      />
      <ProjectSheet open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const NewProject = ({ label }: { label: string }) => (
  <Button asChild>
    <Link to="/researchers/projects/new">
      <Plus size={16} aria-hidden />
      {label}
    </Link>
  </Button>
)
