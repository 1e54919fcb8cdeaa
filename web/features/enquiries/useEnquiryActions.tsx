/** What the team does with an enquiry: answer, close without an answer, delete. */
import { CircleX, Reply, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/enquiries/actions.js'
import type { useEnquiryActions_enquiry$key } from '#web/__generated__/useEnquiryActions_enquiry.graphql.ts'
import type { useEnquiryActionsDeleteMutation } from '#web/__generated__/useEnquiryActionsDeleteMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AnswerEnquiry } from './AnswerEnquiry.tsx'
import { CloseEnquiry } from './CloseEnquiry.tsx'

export function useEnquiryActions(
  key: useEnquiryActions_enquiry$key | null | undefined,
  onGone: () => void,
): { actions: RecordAction[]; dialog: ReactNode } {
  const enquiry = useFragment(
    graphql`
      fragment useEnquiryActions_enquiry on TechnologyEnquiry {
        id
        status
        canAnswer
        ...AnswerEnquiry_enquiry
      }
    `,
    key,
  )
  const confirm = useConfirm()
  const [remove] = useAction<useEnquiryActionsDeleteMutation>(
    graphql`
      mutation useEnquiryActionsDeleteMutation($input: DeleteEnquiryInput!) {
        deleteEnquiry(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  const [open, setOpen] = useState<'answer' | 'close' | null>(null)
  if (!enquiry?.canAnswer) return { actions: [], dialog: null }
  const { id, status } = enquiry
  const onDelete = () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteConsequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) onGone()
        return ok
      },
    })
  const actions: (RecordAction | false)[] = [
    status !== 'ANSWERED' && {
      next: status === 'OPEN',
      label: texts.answer(),
      icon: Reply,
      onSelect: () => setOpen('answer'),
    },
    status === 'OPEN' && { label: texts.close(), icon: CircleX, onSelect: () => setOpen('close') },
    { label: texts.delete(), icon: Trash2, danger: true, onSelect: onDelete },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {open === 'answer' && <AnswerEnquiry enquiry={enquiry} onClose={() => setOpen(null)} />}
        {open === 'close' && <CloseEnquiry id={id} onClose={() => setOpen(null)} />}
      </>
    ),
  }
}
