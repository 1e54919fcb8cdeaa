/** A collaboration in the list: its columns in the table, and itself as a card. */
import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/collaborations/collaborationsPage.js'
import { dotted } from '#listed'
import type {
  CollaborationRow_collaboration$data,
  CollaborationRow_collaboration$key,
} from '#web/__generated__/CollaborationRow_collaboration.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { NextMilestone } from './NextMilestone.tsx'

type Row = CollaborationRow_collaboration$data[number]

export const useCollaborations = (collaborations: CollaborationRow_collaboration$key) =>
  useFragment<CollaborationRow_collaboration$key>(
    graphql`
      fragment CollaborationRow_collaboration on Collaboration @relay(plural: true) {
        id
        number
        title
        companyName
        challengeTitle
        milestoneCount
        milestonesDone
        updatedAt
        ...CollaborationBadges_collaboration
        ...NextMilestone_collaboration
      }
    `,
    collaborations,
  )

export const CollaborationCard = ({ collaboration: row }: { collaboration: Row }) => (
  <Card>
    <CollaborationBadges collaboration={row} />
    <Heading as="h2" size="md" overflowWrap="anywhere">
      <Link to={`/collaborations/${row.number}`}>{row.title}</Link>
    </Heading>
    <Text color="fg.muted" overflowWrap="anywhere">
      {ownWay(dotted([row.companyName, row.challengeTitle]))}
    </Text>
    <Stack gap="1" marginTop="auto">
      <Text fontSize="sm">{progressOf(row)}</Text>
      <NextMilestone collaboration={row} />
    </Stack>
  </Card>
)

const progressOf = ({ milestoneCount, milestonesDone }: Row) =>
  milestoneCount ? texts.ofMilestonesDone({ milestonesDone, milestoneCount }) : texts.noMilestonesYet()

export const collaborationColumns: Column<Row>[] = [
  {
    header: texts.collaboration(),
    share: 1.5,
    sort: 'TITLE',
    file: { Number: 'number', Title: 'title', Challenge: 'challengeTitle' },
    cell: ({ number, title, challengeTitle }) => (
      <Stack gap="0">
        <Link to={`/collaborations/${number}`}>
          <Text fontWeight="medium">{title}</Text>
        </Link>
        <Text color="fg.muted" fontSize="xs">
          {challengeTitle}
        </Text>
      </Stack>
    ),
  },
  {
    header: texts.company(),
    share: 1.25,
    file: 'companyName',
    cell: ({ companyName }) => companyName,
  },
  {
    header: texts.state(),
    share: 1.5,
    sort: 'STATUS',
    file: { Status: 'status', Health: 'health', Agreement: 'agreement' },
    cell: (row) => <CollaborationBadges collaboration={row} />,
  },
  {
    header: texts.milestones(),
    width: 11.5,
    file: { Milestones: 'milestoneCount', Done: 'milestonesDone', 'AED planned': 'paymentPlanned' },
    look: 'one-line',
    cell: (row) => progressOf(row),
  },
  {
    header: texts.next(),
    share: 1.5,
    file: { Next: 'nextMilestone.title', [texts.dueOn()]: 'nextMilestone.dueDate' },
    cell: (row) => <NextMilestone collaboration={row} />,
  },
  {
    header: texts.changed(),
    width: 7,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
]
