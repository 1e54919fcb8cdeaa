/** What moderators do with a case: claim it, release it, decide, answer the appeal, restore the content. */
import { Gavel, Hand, RotateCcw, Scale, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/moderation/actions.js'
import type { useCaseActions_case$key } from '#web/__generated__/useCaseActions_case.graphql.ts'
import type { useCaseActionsClaimMutation } from '#web/__generated__/useCaseActionsClaimMutation.graphql.ts'
import type { useCaseActionsReleaseMutation } from '#web/__generated__/useCaseActionsReleaseMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AnswerAppeal } from './AnswerAppeal.tsx'
import { DecideCase } from './DecideCase.tsx'
import { RestoreContent } from './RestoreContent.tsx'

const forms = { decide: DecideCase, appeal: AnswerAppeal, restore: RestoreContent }

export function useCaseActions(key: useCaseActions_case$key | null | undefined): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const one = useFragment(
    graphql`
      fragment useCaseActions_case on ModerationCase {
        id
        status
        canClaim
        isClaimed
        canRestore
      }
    `,
    key,
  )
  const [claim] = useAction<useCaseActionsClaimMutation>(
    graphql`
      mutation useCaseActionsClaimMutation($input: ClaimModerationCaseInput!) {
        claimModerationCase(input: $input) {
          case {
            ...useCaseActions_case
          }
        }
      }
    `,
    { success: { title: texts.claimed() }, failure: texts.failed() },
  )
  const [release] = useAction<useCaseActionsReleaseMutation>(
    graphql`
      mutation useCaseActionsReleaseMutation($input: ReleaseModerationCaseInput!) {
        releaseModerationCase(input: $input) {
          case {
            ...useCaseActions_case
          }
        }
      }
    `,
    { success: { title: texts.released() }, failure: texts.failed() },
  )
  const [open, setOpen] = useState<keyof typeof forms | null>(null)
  if (!one) return { actions: [], dialog: null }
  const { id, status, canClaim, isClaimed, canRestore } = one
  const isAppeal = status === 'APPEALED'
  const actions: (RecordAction | false)[] = [
    canClaim && {
      next: true,
      label: texts.claim(),
      icon: Hand,
      onSelect: () => void claim({ input: { id } }),
    },
    isClaimed &&
      isAppeal && { next: true, label: texts.answerAppeal(), icon: Scale, onSelect: () => setOpen('appeal') },
    isClaimed && !isAppeal && { next: true, label: texts.decide(), icon: Gavel, onSelect: () => setOpen('decide') },
    canRestore && { label: texts.restore(), icon: RotateCcw, onSelect: () => setOpen('restore') },
    isClaimed && { label: texts.release(), icon: Undo2, onSelect: () => void release({ input: { id } }) },
  ]
  const Opened = open && forms[open]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: Opened && <Opened id={id} isRevised={status === 'RESUBMITTED'} onClose={() => setOpen(null)} />,
  }
}
