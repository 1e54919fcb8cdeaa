/** That the viewer has proposed to a challenge: when, how far it is, and by when there is an answer. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/proposals/ownProposalNote.js'
import * as words from '#texts/proposals/myProposals.js'
import type { OwnProposalNote_proposal$key } from '#web/__generated__/OwnProposalNote_proposal.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { StageTag } from './StageTag.tsx'

export function OwnProposalNote({ proposal }: { proposal: OwnProposalNote_proposal$key }) {
  const { number, stage, accepted, submittedAt, answerBy } = useFragment(
    graphql`
      fragment OwnProposalNote_proposal on Proposal {
        number
        stage
        accepted
        submittedAt
        answerBy
      }
    `,
    proposal,
  )
  return (
    <Stack role="note" bg="bg.muted" borderRadius="md" padding="4" gap="1">
      <HStack wrap="wrap">
        <Text fontWeight="medium">
          {submittedAt ? texts.youProposedOn({ day: formatDate(submittedAt) }) : texts.youProposed()}
        </Text>
        <StageTag stage={stage} accepted={accepted} />
      </HStack>
      {answerBy && accepted == null && <Text>{words.promisedAnswerBy({ answerBy: formatDate(answerBy) })}</Text>}
      <TextLink asChild alignSelf="start" textDecoration="underline">
        <Link to={`/industry-challenges?tab=proposals&proposal=${number}`}>{texts.openYourProposal()}</Link>
      </TextLink>
    </Stack>
  )
}
