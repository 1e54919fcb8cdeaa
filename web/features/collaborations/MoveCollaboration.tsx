/** What can become of a collaboration from here: its next state, its end, another name. */
import { Button, IconButton } from '@chakra-ui/react'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/moveCollaboration.js'
import { closeCollaborationRules, renameCollaborationRules } from '#api/features/collaborations/collaboration.rules.ts'
import type { MoveCollaboration_collaboration$key } from '#web/__generated__/MoveCollaboration_collaboration.graphql.ts'
import type { MoveCollaborationCloseMutation } from '#web/__generated__/MoveCollaborationCloseMutation.graphql.ts'
import type { MoveCollaborationMutation } from '#web/__generated__/MoveCollaborationMutation.graphql.ts'
import type { MoveCollaborationRenameMutation } from '#web/__generated__/MoveCollaborationRenameMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

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

export function MoveCollaboration({ collaboration: key }: { collaboration: MoveCollaboration_collaboration$key }) {
  const { id, title, agreement, moves, canUpdate } = useFragment(
    graphql`
      fragment MoveCollaboration_collaboration on Collaboration {
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
  const [move] = useAction<MoveCollaborationMutation>(
    graphql`
      mutation MoveCollaborationMutation($input: MoveCollaborationInput!) {
        moveCollaboration(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...MoveCollaboration_collaboration
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
  const [close] = useAction<MoveCollaborationCloseMutation>(
    graphql`
      mutation MoveCollaborationCloseMutation($input: CloseCollaborationInput!) {
        closeCollaboration(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...MoveCollaboration_collaboration
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
  const [rename] = useAction<MoveCollaborationRenameMutation>(
    graphql`
      mutation MoveCollaborationRenameMutation($input: RenameCollaborationInput!) {
        renameCollaboration(input: $input) {
          collaboration {
            title
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.renamed() } },
  )
  const confirm = useConfirm()
  if (!canUpdate) return null
  const next = moves.find((status) => status in steps) as keyof typeof steps | undefined
  const possible = Object.entries(ends).filter(([status]) => moves.some((one) => one === status))
  const ask = (status: keyof typeof steps) =>
    confirm({
      title: steps[status].title,
      message: `${steps[status].message}${status === 'RUNNING' && agreement !== 'CONTRACT' ? texts.noContractIsRecordedYet() : ''}`,
      confirm: steps[status].button,
      onConfirm: async () => (await move({ input: { id, status } })).ok,
    })
  return (
    <>
      {next && <Button onClick={() => ask(next)}>{steps[next].button}</Button>}
      <Button variant="outline" onClick={() => setAsked('close')}>
        <Flag size={16} aria-hidden />
        {texts.close()}
      </Button>
      <ActionMenu
        trigger={
          <IconButton variant="ghost" aria-label={texts.moreActions()}>
            <EllipsisVertical size={16} />
          </IconButton>
        }
        actions={[{ label: texts.rename(), onSelect: () => setAsked('rename') }]}
      />
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
  )
}
