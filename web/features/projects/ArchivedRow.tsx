/** An archived project in the list: its columns in the table, and itself as a card. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/projects/archivePage.js'
import type {
  ArchivedRow_project$data,
  ArchivedRow_project$key,
} from '#web/__generated__/ArchivedRow_project.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { leadOf } from './leadOf.ts'
import { StatusBadge } from './ProjectBadges.tsx'
import { leadColumn, numberColumn } from './projectColumns.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'
import { RestoreProjects } from './RestoreProjects.tsx'

type Archived = ArchivedRow_project$data[number]

export const useArchived = (projects: ArchivedRow_project$key) =>
  useFragment<ArchivedRow_project$key>(
    graphql`
      fragment ArchivedRow_project on Project @relay(plural: true) {
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
    projects,
  )

export const archivedColumns: Column<Archived>[] = [
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
  {
    header: texts.actions(),
    width: 7,
    keep: true,
    cell: (project) => <RestoreProjects projects={[project]} />,
  },
]

export const ArchivedCard = ({ project }: { project: Archived }) => (
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
      <RestoreProjects projects={[project]} />
    </Flex>
  </Card>
)
