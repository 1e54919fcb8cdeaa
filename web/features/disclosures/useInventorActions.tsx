/** What inventors do with a disclosure: sign it, return it to draft, withdraw or delete it. */
import { PencilLine, Signature, Trash2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/disclosures/actions.js'
import type { useInventorActions_disclosure$key } from '#web/__generated__/useInventorActions_disclosure.graphql.ts'
import type { useInventorActionsDeleteMutation } from '#web/__generated__/useInventorActionsDeleteMutation.graphql.ts'
import type { useInventorActionsReopenMutation } from '#web/__generated__/useInventorActionsReopenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { SignDisclosure } from './SignDisclosure.tsx'
import { WithdrawDisclosure } from './WithdrawDisclosure.tsx'

export function useInventorActions(
  key: useInventorActions_disclosure$key,
  backTo: string,
): { actions: RecordAction[]; dialog: ReactNode } {
  const disclosure = useFragment(
    graphql`
      fragment useInventorActions_disclosure on InventionDisclosure {
        id
        status
        canUpdate
        requestedAt
        statementToSign
        ...SignDisclosure_disclosure
      }
    `,
    key,
  )
  const { id, status, canUpdate, requestedAt, statementToSign } = disclosure
  const [dialog, setDialog] = useState<'sign' | 'withdraw' | null>(null)
  const reopen = useReopen(id)
  const remove = useDelete(id, backTo)
  const isDraft = status === 'DRAFT'
  const actions: (RecordAction | false)[] = [
    statementToSign !== null && {
      next: true,
      label: texts.sign(),
      icon: Signature,
      onSelect: () => setDialog('sign'),
    },
    canUpdate && status === 'SIGNING' && { label: texts.reopen(), icon: PencilLine, onSelect: reopen },
    canUpdate && isDraft && !requestedAt && { label: texts.delete(), icon: Trash2, danger: true, onSelect: remove },
    canUpdate &&
      requestedAt !== null &&
      status !== 'DECIDED' &&
      status !== 'WITHDRAWN' && {
        label: texts.withdraw(),
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
        {dialog === 'sign' && <SignDisclosure disclosure={disclosure} onClose={onClose} />}
        {dialog === 'withdraw' && <WithdrawDisclosure id={id} onClose={onClose} />}
      </>
    ),
  }
}

function useReopen(id: string): () => void {
  const confirm = useConfirm()
  const [reopen] = useAction<useInventorActionsReopenMutation>(
    graphql`
      mutation useInventorActionsReopenMutation($input: ReopenDisclosureInput!) {
        reopenDisclosure(input: $input) {
          disclosure {
            status
          }
        }
      }
    `,
    { success: { title: texts.reopened() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.reopenQuestion(),
      message: texts.reopenConsequence(),
      confirm: texts.reopen(),
      onConfirm: async () => (await reopen({ input: { id } })).ok,
    })
}

function useDelete(id: string, to: string): () => void {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [remove] = useAction<useInventorActionsDeleteMutation>(
    graphql`
      mutation useInventorActionsDeleteMutation($input: DeleteDisclosureInput!) {
        deleteDisclosure(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed(), alone: true },
  )
  return () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteConsequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) void navigate(to)
        return ok
      },
    })
}
