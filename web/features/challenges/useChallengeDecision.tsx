/** The university's decision on a challenge: it is published, or its company changes it first. */
import { CircleCheck, Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { publishChallengeRules, returnChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { checklist } from '#api/features/challenges/challengeChecklist.rules.ts'
import * as texts from '#texts/challenges/deciding.js'
import { listedClauses } from '#listed'
import type { useChallengeDecision_challenge$key } from '#web/__generated__/useChallengeDecision_challenge.graphql.ts'
import type { useChallengeDecisionPublishMutation } from '#web/__generated__/useChallengeDecisionPublishMutation.graphql.ts'
import type { useChallengeDecisionReturnMutation } from '#web/__generated__/useChallengeDecisionReturnMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { isOver } from '#web/ui/dueWords.ts'
import { choiceOf } from '#web/ui/record/decision.ts'
import { useDecision, type Deciding } from '#web/ui/record/useDecision.tsx'
import { AnonymousNote } from './AnonymousNote.tsx'

const publishing = choiceOf({ call: 'publishChallenge', rules: publishChallengeRules.omit(['id']), words: 'comment' })(
  'PUBLISH',
  CircleCheck,
  texts.publish(),
  texts.publishMeans(),
  texts.publishHint(),
)
const returning = choiceOf({ call: 'returnChallenge', rules: returnChallengeRules.omit(['id']), words: 'comment' })(
  'RETURN',
  Undo2,
  texts.giveBack(),
  texts.returnMeans(),
  texts.returnHint(),
)
const initial = { decision: '', comment: '' }

export function useChallengeDecision(key: useChallengeDecision_challenge$key): Deciding {
  const challenge = useFragment(
    graphql`
      fragment useChallengeDecision_challenge on Challenge {
        id
        title
        status
        problemStatement
        goal
        mustHaves
        offer
        deadline
        canPublish
        ...AnonymousNote_challenge
      }
    `,
    key,
  )
  const [publish] = useAction<useChallengeDecisionPublishMutation>(
    graphql`
      mutation useChallengeDecisionPublishMutation($input: PublishChallengeInput!) {
        publishChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    { success: { title: texts.published(), description: texts.companyNotified() }, failure: texts.failedToPublish() },
  )
  const [giveBack] = useAction<useChallengeDecisionReturnMutation>(
    graphql`
      mutation useChallengeDecisionReturnMutation($input: ReturnChallengeInput!) {
        returnChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    { success: { title: texts.returned(), description: texts.companyNotifiedWhy() }, failure: texts.failedToReturn() },
  )
  const { id, title, status } = challenge
  const missing = checklist.filter((point) => !point.holds(challenge)).map((point) => point.asks())
  const late = isOver(challenge.deadline) ? texts.deadlineOver() : undefined
  return useDecision({
    may: !!challenge.canPublish && (status === 'DRAFT' || status === 'UNDER_REVIEW'),
    title,
    initial,
    notice: <AnonymousNote challenge={challenge} />,
    decisions: [
      {
        ...publishing,
        disabled: missing.length ? texts.incomplete({ points: listedClauses(missing) }) : late,
        decide: ({ comment }: typeof initial) => publish({ input: { id, ...(comment ? { comment } : {}) } }),
      },
      {
        ...returning,
        disabled: status === 'DRAFT' ? texts.notSubmitted() : undefined,
        decide: ({ comment }: typeof initial) => giveBack({ input: { id, comment } }),
      },
    ],
  })
}
