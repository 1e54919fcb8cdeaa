/** What may be done with a grant besides its parts. */
import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/grants/form.js'
import type { GrantStatus, useGrantActions_grant$key } from '#web/__generated__/useGrantActions_grant.graphql.ts'
import type { useGrantActionsDeleteMutation } from '#web/__generated__/useGrantActionsDeleteMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { Rich } from '#web/ui/Rich.tsx'
import { EditGrant } from './GrantForm.tsx'
import { SetGrantStatus } from './SetGrantStatus.tsx'

/** The steps that may follow a state, the usual one first (api/features/grants/grantMoves.ts). */
const steps: Readonly<Record<string, readonly (readonly [to: GrantStatus, words: string])[]>> = {
  PREPARING: [
    ['SUBMITTED', texts.recordSubmission()],
    ['WITHDRAWN', texts.withdraw()],
  ],
  SUBMITTED: [
    ['AWARDED', texts.recordAward()],
    ['DECLINED', texts.recordDecline()],
    ['WITHDRAWN', texts.withdraw()],
  ],
  AWARDED: [
    ['ACTIVE', texts.begin()],
    ['TERMINATED', texts.terminate()],
  ],
  ACTIVE: [
    ['COMPLETED', texts.complete()],
    ['TERMINATED', texts.terminate()],
  ],
  DECLINED: [['SUBMITTED', texts.reopen()]],
  WITHDRAWN: [['PREPARING', texts.reopen()]],
  COMPLETED: [['ACTIVE', texts.reopen()]],
  TERMINATED: [['ACTIVE', texts.reopen()]],
}

export function useGrantActions(key: useGrantActions_grant$key): { actions: RecordAction[]; dialog: ReactNode } {
  const grant = useFragment(
    graphql`
      fragment useGrantActions_grant on ResearchGrant {
        id
        title
        status
        amount
        startsOn
        endsOn
        canUpdate
        ...GrantForm_grant
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'edit' | { to: GrantStatus; words: string } | null>(null)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [remove] = useAction<useGrantActionsDeleteMutation>(
    graphql`
      mutation useGrantActionsDeleteMutation($input: DeleteResearchGrantInput!) {
        deleteResearchGrant(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed(), alone: true },
  )
  const { id, title, status, amount, startsOn, endsOn, canUpdate } = grant
  const onClose = () => setOpen(null)
  const actions: RecordAction[] = [
    ...steps[status]!.map(([to, words], nth) => ({
      label: words,
      icon: ArrowRight,
      next: nth === 0,
      onSelect: () => setOpen({ to, words }),
    })),
    { label: texts.edit(), icon: Pencil, onSelect: () => setOpen('edit') },
    {
      label: texts.deleteGrant(),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.deleteQuestion(),
          message: <Rich text={texts.deleteConsequence()} parts={{ title: <strong>{title}</strong> }} />,
          confirm: texts.deleteGrant(),
          danger: true,
          onConfirm: async () => {
            const { ok } = await remove({ input: { id } })
            if (ok) void navigate('/research-management/grants')
            return ok
          },
        }),
    },
  ]
  return {
    actions: canUpdate ? actions : [],
    dialog: (
      <>
        {open === 'edit' && <EditGrant grant={grant} onClose={onClose} />}
        {open && open !== 'edit' && (
          <SetGrantStatus
            id={id}
            status={open.to}
            title={open.words}
            amount={amount}
            startsOn={startsOn}
            endsOn={endsOn}
            onClose={onClose}
          />
        )}
      </>
    ),
  }
}
