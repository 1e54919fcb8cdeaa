/** Proposals by stage; a card that is moved asks for the decision. */
import { Stack, Text } from '@chakra-ui/react'
import { MoveRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalBoard.js'
import { dotted } from '#listed'
import type {
  ProposalBoard_proposals$data,
  ProposalBoard_proposals$key,
} from '#web/__generated__/ProposalBoard_proposals.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/useProposalDecision_proposal.graphql.ts'
import { Score } from '#web/ui/badges/Score.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Board } from '#web/ui/board/Board.tsx'
import { CardFoot } from '#web/ui/board/CardFoot.tsx'
import { formatDate } from '#web/ui/format.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decisionsOf, decisionWords, type Decision } from './decisions.ts'
import { authorOf, nameOf, statusWords } from './proposalWords.ts'

const stages: readonly ProposalStatus[] = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED']
const columns = stages.map((stage) => ({ key: stage, label: statusWords[stage] }))

interface Props {
  proposals: ProposalBoard_proposals$key
  total: number
  onShow: (number: number) => void
}

type Proposal = ProposalBoard_proposals$data[number]

export function ProposalBoard({ proposals: key, total, onShow }: Props) {
  const proposals = useFragment<ProposalBoard_proposals$key>(
    graphql`
      fragment ProposalBoard_proposals on Proposal @relay(plural: true) {
        id
        number
        title
        challengeTitle
        challengeCancelled
        status
        score
        answerBy
        overdue
        decidedAt
        canRead
        canStateConflict
        statedConflict
        moves
        changesRequestedAt
        applicantsHidden
        challenge {
          displayStatus
        }
        author {
          name
        }
      }
    `,
    key,
  )
  const [moving, setMoving] = useState<{ proposal: Proposal; to: Decision } | null>(null)
  const items = proposals.flatMap((proposal) =>
    proposal.status
      ? [
          {
            id: proposal.id,
            name: nameOf(proposal),
            column: proposal.status,
            moves: stages.filter((stage) => decisionsOf(proposal).some((to) => to === stage)),
            proposal,
          },
        ]
      : [],
  )
  return (
    <Stack gap="3">
      {total > proposals.length && (
        <Text color="fg.muted">{texts.theBoardShowsTheLatest({ length: proposals.length, total })}</Text>
      )}
      <Board
        label={texts.board()}
        columns={columns}
        items={items}
        onMove={({ proposal }, to) => setMoving({ proposal, to: to as Decision })}
        card={({ proposal }, handle) => (
          <Card proposal={proposal} handle={handle} onShow={onShow} onMove={(to) => setMoving({ proposal, to })} />
        )}
      />
      {moving && <DecisionDialog proposal={moving.proposal} decision={moving.to} onClose={() => setMoving(null)} />}
    </Stack>
  )
}

interface CardProps {
  proposal: Proposal
  onShow: (number: number) => void
  /** What picks the card up. */
  handle: ReactNode
  onMove: (to: Decision) => void
}

function Card({ proposal, handle, onShow, onMove }: CardProps) {
  const {
    number,
    challengeTitle,
    challengeCancelled,
    score,
    overdue,
    answerBy,
    decidedAt,
    canRead,
    canStateConflict,
    statedConflict,
  } = proposal
  const choices = decisionsOf(proposal)
  return (
    <>
      <TextButton
        size="sm"
        justifyContent="start"
        flex="1"
        minW="0"
        overflowWrap="anywhere"
        onClick={() => onShow(number)}
      >
        {nameOf(proposal)}
      </TextButton>
      <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
        {dotted([authorOf(proposal), challengeTitle])}
      </Text>
      <CardFoot
        handle={handle}
        label={texts.moveTo({ proposal: nameOf(proposal) })}
        moves={choices.map((to) => ({
          label: decisionWords[to].button,
          icon: MoveRight,
          danger: to === 'DECLINED',
          onSelect: () => onMove(to),
        }))}
      >
        {challengeCancelled && <Tag tone="neutral">{texts.challengeCancelled()}</Tag>}
        {score != null && <Score percent={score}>{texts.of100({ score: Math.round(score) })}</Score>}
        {overdue ? (
          <Tag tone="danger" long>
            {texts.overdueSince({ answerBy: formatDate(answerBy) })}
          </Tag>
        ) : (
          answerBy && !decidedAt && <Tag long>{texts.answerBy({ answerBy: formatDate(answerBy) })}</Tag>
        )}
        {!canRead && canStateConflict && !statedConflict && (
          <TextButton
            size="xs"
            onClick={() => onShow(number)}
            aria-label={texts.stateFor({ proposal: nameOf(proposal) })}
          >
            {texts.stateConflictsFirst()}
          </TextButton>
        )}
      </CardFoot>
    </>
  )
}
