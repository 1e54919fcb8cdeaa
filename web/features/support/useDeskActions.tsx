/** What the team does with a support request: assign, start, ask, resolve, close. */
import { CircleCheck, Lock, MailQuestionMark, Merge, Play, UserCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/actions.js'
import * as merge from '#texts/support/merge.js'
import type { useDeskActions_request$key } from '#web/__generated__/useDeskActions_request.graphql.ts'
import type { useDeskActionsCloseMutation } from '#web/__generated__/useDeskActionsCloseMutation.graphql.ts'
import type { useDeskActionsStartMutation } from '#web/__generated__/useDeskActionsStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AskRequester } from './AskRequester.tsx'
import { AssignRequests } from './AssignRequests.tsx'
import { MergeRequest } from './MergeRequest.tsx'
import { ResolveRequest } from './ResolveRequest.tsx'
import { isAnswering } from './supportWords.ts'

export function useDeskActions(key: useDeskActions_request$key): { actions: RecordAction[]; dialog: ReactNode } {
  const request = useFragment(
    graphql`
      fragment useDeskActions_request on SupportRequest {
        id
        status
        canWork
        assignee {
          id
        }
        requester {
          id
        }
        ...InsertTemplate_request
      }
    `,
    key,
  )
  const { id, status, canWork, assignee, requester } = request
  const [dialog, setDialog] = useState<'assign' | 'ask' | 'resolve' | 'merge' | null>(null)
  const close = useClose(id)
  const [start, starting] = useAction<useDeskActionsStartMutation>(
    graphql`
      mutation useDeskActionsStartMutation($input: StartSupportRequestInput!) {
        startSupportRequest(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.started() }, failure: texts.failed() },
  )
  if (!canWork) return { actions: [], dialog: null }
  const isWaiting = status === 'WAITING_FOR_RESEARCHER'
  const isNew = status === 'SUBMITTED' || status === 'TRIAGED'
  const assign = { label: texts.assign(), icon: UserCheck, onSelect: () => setDialog('assign') }
  const actions: (RecordAction | false)[] = [
    status === 'SUBMITTED' && { next: true, ...assign },
    isNew && {
      next: status === 'TRIAGED',
      label: texts.start(),
      icon: Play,
      loading: starting,
      onSelect: () => void start({ input: { id } }),
    },
    isAnswering(status) && { label: texts.ask(), icon: MailQuestionMark, onSelect: () => setDialog('ask') },
    (isAnswering(status) || isWaiting) && {
      next: true,
      label: texts.resolve(),
      icon: CircleCheck,
      onSelect: () => setDialog('resolve'),
    },
    status !== 'SUBMITTED' && (isAnswering(status) || isWaiting) && assign,
    (isAnswering(status) || isWaiting) &&
      requester !== null && { label: merge.merge(), icon: Merge, onSelect: () => setDialog('merge') },
    status === 'RESOLVED' && { label: texts.close(), icon: Lock, onSelect: close },
  ]
  const onClose = () => setDialog(null)
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {dialog === 'assign' && <AssignRequests ids={[id]} assigneeId={assignee?.id ?? ''} onClose={onClose} />}
        {dialog === 'ask' && <AskRequester id={id} request={request} onClose={onClose} />}
        {dialog === 'resolve' && <ResolveRequest id={id} request={request} onClose={onClose} />}
        {dialog === 'merge' && requester && <MergeRequest id={id} requester={requester.id} onClose={onClose} />}
      </>
    ),
  }
}

function useClose(id: string): () => void {
  const confirm = useConfirm()
  const [close] = useAction<useDeskActionsCloseMutation>(
    graphql`
      mutation useDeskActionsCloseMutation($input: CloseSupportRequestInput!) {
        closeSupportRequest(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.closeQuestion(),
      message: texts.closeConsequence(),
      confirm: texts.close(),
      onConfirm: async () => (await close({ input: { id } })).ok,
    })
}
