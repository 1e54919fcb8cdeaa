/** What an investor may do with a holding besides its parts. */
import { CircleCheck, CircleDollarSign, Coins, FilePen, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as form from '#texts/holdings/form.js'
import * as texts from '#texts/holdings/view.js'
import type { useHoldingActions_holding$key } from '#web/__generated__/useHoldingActions_holding.graphql.ts'
import type { useHoldingActionsDeleteMutation } from '#web/__generated__/useHoldingActionsDeleteMutation.graphql.ts'
import type { useHoldingActionsReopenMutation } from '#web/__generated__/useHoldingActionsReopenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AddValuation } from './AddValuation.tsx'
import { CloseHolding } from './CloseHolding.tsx'
import { CorrectTerms } from './CorrectTerms.tsx'
import { EditHolding } from './HoldingForm.tsx'

export function useHoldingActions(key: useHoldingActions_holding$key): { actions: RecordAction[]; dialog: ReactNode } {
  const holding = useFragment(
    graphql`
      fragment useHoldingActions_holding on Holding {
        id
        name
        external
        status
        ...HoldingForm_holding
        ...CorrectTerms_holding
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'edit' | 'correct' | 'close' | 'value' | null>(null)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [reopen, reopening] = useAction<useHoldingActionsReopenMutation>(
    graphql`
      mutation useHoldingActionsReopenMutation($input: ReopenHoldingInput!) {
        reopenHolding(input: $input) {
          holding {
            status
          }
        }
      }
    `,
    { success: { title: texts.reopened() }, failure: form.failed() },
  )
  const [remove] = useAction<useHoldingActionsDeleteMutation>(
    graphql`
      mutation useHoldingActionsDeleteMutation($input: DeleteHoldingInput!) {
        deleteHolding(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: form.failed(), alone: true },
  )
  const { id, name, external, status } = holding
  const active = status === 'ACTIVE'
  const actions: (RecordAction | false)[] = [
    { next: true, label: form.edit(), icon: Pencil, onSelect: () => setOpen('edit') },
    !external && { label: form.correct(), icon: FilePen, onSelect: () => setOpen('correct') },
    active && { label: form.addValuation(), icon: Coins, onSelect: () => setOpen('value') },
    active && { label: form.close(), icon: CircleDollarSign, onSelect: () => setOpen('close') },
    !active && {
      label: texts.reopen(),
      icon: CircleCheck,
      loading: reopening,
      onSelect: () => void reopen({ input: { id } }),
    },
    external && {
      label: texts.deleteHolding(),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.deleteThis(),
          message: texts.deleteWhat({ name }),
          confirm: texts.deleteHolding(),
          danger: true,
          onConfirm: async () => {
            const { ok } = await remove({ input: { id } })
            if (ok) void navigate('/portfolio')
            return ok
          },
        }),
    },
  ]
  const onClose = () => setOpen(null)
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {open === 'edit' && <EditHolding holding={holding} onClose={onClose} />}
        {open === 'correct' && <CorrectTerms holding={holding} onClose={onClose} />}
        {open === 'close' && <CloseHolding id={id} onClose={onClose} />}
        {open === 'value' && <AddValuation id={id} onClose={onClose} />}
      </>
    ),
  }
}
