/** The archive: what was put away, when and why, with the way back (docs/spec/projects.md#archive-and-investment). */
import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  ArchivePage_project$data,
  ArchivePage_project$key,
} from '#web/__generated__/ArchivePage_project.graphql.ts'
import * as texts from '#texts/projects/archivePage.js'
import * as counts from '#texts/projects/counts.js'
import type { ArchivePageQuery } from '#web/__generated__/ArchivePageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { archiveVariables, pageSize, usualSort } from './archive.list.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { titleIn } from './outcomeWords.ts'
import { leadOf } from './leadOf.ts'
import { StatusBadge } from './ProjectBadges.tsx'
import { leadColumn, numberColumn } from './projectColumns.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'

type Archived = ArchivePage_project$data[number]
type Asked = { ids: readonly string[]; name: string }

export default function ArchivePage() {
  const { projects } = usePage<ArchivePageQuery>(graphql`
    query ArchivePageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int) @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...ArchivePage_project
          }
        }
      }
    }
  `)
  const rows = useFragment<ArchivePage_project$key>(
    graphql`
      fragment ArchivePage_project on Project @relay(plural: true) {
        id
        number
        title
        principalInvestigator
        archivedAt
        archivedFrom
        archiveReason
        owner {
          name
        }
      }
    `,
    nodesOf(projects),
  )
  const state = useListState(usualSort)
  const [asked, setAsked] = useState<Asked | null>(null)
  const restore = (project: Archived) => (
    <Button
      size="xs"
      variant="outline"
      aria-label={texts.restoreTitle({ title: project.title })}
      onClick={() => setAsked({ ids: [project.id], name: project.title })}
    >
      <ArchiveRestore size={14} aria-hidden />
      {texts.restore()}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.archivedProjects()} description={texts.projectsThatWerePutAway()} />
      <List
        noun="project"
        counted={counts.projects}
        state={state}
        rows={rows}
        total={projects.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={[...columns, { header: texts.actions(), width: 7, keep: true, cell: restore }]}
        exporting={useExport('projects', archiveVariables, 'archived-projects')}
        card={(project) => <ArchivedCard project={project} action={restore(project)} />}
        bulk={(ids) => (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setAsked({ ids, name: counts.projects({ count: ids.length }) })}
          >
            <ArchiveRestore size={16} aria-hidden />
            {texts.restore()}
          </Button>
        )}
        searchPlaceholder={texts.searchProjects()}
        empty={{
          icon: Archive,
          title: texts.noArchivedProjects(),
          message: state.search ? texts.noArchivedProjectMatchesYour() : texts.whatYouArchiveIsKept(),
        }}
      />
      <ArchiveDialog asked={asked} titleOf={titleIn(rows)} restore onClose={() => setAsked(null)} />
    </>
  )
}

const columns: Column<Archived>[] = [
  numberColumn,
  {
    header: texts.title(),
    keep: true,
    share: 2.5,
    sort: 'TITLE',
    file: 'title',
    cell: (project) => <ProjectTitle project={project} />,
  },
  leadColumn,
  {
    header: texts.was(),
    width: 7,
    leaves: 2,
    file: 'archivedFrom',
    cell: ({ archivedFrom }) => archivedFrom && <StatusBadge status={archivedFrom} />,
  },
  {
    header: texts.archived(),
    width: 7,
    sort: 'UPDATED_AT',
    file: 'archivedAt',
    look: 'one-line',
    cell: ({ archivedAt }) => formatDate(archivedAt),
  },
  {
    header: texts.reason(),
    share: 2,
    file: 'archiveReason',
    cell: ({ archiveReason }) => <Text lineClamp={3}>{archiveReason || texts.noneGiven()}</Text>,
  },
]

const ArchivedCard = ({ project, action }: { project: Archived; action: React.ReactNode }) => (
  <Card>
    <Heading as="h2" size="md">
      <Link to={`/projects/${project.number}`}>{project.title}</Link>
    </Heading>
    <Text color="fg.muted" fontSize="xs">
      {texts.archivedProjectArchivedAt({
        project: leadOf(project),
        archivedAt: formatDate(project.archivedAt),
      })}
    </Text>
    <Text lineClamp={4}>{project.archiveReason || texts.noReasonGiven()}</Text>
    <Flex marginTop="auto" justifyContent="space-between" alignItems="center">
      {project.archivedFrom && <StatusBadge status={project.archivedFrom} />}
      {action}
    </Flex>
  </Card>
)
