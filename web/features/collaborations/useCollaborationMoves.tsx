/** What the viewer may do with a collaboration: take it to its next state, close it, rename it. */
import { ArrowRight, Flag, Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/useCollaborationMoves.js'
import { closeCollaborationRules, renameCollaborationRules } from '#api/features/collaborations/collaboration.rules.ts'
import type { useCollaborationMoves_collaboration$key } from '#web/__generated__/useCollaborationMoves_collaboration.graphql.ts'
import type { useCollaborationMovesCloseMutation } from '#web/__generated__/useCollaborationMovesCloseMutation.graphql.ts'
import type { useCollaborationMovesMutation } from '#web/__generated__/useCollaborationMovesMutation.graphql.ts'
import type { useCollaborationMovesRenameMutation } from '#web/__generated__/useCollaborationMovesRenameMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

const steps = {
  AGREEMENT: {
    button: texts.talkAboutTerms2(),
    title: texts.talkAboutTerms(),
    message: texts.theOtherSideIsTold(),
  },
  RUNNING: {
    button: texts.beginTheWork2(),
    title: texts.beginTheWork(),
    message: texts.theOtherPartnersAreTold(),
  },
} as const

const ends = { COMPLETED: texts.completed(), STOPPED: texts.stopped() } as const

export function useCollaborationMoves(key: useCollaborationMoves_collaboration$key) {
  const { id, title, agreement, moves, canUpdate } = useFragment(
    graphql`
      fragment useCollaborationMoves_collaboration on Collaboration {
        id
        title
        agreement
        moves
        canUpdate
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<'close' | 'rename' | null>(null)
  const [move] = useAction<useCollaborationMovesMutation>(
    graphql`
      mutation useCollaborationMovesMutation($input: MoveCollaborationInput!) {
        moveCollaboration(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    {
      success: {
        title: texts.stateChanged(),
        description: texts.theOtherPartnersAreTold(),
      },
    },
  )
  const [close] = useAction<useCollaborationMovesCloseMutation>(
    graphql`
      mutation useCollaborationMovesCloseMutation($input: CloseCollaborationInput!) {
        closeCollaboration(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    {
      success: {
        title: texts.collaborationClosed(),
        description: texts.theOtherPartnersReadThe(),
      },
    },
  )
  const [rename] = useAction<useCollaborationMovesRenameMutation>(
    graphql`
      mutation useCollaborationMovesRenameMutation($input: RenameCollaborationInput!) {
        renameCollaboration(input: $input) {
          collaboration {
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.renamed() } },
  )
  const confirm = useConfirm()
  const next = moves.find((status) => status in steps) as keyof typeof steps | undefined
  const possible = Object.entries(ends).filter(([status]) => moves.some((one) => one === status))
  const ask = (status: keyof typeof steps) =>
    confirm({
      title: steps[status].title,
      message: `${steps[status].message}${status === 'RUNNING' && agreement !== 'CONTRACT' ? texts.noContractIsRecordedYet() : ''}`,
      confirm: steps[status].button,
      onConfirm: async () => (await move({ input: { id, status } })).ok,
    })
  const actions: RecordAction[] = [
    ...(next ? [{ next: true, label: steps[next].button, icon: ArrowRight, onSelect: () => ask(next) }] : []),
    { label: texts.close(), icon: Flag, onSelect: () => setAsked('close') },
    { label: texts.rename(), icon: Pencil, onSelect: () => setAsked('rename') },
  ]
  return {
    actions: canUpdate ? actions : [],
    dialogs: (
      <>
        <FormDialog
          call="closeCollaboration"
          open={asked === 'close'}
          onClose={() => setAsked(null)}
          title={texts.closeTheCollaboration()}
          rules={closeCollaborationRules.omit(['id'])}
          initial={{ status: (possible[0]?.[0] ?? 'STOPPED') as keyof typeof ends, outcome: '' }}
          action={(values) => close({ input: { id, ...values } })}
          submit={texts.closeCollaboration()}
        >
          <SelectField name="status" choices={possible.map(([value, label]) => ({ value, label }))} />
          <TextArea name="outcome" rows={5} hint={texts.whatCameOfItOr()} />
        </FormDialog>
        <FormDialog
          call="renameCollaboration"
          open={asked === 'rename'}
          onClose={() => setAsked(null)}
          title={texts.renameTheCollaboration()}
          rules={renameCollaborationRules.omit(['id'])}
          initial={{ title }}
          action={(values) => rename({ input: { id, ...values } })}
          submit={texts.save()}
        >
          <TextField name="title" />
        </FormDialog>
      </>
    ),
  }
}
