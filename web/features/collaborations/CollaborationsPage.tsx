/** Collaborations (docs/spec/challenges.md#collaborations): what runs, how it goes, what comes next; the own ones, for the university all. */
import { Heading, Stack, Text } from '@chakra-ui/react'
import { Handshake } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  CollaborationsPage_collaboration$data,
  CollaborationsPage_collaboration$key,
} from '#web/__generated__/CollaborationsPage_collaboration.graphql.ts'
import * as texts from '#texts/collaborations/collaborationsPage.js'
import * as counts from '#texts/collaborations/counts.js'
import type { CollaborationsPageQuery } from '#web/__generated__/CollaborationsPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { collaborationsVariables, pageSize, usualSort } from './collaborations.list.ts'
import { agreementWords, choicesOf, statusLooks } from './collaborationWords.ts'
import { NextMilestone } from './NextMilestone.tsx'

const late = [{ value: '1', label: texts.withAnOverdueMilestone() }]
const ended = [{ value: '1', label: texts.showThoseThatHaveEnded() }]
const whose = [{ value: '1', label: texts.thatIAmIn() }]

type Row = CollaborationsPage_collaboration$data[number]

export default function CollaborationsPage() {
  const { collaborations } = usePage<CollaborationsPageQuery>(graphql`
    query CollaborationsPageQuery($filter: CollaborationFilter, $sort: CollaborationSort, $first: Int, $page: Int)
    @preloadable {
      collaborations(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...CollaborationsPage_collaboration
          }
        }
      }
    }
  `)
  const rows = useFragment<CollaborationsPage_collaboration$key>(
    graphql`
      fragment CollaborationsPage_collaboration on Collaboration @relay(plural: true) {
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
    nodesOf(collaborations),
  )
  const { permissions } = useViewer()
  const university = permissions.includes('PROJECT_REVIEW')
  const state = useListState(usualSort)
  const exporting = useExport('collaborations', collaborationsVariables)
  const chips = chipsOf(state, {
    status: (status) => statusLooks[status as keyof typeof statusLooks].words,
    agreement: (agreement) => agreementWords[agreement as keyof typeof agreementWords],
    overdue: () => late[0]!.label,
    all: () => texts.alsoEnded(),
    mine: () => whose[0]!.label,
  })
  return (
    <>
      <PageHeader
        title={texts.collaborations()}
        description={university ? texts.whatCompaniesAndResearchersWork() : texts.whatYouWorkOnTogether()}
      />
      <List
        noun="collaboration"
        counted={counts.collaborations}
        state={state}
        usual="grid"
        rows={rows}
        total={collaborations.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        exporting={exporting}
        searchPlaceholder={texts.searchTitlesPartnersAndChallenges()}
        filters={
          <>
            <ToggleFilter state={state} name="status" label={texts.status()} choices={choicesOf(statusLooks)} />
            <ToggleFilter
              state={state}
              name="agreement"
              label={texts.agreement()}
              choices={choicesOf(agreementWords)}
            />
            <ToggleFilter state={state} name="overdue" label={texts.milestones()} choices={late} single />
            {university && <ToggleFilter state={state} name="mine" label={texts.partners()} choices={whose} single />}
            <ToggleFilter state={state} name="all" label={texts.ended()} choices={ended} single />
          </>
        }
        chips={chips}
        card={(row) => <CollaborationCard row={row} />}
        empty={{
          icon: Handshake,
          title: texts.noCollaborations(),
          message: chips.length || state.search ? texts.noCollaborationMatches() : texts.anAcceptedProposalBecomesA(),
        }}
      />
    </>
  )
}

const CollaborationCard = ({ row }: { row: Row }) => (
  <Card>
    <CollaborationBadges collaboration={row} />
    <Heading as="h2" size="md" overflowWrap="anywhere">
      <Link to={`/collaborations/${row.number}`}>{row.title}</Link>
    </Heading>
    <Text color="fg.muted" overflowWrap="anywhere">
      {[row.companyName, row.challengeTitle].filter(Boolean).join(' · ')}
    </Text>
    <Stack gap="1" marginTop="auto">
      <Text fontSize="sm">{progressOf(row)}</Text>
      <NextMilestone collaboration={row} />
    </Stack>
  </Card>
)

const progressOf = ({ milestoneCount, milestonesDone }: Row) =>
  milestoneCount ? texts.ofMilestonesDone({ milestonesDone, milestoneCount }) : texts.noMilestonesYet()

const columns: Column<Row>[] = [
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
