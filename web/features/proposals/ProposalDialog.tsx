/** Proposing a solution to a challenge, and changing what was submitted until the deadline (docs/spec/challenges.md#proposal-form). */
import { Alert, Stack, Text } from '@chakra-ui/react'
import { Suspense, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalDialog.js'
import { submitProposalRules } from '#api/features/proposals/proposal.rules.ts'
import type { ProposalDialog_challenge$key } from '#web/__generated__/ProposalDialog_challenge.graphql.ts'
import type { ProposalDialog_proposal$key } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'
import type { ProposalDialogBeginMutation } from '#web/__generated__/ProposalDialogBeginMutation.graphql.ts'
import type { ProposalDialogQuery } from '#web/__generated__/ProposalDialogQuery.graphql.ts'
import type { ProposalDialogSubmitMutation } from '#web/__generated__/ProposalDialogSubmitMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { CoApplicants } from './CoApplicants.tsx'
import { EarlierProposal } from './EarlierProposal.tsx'
import { KeepNamesOut } from './FirstScreening.tsx'
import { KeptDraft } from './KeptDraft.tsx'
import { ProposalAttachments } from './ProposalAttachments.tsx'
import { ProposalFields } from './ProposalFields.tsx'
import { standingProposal } from './ownProposal.ts'
import { valuesOf } from './proposalValues.ts'

interface Props {
  open: boolean
  challenge: ProposalDialog_challenge$key
  onClose: () => void
}

/** Opens with the draft that is there for the challenge, or begins one. */
export function ProposalDialog({ open, challenge: key, onClose }: Props) {
  const challenge = useFragment(
    graphql`
      fragment ProposalDialog_challenge on Challenge {
        id
        number
        title
        deadline
        answerBy
        blindScreening
        myProposals {
          id
          stage
        }
      }
    `,
    key,
  )
  const { id, number, title, deadline, answerBy, blindScreening, myProposals } = challenge
  const own = standingProposal(myProposals)
  // What it is called when it opens: the title does not change while it closes.
  const [proposed] = useState(own !== undefined && own.stage !== 'DRAFT')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={proposed ? texts.editProposal() : texts.submitProposal()}
      width="3xl"
      lasting
    >
      <Stack gap="5">
        <Facts
          facts={[
            [texts.challenge(), title],
            [texts.deadline(), deadline && texts.endOfDayGulf({ deadline: formatDate(deadline) })],
            [texts.youHearBy(), answerBy && formatDate(answerBy)],
          ]}
        />
        {blindScreening && <KeepNamesOut />}
        <Suspense fallback={<PartSpinner />}>
          <Begun id={id} number={number} onDone={onClose} />
        </Suspense>
      </Stack>
    </Modal>
  )
}

const beginning = { failure: texts.theProposalCouldNotBe() }

function Begun({ id, number, onDone }: { id: string; number: number; onDone: () => void }) {
  const { challenge, ...query } = useLazyLoadQuery<ProposalDialogQuery>(
    graphql`
      query ProposalDialogQuery($number: Int!) {
        challenge(number: $number) {
          id
          myProposals {
            id
            stage
            ...ProposalDialog_proposal
          }
        }
        ...ProposalFields_query
        ...EarlierProposal_query
        ...CoApplicants_query
        viewer {
          id
          name
          position
          department
          role
        }
      }
    `,
    { number },
    { fetchPolicy: 'store-and-network' },
  )
  const [begin] = useAction<ProposalDialogBeginMutation>(
    graphql`
      mutation ProposalDialogBeginMutation($input: CreateProposalInput!) {
        createProposal(input: $input) {
          challenge {
            id
            myProposals {
              id
              stage
              ...ProposalDialog_proposal
            }
          }
        }
      }
    `,
    beginning,
  )
  const [refused, setRefused] = useState('')
  const there = challenge && standingProposal(challenge.myProposals)
  const missing = !there
  useEffect(() => {
    if (missing)
      void begin({ input: { challengeId: id } }).then((outcome) => {
        if (!outcome.ok) setRefused(outcome.error.message)
      })
  }, [missing, begin, id])
  if (refused) return <Refusal words={refused} />
  if (!there) return <PartSpinner />
  const { viewer } = query
  return (
    <>
      <Facts
        columns={3}
        facts={[
          [texts.name(), viewer?.name],
          [
            texts.position(),
            viewer?.position ||
              (viewer?.role === 'RESEARCHER' ? texts.facultyResearcher() : texts.associateProfessor()),
          ],
          [texts.department(), viewer?.department],
        ]}
      />
      <Written proposal={there} query={query} onDone={onDone} />
    </>
  )
}

const Refusal = ({ words }: { words: string }) => (
  <Alert.Root status="error" role="alert">
    <Alert.Indicator />
    <Alert.Description>{words}</Alert.Description>
  </Alert.Root>
)

const rules = submitProposalRules.omit(['id'])
const failure = {
  title: texts.submissionFailed(),
  description: texts.thereWasAnErrorSubmitting(),
}
const submitted = { failure, success: { title: texts.proposalSubmitted() } }
const changed = {
  failure,
  success: {
    title: texts.proposalUpdated(),
    description: texts.theCompanySeesYourChanges(),
  },
}

type Query = Parameters<typeof ProposalFields>[0]['query'] &
  Parameters<typeof CoApplicants>[0]['query'] &
  Parameters<typeof EarlierProposal>[0]['query']

function Written({
  proposal: key,
  query,
  onDone,
}: {
  proposal: ProposalDialog_proposal$key
  query: Query
  onDone: () => void
}) {
  const proposal = useFragment(
    graphql`
      fragment ProposalDialog_proposal on Proposal {
        id
        stage
        title
        ideaSummary
        addressingChallenge
        priorWork
        trl
        timeline
        supportNeeded
        changesRequested
        owesChanges
        canUpdate
        project {
          id
        }
        ...CoApplicants_proposal
        ...ProposalAttachments_proposal
      }
    `,
    key,
  )
  const [submit] = useAction<ProposalDialogSubmitMutation>(
    graphql`
      mutation ProposalDialogSubmitMutation($input: SubmitProposalInput!) {
        submitProposal(input: $input) {
          proposal {
            ...ProposalDialog_proposal
            submittedAt
          }
          challenge {
            id
            proposalCount
            myProposals {
              id
              stage
              canUpdate
              ...OwnProposalNote_proposal
            }
          }
        }
      }
    `,
    proposal.stage === 'DRAFT' ? submitted : changed,
  )
  const [refused, setRefused] = useState('')
  // What is written stays, whatever comes back from the server meanwhile.
  const [initial] = useState(() => valuesOf(proposal))
  const draft = proposal.stage === 'DRAFT'
  if (!proposal.canUpdate) return <Text>{texts.youHaveProposedToThis()}</Text>
  return (
    <>
      {proposal.owesChanges && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Stack gap="0">
            <Alert.Title>{texts.changesAreAskedFor()}</Alert.Title>
            <Alert.Description>
              <WrittenText>{proposal.changesRequested}</WrittenText>
            </Alert.Description>
          </Stack>
        </Alert.Root>
      )}
      <CoApplicants proposal={proposal} query={query} />
      <Form
        call="submitProposal"
        rules={rules}
        initial={initial}
        action={async (values) => {
          const outcome = await submit({ input: { id: proposal.id, ...values } })
          setRefused(outcome.ok || Object.keys(outcome.fieldErrors).length ? '' : outcome.error.message)
          return outcome
        }}
        onDone={onDone}
        actions={
          <Stack gap="5">
            <ProposalAttachments proposal={proposal} />
            {refused && <Refusal words={refused} />}
            <FormActions justifyContent="end">
              {draft && <KeptDraft id={proposal.id} />}
              <SubmitButton>{draft ? texts.submitProposal() : texts.submitChanges()}</SubmitButton>
            </FormActions>
          </Stack>
        }
      >
        {draft && <EarlierProposal query={query} except={proposal.id} />}
        <ProposalFields query={query} />
      </Form>
    </>
  )
}
