/** What the owner of a project does with its technology summary: agree, ask for changes, end the publication. */
import { CircleCheck, MessageSquareWarning, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/summaries/actions.js'
import type { useOwnerActions_summary$key } from '#web/__generated__/useOwnerActions_summary.graphql.ts'
import type { useOwnerActionsAgreeMutation } from '#web/__generated__/useOwnerActionsAgreeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RequestChanges } from './RequestChanges.tsx'
import { WithdrawSummary } from './WithdrawSummary.tsx'

export function useOwnerActions(key: useOwnerActions_summary$key): { actions: RecordAction[]; dialog: ReactNode } {
  const { id, status, revision, canAgree } = useFragment(
    graphql`
      fragment useOwnerActions_summary on TechnologySummary {
        id
        status
        revision
        canAgree
      }
    `,
    key,
  )
  const [dialog, setDialog] = useState<'changes' | 'withdraw' | null>(null)
  const agree = useAgree(id, revision)
  if (!canAgree) return { actions: [], dialog: null }
  const actions: (RecordAction | false)[] = [
    status === 'PROPOSED' && { next: true, label: texts.agree(), icon: CircleCheck, onSelect: agree },
    (status === 'PROPOSED' || status === 'AGREED') && {
      label: texts.requestChanges(),
      icon: MessageSquareWarning,
      onSelect: () => setDialog('changes'),
    },
    status === 'PUBLISHED' && {
      label: texts.endAgreement(),
      icon: Undo2,
      danger: true,
      onSelect: () => setDialog('withdraw'),
    },
  ]
  const onClose = () => setDialog(null)
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {dialog === 'changes' && <RequestChanges id={id} onClose={onClose} />}
        {dialog === 'withdraw' && <WithdrawSummary id={id} onClose={onClose} />}
      </>
    ),
  }
}

function useAgree(id: string, revision: number): () => void {
  const confirm = useConfirm()
  const [agree] = useAction<useOwnerActionsAgreeMutation>(
    graphql`
      mutation useOwnerActionsAgreeMutation($input: AgreeToSummaryInput!) {
        agreeToSummary(input: $input) {
          technologySummary {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.agreed() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.agreeQuestion(),
      message: texts.agreeConsequence(),
      confirm: texts.agree(),
      onConfirm: async () => (await agree({ input: { id, revision } })).ok,
    })
}
