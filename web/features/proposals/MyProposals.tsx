/** 'My Proposals': what one has proposed or is named in, where it stands, by when to hear, and what may still be done. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/proposals/myProposals.js'
import { dotted } from '#listed'
import type { MyProposalsQuery } from '#web/__generated__/MyProposalsQuery.graphql.ts'
import type { useMyProposal_proposal$key } from '#web/__generated__/useMyProposal_proposal.graphql.ts'
import { proposalParameter } from './proposal.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RecordActions } from '#web/ui/record/RecordActions.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { editableUntil } from './editableUntil.ts'
import { ProposalSheet } from './ProposalSheet.tsx'
import { StageTag } from './StageTag.tsx'
import { useMyProposal } from './useMyProposal.tsx'

export const MyProposals = () => (
  <Suspense fallback={<PartSpinner />}>
    <Listed />
  </Suspense>
)

function Listed() {
  const { proposals } = useRead<MyProposalsQuery>(
    graphql`
      query MyProposalsQuery {
        proposals(filter: { mine: true }, first: 100) {
          edges {
            node {
              id
              number
              title
              challengeTitle
              stage
              accepted
              answerBy
              overdue
              challengeCancelled
              feedback
              owesChanges
              changesRequested
              canUpdate
              challenge {
                deadline
                daysLeft
              }
              submittedAt
              mine
              collaboration {
                path
              }
              ...useMyProposal_proposal
            }
          }
        }
      }
    `,
    {},
  )
  const [shown, show] = useOpenNumber(proposalParameter)
  const rows = nodesOf(proposals)
  return (
    <>
      {rows.length === 0 && (
        <EmptyState icon={FileText} title={texts.noProposalsYet()} message={texts.openAChallengeAndChoose()} />
      )}
      <Stack as="ul" aria-label={texts.myProposals()} gap="4" listStyleType="none">
        {rows.map((proposal) => (
          <Stack as="li" key={proposal.id} gap="3" bg="bg.panel" borderWidth="1px" borderRadius="md" padding="5">
            <HStack justifyContent="space-between" align="start" flexWrap="wrap">
              <Stack gap="0.5" flex="1 1 260px" minW="0" align="start">
                <TextLink
                  as="button"
                  fontWeight="semibold"
                  textAlign="start"
                  overflowWrap="anywhere"
                  onClick={() => show(proposal.number)}
                >
                  {proposal.title || texts.proposalTo({ challengeTitle: proposal.challengeTitle })}
                </TextLink>
                <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  {dotted([
                    proposal.challengeTitle,
                    proposal.submittedAt && texts.submitted({ submittedAt: formatDate(proposal.submittedAt) }),
                    !proposal.mine && texts.youAreACoApplicant(),
                  ])}
                </Text>
              </Stack>
              <HStack flexWrap="wrap">
                {proposal.challengeCancelled ? (
                  <Tag tone="neutral">{texts.challengeCancelled()}</Tag>
                ) : (
                  <StageTag stage={proposal.stage} accepted={proposal.accepted} />
                )}
                {proposal.owesChanges && <Tag tone="warning">{texts.changesAskedFor()}</Tag>}
                {proposal.overdue && <Tag tone="danger">{texts.answerOverdue()}</Tag>}
              </HStack>
            </HStack>
            {editableUntil(proposal) && <Text fontSize="sm">{editableUntil(proposal)}</Text>}
            {proposal.answerBy && proposal.accepted == null && (
              <Text fontSize="sm">{texts.promisedAnswerBy({ answerBy: formatDate(proposal.answerBy) })}</Text>
            )}
            {proposal.owesChanges && <Said title={texts.pleaseChange()} text={proposal.changesRequested} />}
            {proposal.feedback && <Said title={texts.feedback()} text={proposal.feedback} />}
            {proposal.collaboration && (
              <TextLink asChild alignSelf="start" textDecoration="underline">
                <Link to={proposal.collaboration.path}>{texts.openTheCollaboration()}</Link>
              </TextLink>
            )}
            <Actions proposal={proposal} title={proposal.title || proposal.challengeTitle} />
          </Stack>
        ))}
      </Stack>
      <ProposalSheet number={shown} onClose={() => show(null)} />
    </>
  )
}

function Actions({ proposal, title }: { proposal: useMyProposal_proposal$key; title: string }) {
  const { actions, dialogs } = useMyProposal(proposal)
  if (!actions.length) return null
  return (
    <HStack flexWrap="wrap">
      <RecordActions title={title} actions={actions} />
      {dialogs}
    </HStack>
  )
}

const Said = ({ title, text }: { title: string; text: string | null | undefined }) => (
  <Stack gap="0.5" borderInlineStartWidth="3px" paddingInlineStart="3">
    <Text fontWeight="medium">{title}</Text>
    <WrittenText>{text}</WrittenText>
  </Stack>
)
