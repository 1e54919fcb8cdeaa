/** A proposal, for its applicants and for those who review it; who reviews it declares conflicts of interest first. */
import { Button, Stack } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalSheet.js'
import type { ProposalSheet_proposal$key } from '#web/__generated__/ProposalSheet_proposal.graphql.ts'
import type { ProposalSheetQuery } from '#web/__generated__/ProposalSheetQuery.graphql.ts'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ConflictGate } from './ConflictGate.tsx'
import { FirstScreening } from './FirstScreening.tsx'
import { ProposalBadges } from './ProposalBadges.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'
import { ProposalMeetings } from './ProposalMeetings.tsx'
import { ProposalMessages } from './ProposalMessages.tsx'
import { ProposalNotes } from './ProposalNotes.tsx'
import { ProposalReading } from './ProposalReading.tsx'
import { Scorecard } from './Scorecard.tsx'
import { useMyProposal } from './useMyProposal.tsx'
import { useProposalDecision } from './useProposalDecision.tsx'

interface Props {
  number: number | null
  onClose: () => void
  /** The numbers of the list, to go to the previous and the next one. */
  numbers?: readonly number[]
  onShow?: (number: number) => void
}

export const ProposalSheet = ({ number, onClose, ...steps }: Props) => (
  <RecordSheet kind={texts.proposal()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} {...steps} />}
  </RecordSheet>
)

function Opened({ number, onClose, ...steps }: Props & { number: number }) {
  const { proposal } = useRead<ProposalSheetQuery>(
    graphql`
      query ProposalSheetQuery($number: Int!) {
        proposal(number: $number) {
          ...ProposalSheet_proposal
        }
      }
    `,
    { number },
  )
  if (!proposal) return <RecordMissing title={texts.proposalUnavailable()} message={texts.thisProposalIsNotThere()} />
  return <Proposal proposal={proposal} onGone={onClose} tools={<Steps number={number} {...steps} />} />
}

interface Shown {
  proposal: ProposalSheet_proposal$key
  tools: ReactNode
  onGone: () => void
}

function Proposal({ proposal: key, tools, onGone }: Shown) {
  const proposal = useFragment(
    graphql`
      fragment ProposalSheet_proposal on Proposal {
        title
        challengeTitle
        challengeCancelled
        canRead
        owesChanges
        changesRequested
        changesRequestedAt
        feedback
        collaboration {
          path
        }
        challenge {
          goal
          mustHaves
        }
        ...useMyProposal_proposal
        ...useProposalDecision_proposal
        ...usePin_record
        ...useReaders_record
        ...ProposalBadges_proposal
        ...FirstScreening_proposal
        ...ProposalFacts_proposal
        ...ConflictGate_proposal
        ...ProposalReading_proposal
        ...Scorecard_proposal
        ...ProposalNotes_proposal
        ...ProposalMessages_proposal
        ...ProposalMeetings_proposal
        ...RecordThread_record
      }
    `,
    key,
  )
  const mine = useMyProposal(proposal, onGone)
  const decision = useProposalDecision(proposal)
  const readers = useReaders(proposal)
  const pin = usePin(proposal)
  const { canRead, challenge, collaboration, feedback, changesRequested } = proposal
  const actions: RecordAction[] = [
    ...(collaboration
      ? [{ next: true, label: texts.openTheCollaboration(), icon: Handshake, to: collaboration.path }]
      : []),
    ...mine.actions,
    ...decision.actions,
    ...readers.actions,
    ...pin,
  ]
  return (
    <RecordPage
      title={proposal.title || texts.proposalTo({ challengeTitle: proposal.challengeTitle })}
      badges={<ProposalBadges proposal={proposal} />}
      tools={tools}
      actions={canRead ? actions : []}
      notices={
        <>
          <FirstScreening proposal={proposal} />
          {proposal.challengeCancelled && <Note>{texts.theChallengeWasCancelledThis()}</Note>}
          {proposal.changesRequestedAt && changesRequested && (
            <Note>
              {proposal.owesChanges
                ? texts.changesRequested({ changesRequested })
                : texts.changesMade({ changesRequested })}
            </Note>
          )}
        </>
      }
      rail={<ProposalFacts proposal={proposal} />}
    >
      {canRead ? (
        <>
          {challenge && (challenge.goal || challenge.mustHaves.length > 0) && (
            <Section title={texts.whatWasAskedFor()}>
              <WrittenText>{challenge.goal}</WrittenText>
              {challenge.mustHaves.length > 0 && (
                <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
                  {challenge.mustHaves.map((must) => (
                    <li key={must}>{must}</li>
                  ))}
                </Stack>
              )}
            </Section>
          )}
          <ProposalReading proposal={proposal} />
          {feedback && (
            <Section title={texts.feedbackToTheApplicants()}>
              <WrittenText>{feedback}</WrittenText>
            </Section>
          )}
          <Scorecard proposal={proposal} />
          <ProposalMessages proposal={proposal} />
          <ProposalMeetings proposal={proposal} />
          <ProposalNotes proposal={proposal} />
          <RecordThread record={proposal} />
        </>
      ) : (
        <ConflictGate proposal={proposal} />
      )}
      {mine.dialogs}
      {decision.dialogs}
      {readers.dialog}
    </RecordPage>
  )
}

const Note = ({ children }: { children: string }) => (
  <WrittenText role="note" bg="bg.muted" borderRadius="md" padding="4">
    {children}
  </WrittenText>
)

function Steps({ number, numbers = [], onShow }: Omit<Props, 'onClose' | 'number'> & { number: number }) {
  const at = numbers.indexOf(number)
  if (!onShow || at < 0 || numbers.length < 2) return null
  const [before, after] = [numbers[at - 1], numbers[at + 1]]
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={before === undefined}
        onClick={() => before !== undefined && onShow(before)}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.previous()}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={after === undefined}
        onClick={() => after !== undefined && onShow(after)}
      >
        {texts.next()}
        <ChevronRight size={16} aria-hidden />
      </Button>
    </>
  )
}
