/** What administrators may do with an account. */
import { Ban, CircleCheck, CircleX, DoorOpen, Eye, MailPlus, Merge, ShieldOff, Undo2, UserCog } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as merging from '#texts/accountMerge/dialog.js'
import * as account from '#texts/accounts/verification.js'
import * as texts from '#texts/users/actions.js'
import type { useUserActions_user$key } from '#web/__generated__/useUserActions_user.graphql.ts'
import type { useUserActionsCloseMutation } from '#web/__generated__/useUserActionsCloseMutation.graphql.ts'
import type { useUserActionsRestoreMutation } from '#web/__generated__/useUserActionsRestoreMutation.graphql.ts'
import type { useUserActionsInviteMutation } from '#web/__generated__/useUserActionsInviteMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { DeclineAccount } from '#web/features/accounts/DeclineAccount.tsx'
import { useVerifyAccounts } from '#web/features/accounts/useVerifyAccounts.ts'
import { ResetSecondFactor } from '#web/features/secondFactor/ResetSecondFactor.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { ChangeRole } from './ChangeRole.tsx'
import { MergeAccounts } from './MergeAccounts.tsx'
import { SetAccountStatus } from './SetAccountStatus.tsx'
import { ViewAs } from './ViewAs.tsx'

type Open = 'role' | 'view' | 'decline' | 'SUSPENDED' | 'ACTIVE' | 'factor' | 'merge' | null

export function useUserActions(key: useUserActions_user$key | null) {
  const user = useFragment(
    graphql`
      fragment useUserActions_user on User {
        id
        number
        name
        role
        status
        canVerify
        isInvited
        hasSecondFactor
        canRestoreMerged
      }
    `,
    key,
  )
  const viewer = useViewer()
  const [open, setOpen] = useState<Open>(null)
  const [verify, verifying] = useVerifyAccounts()
  const [invite, inviting] = useAction<useUserActionsInviteMutation>(
    graphql`
      mutation useUserActionsInviteMutation($input: InviteAgainInput!) {
        inviteAgain(input: $input) {
          user {
            id
          }
        }
      }
    `,
    { success: { title: texts.invited() }, failure: texts.failed() },
  )
  const close = useClose()
  const restore = useRestoreMerged()
  if (!user || user.number === viewer.number) return { actions: [], dialog: null }
  const { id, name, role, status, canVerify, isInvited, hasSecondFactor, canRestoreMerged } = user
  const onClose = () => setOpen(null)
  const entry = (shown: boolean | null | undefined, action: RecordAction) => (shown ? [action] : [])
  return {
    actions: [
      ...entry(canVerify, {
        next: true,
        label: account.verify(),
        icon: CircleCheck,
        loading: verifying,
        onSelect: () => void verify({ input: { ids: [id], approved: true } }),
      }),
      ...entry(isInvited, {
        label: texts.inviteAgain(),
        icon: MailPlus,
        loading: inviting,
        onSelect: () => void invite({ input: { id } }),
      }),
      ...entry(canRestoreMerged, {
        next: true,
        label: merging.restore(),
        icon: Undo2,
        onSelect: () => restore(id, name),
      }),
      ...entry(!canRestoreMerged && (status === 'SUSPENDED' || status === 'DEACTIVATED'), {
        next: true,
        label: status === 'SUSPENDED' ? texts.letIn() : texts.reopen(),
        icon: DoorOpen,
        onSelect: () => setOpen('ACTIVE'),
      }),
      ...entry(status !== 'DEACTIVATED', {
        label: texts.changeRole(),
        icon: UserCog,
        onSelect: () => setOpen('role'),
      }),
      ...entry(role !== 'ADMIN' && (status === 'ACTIVE' || status === 'PENDING_VERIFICATION'), {
        label: texts.viewAs(),
        icon: Eye,
        onSelect: () => setOpen('view'),
      }),
      ...entry(status === 'ACTIVE', { label: merging.merge(), icon: Merge, onSelect: () => setOpen('merge') }),
      ...entry(hasSecondFactor, {
        label: texts.resetSecondFactor(),
        icon: ShieldOff,
        onSelect: () => setOpen('factor'),
      }),
      ...entry(status === 'ACTIVE', { label: texts.suspend(), icon: Ban, onSelect: () => setOpen('SUSPENDED') }),
      ...entry(canVerify, {
        label: account.decline(),
        icon: CircleX,
        danger: true,
        onSelect: () => setOpen('decline'),
      }),
      ...entry(status !== 'DEACTIVATED', {
        label: texts.close(),
        icon: CircleX,
        danger: true,
        onSelect: () => close(id, name),
      }),
    ],
    dialog: (
      <>
        {open === 'role' && <ChangeRole user={{ id, name, role }} onClose={onClose} />}
        {open === 'merge' && <MergeAccounts user={{ id, name }} onClose={onClose} />}
        {open === 'view' && <ViewAs user={{ id, name }} onClose={onClose} />}
        {open === 'factor' && <ResetSecondFactor id={id} name={name} onClose={onClose} />}
        {open === 'decline' && <DeclineAccount id={id} name={name} onClose={onClose} />}
        {(open === 'SUSPENDED' || open === 'ACTIVE') && <SetAccountStatus ids={[id]} status={open} onClose={onClose} />}
      </>
    ),
  }
}

/** Asks, and makes two accounts of one again. */
function useRestoreMerged() {
  const confirm = useConfirm()
  const [restore] = useAction<useUserActionsRestoreMutation>(
    graphql`
      mutation useUserActionsRestoreMutation($input: RestoreMergedAccountInput!) {
        restoreMergedAccount(input: $input) {
          user {
            id
            status
            canRestoreMerged
          }
        }
      }
    `,
    { success: { title: merging.restored() }, failure: merging.failed() },
  )
  return (id: string, name: string) =>
    confirm({
      title: merging.restoreQuestion({ name }),
      message: merging.restoreConsequence(),
      confirm: merging.restore(),
      onConfirm: async () => (await restore({ input: { id } })).ok,
    })
}

/** Asks, and closes the account. */
function useClose() {
  const confirm = useConfirm()
  const [close] = useAction<useUserActionsCloseMutation>(
    graphql`
      mutation useUserActionsCloseMutation($input: DeleteUserInput!) {
        deleteUser(input: $input) {
          user {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  return (id: string, name: string) =>
    confirm({
      title: texts.closeQuestion({ name }),
      message: texts.closeWhat(),
      confirm: texts.close(),
      danger: true,
      onConfirm: async () => (await close({ input: { id } })).ok,
    })
}
