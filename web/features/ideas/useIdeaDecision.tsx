/** The university's decision on an idea: approve it, ask for changes or decline it; a declined one is reviewed again. */
import { Check, CircleX, PencilLine, Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/useIdeaDecision.js'
import { reviewIdeaRules } from '#api/features/ideas/review.rules.ts'
import type { useIdeaDecision_idea$key } from '#web/__generated__/useIdeaDecision_idea.graphql.ts'
import type { IdeaDecision, useIdeaDecisionMutation } from '#web/__generated__/useIdeaDecisionMutation.graphql.ts'
import type { useIdeaDecisionReopenMutation } from '#web/__generated__/useIdeaDecisionReopenMutation.graphql.ts'
import { OwnConflicts } from '#web/features/people/ConflictsOf.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { choiceOf } from '#web/ui/record/decision.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { useDecision, type Deciding } from '#web/ui/record/useDecision.tsx'
import { IpCheckAlert } from './IpCheckAlert.tsx'

const decision = choiceOf({ call: 'reviewIdea', rules: reviewIdeaRules.omit(['id']), words: 'comments' })
const decisions = [
  decision('APPROVED', Check, texts.approveForValidation(), texts.approveMeans(), texts.optionalTheSubmitterReadsIt()),
  decision(
    'NEEDS_CHANGES',
    PencilLine,
    texts.askForChanges(),
    texts.changesMeans(),
    texts.whatMustChangeTheSubmitter(),
  ),
  decision('DECLINED', CircleX, texts.decline(), texts.declineMeans(), texts.whyTheSubmitterReadsIt()),
]
const initial: { decision: IdeaDecision | ''; comments: string } = { decision: '', comments: '' }

const deciding = {
  success: { title: texts.ideaAnswered(), description: texts.theSubmitterIsTold() },
  failure: texts.failedToAnswer(),
}
const reopening = { success: { title: texts.underReviewAgain() }, failure: texts.failedToLookAgain() }

export function useIdeaDecision(key: useIdeaDecision_idea$key): Deciding {
  const { id, title, status, canReview, isKeptConfidential, ipCheck } = useFragment(
    graphql`
      fragment useIdeaDecision_idea on Idea {
        id
        title
        status
        canReview
        isKeptConfidential
        ipCheck
      }
    `,
    key,
  )
  const [answer] = useAction<useIdeaDecisionMutation>(
    graphql`
      mutation useIdeaDecisionMutation($input: ReviewIdeaInput!) {
        reviewIdea(input: $input) {
          idea {
            ...IdeaSheet_idea
          }
        }
      }
    `,
    deciding,
  )
  const [reopen] = useAction<useIdeaDecisionReopenMutation>(
    graphql`
      mutation useIdeaDecisionReopenMutation($input: StartIdeaReviewInput!) {
        startIdeaReview(input: $input) {
          idea {
            ...IdeaSheet_idea
          }
        }
      }
    `,
    reopening,
  )
  const { actions, dialog } = useDecision({
    may: canReview && (status === 'SUBMITTED' || status === 'UNDER_REVIEW'),
    title,
    initial,
    notice: (
      <>
        <OwnConflicts id={id} />
        {isKeptConfidential && <IpCheckAlert words={ipCheck ? texts.toBeProtected() : texts.ipCheckIsOpen()} />}
      </>
    ),
    decisions: decisions.map((choice) => ({
      ...choice,
      decide: (values: { decision: IdeaDecision; comments: string }) => answer({ input: { id, ...values } }),
    })),
  })
  const again: RecordAction = {
    next: true,
    label: texts.reviewAgain(),
    icon: Undo2,
    onSelect: () => void reopen({ input: { id } }),
  }
  return { actions: canReview && status === 'DECLINED' ? [again] : actions, dialog }
}
