/** Proposals to the company's challenges: a table, or a board by stage (docs/spec/challenges.md#reviewing-proposals). */
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Columns3, FileCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  ProposalsPage_proposal$data,
  ProposalsPage_proposal$key,
} from '#web/__generated__/ProposalsPage_proposal.graphql.ts'
import * as texts from '#texts/proposals/proposalsPage.js'
import * as counts from '#texts/proposals/counts.js'
import type { ProposalsPageQuery } from '#web/__generated__/ProposalsPageQuery.graphql.ts'
import { proposalParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { chipsOf } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { CompareProposals } from './CompareProposals.tsx'
import { ProposalBoard } from './ProposalBoard.tsx'
import { pageSize, proposalsVariables, usualSort } from './proposals.list.ts'
import { ProposalSheet } from './ProposalSheet.tsx'
import { nameOf, scoreWords, statusTones, statusWords } from './proposalWords.ts'

const statuses = Object.entries(statusWords).flatMap(([value, label]) => (value === 'DRAFT' ? [] : [{ value, label }]))
const waiting = [{ value: '1', label: texts.toAnswer() }]
const overdue = [{ value: '1', label: texts.overdue() }]

export type ListedProposal = ProposalsPage_proposal$data[number]

export default function ProposalsPage() {
  const { proposals } = usePage<ProposalsPageQuery>(graphql`
    query ProposalsPageQuery($filter: ProposalFilter, $sort: ProposalSort, $first: Int, $page: Int) @preloadable {
      proposals(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...ProposalsPage_proposal
          }
        }
      }
    }
  `)
  const rows = useFragment<ProposalsPage_proposal$key>(
    graphql`
      fragment ProposalsPage_proposal on Proposal @relay(plural: true) {
        id
        number
        title
        challengeTitle
        status
        score
        scoredBy
        submittedAt
        answerBy
        overdue
        canRead
        moves
        changesRequestedAt
        challengeCancelled
        challenge {
          displayStatus
        }
        author {
          name
          department
        }
      }
    `,
    nodesOf(proposals),
  )
  const state = useListState(usualSort)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [shown, show] = useOpenNumber(proposalParameter)
  const view = state.value('view') === 'board' ? 'board' : 'table'
  const columns: Column<ListedProposal>[] = [
    {
      header: texts.proposal(),
      share: 2,
      file: { Number: 'number', Title: 'title' },
      cell: (proposal) => (
        <RecordLink parameter={proposalParameter} number={proposal.number}>
          {nameOf(proposal)}
        </RecordLink>
      ),
    },
    {
      header: texts.challenge(),
      share: 2.25,
      leaves: 2,
      sort: 'CHALLENGE',
      file: 'challengeTitle',
      cell: ({ challengeTitle }) => challengeTitle,
    },
    {
      header: texts.author(),
      keep: true,
      file: { Author: 'author.name', Department: 'author.department' },
      cell: ({ author }) => author?.name ?? texts.somebodyWhoHasLeft(),
    },
    {
      header: texts.status(),
      width: 7,
      file: 'status',
      cell: (proposal) => <StatusTag proposal={proposal} />,
    },
    {
      header: texts.score(),
      width: 5.5,
      file: { Score: 'score', Reviewers: 'scoredBy' },
      look: 'one-line',
      cell: ({ score }) => scoreWords(score),
    },
    {
      header: texts.submitted(),
      width: 7,
      leaves: 1,
      sort: 'CREATED_AT',
      file: 'submittedAt',
      look: 'one-line',
      cell: ({ submittedAt }) => formatDate(submittedAt),
    },
    {
      header: texts.promisedAnswer(),
      width: 8.5,
      file: { [texts.promisedAnswer()]: 'answerBy', Overdue: 'overdue' },
      cell: (proposal) => <Promised proposal={proposal} />,
    },
  ]
  const exporting = useExport('proposals', proposalsVariables, 'proposals')
  const chips = chipsOf(state, {
    status: (status) => statusWords[status as keyof typeof statusWords],
    waiting: () => texts.toAnswer(),
    overdue: () => texts.answerOverdue(),
  })
  return (
    <>
      <PageHeader title={texts.proposals()} description={texts.readScoreAndAnswerWhat()} />
      <Tabs
        value={view}
        onChange={(next) => state.setFilters({ view: next === 'board' ? next : '' })}
        tabs={{ table: texts.table(), board: texts.board() }}
      >
        {view === 'board' ? (
          <ProposalBoard proposals={rows} total={proposals.totalCount} onShow={show} />
        ) : (
          <List
            noun="proposal"
            counted={counts.proposals}
            state={state}
            rows={rows}
            total={proposals.totalCount}
            pageSize={pageSize}
            idOf={({ id }) => id}
            nameOf={nameOf}
            columns={columns}
            exporting={exporting}
            searchPlaceholder={texts.searchChallengesAndAuthors()}
            filters={
              <>
                <ToggleFilter state={state} name="status" label={texts.status()} choices={statuses} />
                <ToggleFilter state={state} name="waiting" label={texts.yourAnswer()} choices={waiting} single />
                <ToggleFilter state={state} name="overdue" label={texts.promisedAnswer()} choices={overdue} single />
              </>
            }
            chips={chips}
            card={(proposal) => (
              <Stack as="article" bg="bg.panel" borderWidth="1px" borderRadius="md" padding="4" gap="3" height="full">
                <Box>
                  <StatusTag proposal={proposal} />
                </Box>
                <Stack gap="0.5" align="start">
                  <RecordLink parameter={proposalParameter} number={proposal.number}>
                    {nameOf(proposal)}
                  </RecordLink>
                  <Text color="fg.muted" fontSize="xs">
                    {[proposal.author?.name, proposal.challengeTitle].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
                <Facts
                  facts={[
                    [texts.promisedAnswer(), <Promised key="promised" proposal={proposal} />],
                    [texts.submitted(), formatDate(proposal.submittedAt)],
                    [texts.score(), scoreWords(proposal.score)],
                  ]}
                />
              </Stack>
            )}
            bulk={(selected) => (
              <Button size="sm" variant="outline" disabled={selected.length < 2} onClick={() => setCompared(selected)}>
                <Columns3 size={16} aria-hidden />
                {texts.compare()}
              </Button>
            )}
            empty={{
              icon: FileCheck,
              title: texts.noProposals(),
              message: chips.length || state.search ? texts.noProposalMatches() : texts.whatResearchersSubmitToYour(),
            }}
          />
        )}
      </Tabs>
      <CompareProposals
        numbers={rows.filter(({ id, canRead }) => canRead && compared.includes(id)).map(({ number }) => number)}
        asked={compared.length}
        onClose={() => setCompared([])}
      />
      <ProposalSheet
        number={shown}
        onClose={() => show(null)}
        numbers={rows.map(({ number }) => number)}
        onShow={show}
      />
    </>
  )
}

const StatusTag = ({ proposal: { status, challengeCancelled } }: { proposal: ListedProposal }) =>
  challengeCancelled ? (
    <Tag tone="neutral">{texts.challengeCancelled()}</Tag>
  ) : (
    status && <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>
  )

const Promised = ({ proposal: { answerBy, overdue } }: { proposal: ListedProposal }) =>
  overdue ? (
    <Tag tone="danger">{texts.overdueSince({ answerBy: formatDate(answerBy) })}</Tag>
  ) : (
    <>{answerBy ? formatDate(answerBy) : '–'}</>
  )
