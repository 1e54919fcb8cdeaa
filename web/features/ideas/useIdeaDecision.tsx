/** The university's decision on an idea: approve, ask for changes, decline, or reopen the review. */
import { Check, CircleX, PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/useIdeaDecision.js'
import { reviewIdeaRules } from '#api/features/ideas/review.rules.ts'
import type { useIdeaDecision_idea$key } from '#web/__generated__/useIdeaDecision_idea.graphql.ts'
import type { IdeaDecision, useIdeaDecisionMutation } from '#web/__generated__/useIdeaDecisionMutation.graphql.ts'
import type { useIdeaDecisionReopenMutation } from '#web/__generated__/useIdeaDecisionReopenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

const rules = reviewIdeaRules.omit(['id'])

const answers: Record<IdeaDecision, { title: string; submit: string; hint: string }> = {
  APPROVED: {
    title: texts.approve(),
    submit: texts.approveForValidation(),
    hint: texts.optionalTheSubmitterReadsIt(),
  },
  NEEDS_CHANGES: {
    title: texts.needsChanges(),
    submit: texts.askForChanges(),
    hint: texts.whatMustChangeTheSubmitter(),
  },
  DECLINED: {
    title: texts.decline(),
    submit: texts.decline(),
    hint: texts.whyTheSubmitterReadsIt(),
  },
}

const deciding = {
  success: { title: texts.ideaAnswered(), description: texts.theSubmitterIsTold() },
  failure: texts.failedToAnswer(),
}
const reopening = { success: { title: texts.underReviewAgain() }, failure: texts.failedToLookAgain() }

export function useIdeaDecision(key: useIdeaDecision_idea$key) {
  const { id, title, status, canReview } = useFragment(
    graphql`
      fragment useIdeaDecision_idea on Idea {
        id
        title
        status
        canReview
      }
    `,
    key,
  )
  const [decision, setDecision] = useState<IdeaDecision>('APPROVED')
  const [open, setOpen] = useState(false)
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
  const ask = (next: IdeaDecision) => () => {
    setDecision(next)
    setOpen(true)
  }
  const again: RecordAction = {
    next: true,
    label: texts.reviewAgain(),
    icon: Undo2,
    onSelect: () => void reopen({ input: { id } }),
  }
  const decisions: RecordAction[] = [
    { next: true, label: texts.approve(), icon: Check, onSelect: ask('APPROVED') },
    { label: texts.needsChanges(), icon: PencilLine, onSelect: ask('NEEDS_CHANGES') },
    { label: texts.decline(), icon: CircleX, danger: true, onSelect: ask('DECLINED') },
  ]
  const undecided = status === 'SUBMITTED' || status === 'UNDER_REVIEW'
  return {
    actions: !canReview ? [] : status === 'DECLINED' ? [again] : undecided ? decisions : [],
    dialogs: (
      <FormDialog
        call="reviewIdea"
        open={open}
        onClose={() => setOpen(false)}
        title={`${answers[decision].title}: ${title}`}
        rules={rules}
        initial={{ decision, comments: '' }}
        action={(values) => answer({ input: { id, ...values } })}
        submit={answers[decision].submit}
        danger={decision === 'DECLINED'}
      >
        <TextArea name="comments" rows={4} hint={answers[decision].hint} />
      </FormDialog>
    ),
  }
}
