/** A project in the archive: its columns in the table, and itself as a card. */
import { Flex, Heading, HStack, Text } from '@chakra-ui/react'
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
import { ownWay } from '#web/ui/ownWay.tsx'
import { ArchivedActions } from './ArchivedActions.tsx'
import { leadOf } from './leadOf.ts'
import { OutcomeTag } from './outcomes.tsx'
import { StatusBadge } from './ProjectBadges.tsx'
import { leadColumn, numberColumn } from './projectColumns.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'
import { statusWords } from './projectWords.ts'

export type Archived = ArchivedRow_project$data[number]

export const useArchived = (projects: ArchivedRow_project$key) =>
  useFragment<ArchivedRow_project$key>(
    graphql`
      fragment ArchivedRow_project on Project @relay(plural: true) {
        id
        number
        title
        principalInvestigator
        status
        statusSince
        archiveReason
        archiveOutcome
        lessonsLearned
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
    header: texts.status(),
    width: 7.5,
    sort: 'STATUS',
    file: 'status',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    header: texts.since(),
    width: 7,
    leaves: 2,
    sort: 'STATUS_SINCE',
    file: 'statusSince',
    look: 'one-line',
    cell: ({ statusSince }) => formatDate(statusSince),
  },
  {
    header: texts.reason(),
    share: 2,
    file: 'archiveReason',
    cell: ({ archiveReason }) => <Text lineClamp={3}>{ownWay(archiveReason || texts.noneGiven())}</Text>,
  },
  {
    header: texts.outcome(),
    width: 7.5,
    file: 'archiveOutcome',
    cell: ({ archiveOutcome }) => <OutcomeTag outcome={archiveOutcome} />,
  },
  {
    header: texts.lessons(),
    share: 2,
    leaves: 3,
    file: 'lessonsLearned',
    cell: ({ lessonsLearned }) => <Text lineClamp={3}>{ownWay(lessonsLearned || texts.noneGiven())}</Text>,
  },
  {
    header: texts.actions(),
    width: 11.5,
    keep: true,
    cell: (project) => <ArchivedActions project={project} />,
  },
]

export const ArchivedCard = ({ project }: { project: Archived }) => (
  <Card>
    <Heading as="h2" size="md">
      <Link to={`/projects/${project.number}`}>{project.title}</Link>
    </Heading>
    <Text color="fg.muted" fontSize="xs">
      {texts.statusSince({
        project: leadOf(project),
        status: statusWords[project.status],
        since: formatDate(project.statusSince),
      })}
    </Text>
    {project.archiveReason && <Text lineClamp={4}>{ownWay(project.archiveReason)}</Text>}
    {project.lessonsLearned && (
      <Text lineClamp={4}>
        {texts.lessons()}: {ownWay(project.lessonsLearned)}
      </Text>
    )}
    <Flex marginTop="auto" justifyContent="space-between" alignItems="center" gap="2" wrap="wrap">
      <HStack gap="1.5">
        <StatusBadge status={project.status} />
        <OutcomeTag outcome={project.archiveOutcome} />
      </HStack>
      <ArchivedActions project={project} />
    </Flex>
  </Card>
)
