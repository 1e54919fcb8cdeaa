/** What the team does with a technology summary: edit, propose, publish, withdraw. */
import { Globe, Pencil, Send, Undo2, UserCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/summaries/actions.js'
import type { useTeamActions_summary$key } from '#web/__generated__/useTeamActions_summary.graphql.ts'
import type { useTeamActionsProposeMutation } from '#web/__generated__/useTeamActionsProposeMutation.graphql.ts'
import type { useTeamActionsPublishMutation } from '#web/__generated__/useTeamActionsPublishMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { ChangeContact } from './ChangeContact.tsx'
import { WithdrawSummary } from './WithdrawSummary.tsx'

export function useTeamActions(
  key: useTeamActions_summary$key,
  onEdit: () => void,
): { actions: RecordAction[]; dialog: ReactNode } {
  const { id, status, canUpdate, canAgree, publicPath, contact } = useFragment(
    graphql`
      fragment useTeamActions_summary on TechnologySummary {
        id
        status
        canUpdate
        canAgree
        publicPath
        contact {
          id
        }
      }
    `,
    key,
  )
  const [dialog, setDialog] = useState<'withdraw' | 'contact' | null>(null)
  const propose = usePropose(id)
  const publish = usePublish(id)
  if (!canUpdate) return { actions: [], dialog: null }
  const isWritten = status === 'DRAFT' || status === 'CHANGES_REQUESTED'
  const isPublished = status === 'PUBLISHED'
  const actions: (RecordAction | false)[] = [
    isWritten && { next: true, label: texts.propose(), icon: Send, ...propose },
    status === 'AGREED' && { next: true, label: texts.publish(), icon: Globe, onSelect: publish },
    publicPath !== null &&
      publicPath !== undefined && { next: true, label: texts.openPage(), icon: Globe, to: publicPath },
    !isPublished && { next: status === 'WITHDRAWN', label: texts.edit(), icon: Pencil, onSelect: onEdit },
    isPublished && { label: texts.changeContact(), icon: UserCheck, onSelect: () => setDialog('contact') },
    // Who also owns the project withdraws as its owner.
    isPublished &&
      !canAgree && { label: texts.withdraw(), icon: Undo2, danger: true, onSelect: () => setDialog('withdraw') },
  ]
  const onClose = () => setDialog(null)
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {dialog === 'withdraw' && <WithdrawSummary id={id} onClose={onClose} />}
        {dialog === 'contact' && <ChangeContact id={id} contactId={contact?.id ?? ''} onClose={onClose} />}
      </>
    ),
  }
}

function usePropose(id: string) {
  const [propose, loading] = useAction<useTeamActionsProposeMutation>(
    graphql`
      mutation useTeamActionsProposeMutation($input: ProposeSummaryInput!) {
        proposeSummary(input: $input) {
          technologySummary {
            id
            status
          }
        }
      }
    `,
    {
      success: { title: texts.proposed() },
      failure: ({ fieldErrors, message }) => ({
        title: texts.notProposed(),
        description: Object.values(fieldErrors).join('. ') || message,
      }),
    },
  )
  return { loading, onSelect: () => void propose({ input: { id } }) }
}

function usePublish(id: string): () => void {
  const confirm = useConfirm()
  const [publish] = useAction<useTeamActionsPublishMutation>(
    graphql`
      mutation useTeamActionsPublishMutation($input: PublishSummaryInput!) {
        publishSummary(input: $input) {
          technologySummary {
            id
            status
            publicPath
          }
        }
      }
    `,
    { success: { title: texts.published() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.publishQuestion(),
      message: texts.publishConsequence(),
      confirm: texts.publish(),
      onConfirm: async () => (await publish({ input: { id } })).ok,
    })
}
