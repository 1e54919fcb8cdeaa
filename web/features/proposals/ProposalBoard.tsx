/** Proposals by stage: cards to drag, and for the keyboard a menu 'Move to' on each. */
import { Box, Grid, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { MoveRight } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalBoard.js'
import * as counts from '#texts/proposals/counts.js'
import type {
  ProposalBoard_proposals$data,
  ProposalBoard_proposals$key,
} from '#web/__generated__/ProposalBoard_proposals.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/useProposalDecision_proposal.graphql.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decisionsOf, decisionWords, type Decision } from './decisions.ts'
import { nameOf, statusWords } from './proposalWords.ts'

const stages: readonly ProposalStatus[] = ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED']

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
        moves
        changesRequestedAt
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
  const [dragged, setDragged] = useState<Proposal | null>(null)
  const takes = (stage: ProposalStatus) => dragged !== null && decisionsOf(dragged).some((to) => to === stage)
  return (
    <Stack gap="3">
      {total > proposals.length && (
        <Text color="fg.muted">{texts.theBoardShowsTheLatest({ length: proposals.length, total })}</Text>
      )}
      <Grid templateColumns={`repeat(${stages.length}, minmax(170px, 1fr))`} gap="3" overflowX="auto" paddingBottom="2">
        {stages.map((stage) => {
          const held = proposals.filter(({ status }) => status === stage)
          return (
            <Stack
              key={stage}
              as="section"
              aria-label={statusWords[stage]}
              bg={takes(stage) ? 'brand.subtle' : 'bg.subtle'}
              borderRadius="md"
              padding="3"
              gap="3"
              minH="40"
              onDragOver={(event) => takes(stage) && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged && takes(stage)) setMoving({ proposal: dragged, to: stage as Decision })
                setDragged(null)
              }}
            >
              <HStack justifyContent="space-between">
                <Heading as="h2" size="sm">
                  {statusWords[stage]}
                </Heading>
                <Text color="fg.muted" fontSize="sm" aria-label={counts.proposals({ count: held.length })}>
                  {held.length}
                </Text>
              </HStack>
              {held.map((proposal) => (
                <Card
                  key={proposal.id}
                  proposal={proposal}
                  onShow={onShow}
                  onMove={(to) => setMoving({ proposal, to })}
                  onDrag={setDragged}
                />
              ))}
            </Stack>
          )
        })}
      </Grid>
      {moving && <DecisionDialog proposal={moving.proposal} decision={moving.to} onClose={() => setMoving(null)} />}
    </Stack>
  )
}

interface CardProps {
  proposal: Proposal
  onShow: (number: number) => void
  onMove: (to: Decision) => void
  onDrag: (proposal: Proposal | null) => void
}

function Card({ proposal, onShow, onMove, onDrag }: CardProps) {
  const { number, author, challengeTitle, challengeCancelled, score, overdue, answerBy } = proposal
  const choices = decisionsOf(proposal)
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      padding="3"
      draggable={choices.length > 0}
      cursor={choices.length ? 'grab' : undefined}
      onDragStart={() => onDrag(proposal)}
      onDragEnd={() => onDrag(null)}
    >
      <HStack justifyContent="space-between" align="start" gap="1">
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
        {choices.length > 0 && (
          <ActionMenu
            trigger={
              <IconButton size="xs" variant="ghost" aria-label={texts.moveTo({ proposal: nameOf(proposal) })}>
                <MoveRight size={16} />
              </IconButton>
            }
            actions={choices.map((to) => ({
              label: decisionWords[to].button,
              danger: to === 'DECLINED',
              onSelect: () => onMove(to),
            }))}
          />
        )}
      </HStack>
      <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
        {[author?.name, challengeTitle].filter(Boolean).join(' · ')}
      </Text>
      <HStack gap="1.5" flexWrap="wrap" paddingTop="2">
        {challengeCancelled && <Tag tone="neutral">{texts.challengeCancelled()}</Tag>}
        {score != null && <Tag tone="neutral">{texts.of100({ score: Math.round(score) })}</Tag>}
        {overdue && <Tag tone="danger">{texts.overdueSince({ answerBy: formatDate(answerBy) })}</Tag>}
      </HStack>
    </Box>
  )
}
