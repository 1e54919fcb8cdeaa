/** Archives a team, or unarchives it. */
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/useArchiveTeam.js'
import { archiveTeamRules } from '#api/features/teams/team.rules.ts'
import type { useArchiveTeam_team$key } from '#web/__generated__/useArchiveTeam_team.graphql.ts'
import type { useArchiveTeamMutation } from '#web/__generated__/useArchiveTeamMutation.graphql.ts'
import type { useArchiveTeamRestoreMutation } from '#web/__generated__/useArchiveTeamRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

export function useArchiveTeam(key: useArchiveTeam_team$key) {
  const { id, name, isArchived } = useFragment(
    graphql`
      fragment useArchiveTeam_team on Team {
        id
        name
        isArchived
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const [archive] = useAction<useArchiveTeamMutation>(
    graphql`
      mutation useArchiveTeamMutation($input: ArchiveTeamInput!) {
        archiveTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.teamArchived(), description: texts.itsMembersAreTold() } },
  )
  const [restore, restoring] = useAction<useArchiveTeamRestoreMutation>(
    graphql`
      mutation useArchiveTeamRestoreMutation($input: UnarchiveTeamInput!) {
        unarchiveTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.theTeamIsBack(), description: texts.itsMembersAreTold() } },
  )
  const action: RecordAction = isArchived
    ? {
        next: true,
        label: texts.bringBack(),
        icon: ArchiveRestore,
        loading: restoring,
        onSelect: () => void restore({ input: { id } }),
      }
    : { label: texts.archive(), icon: Archive, onSelect: () => setOpen(true) }
  return {
    action,
    dialogs: (
      <FormDialog
        call="archiveTeam"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.archiveName({ name })}
        rules={archiveTeamRules.omit(['id'])}
        initial={{ reason: '' }}
        action={({ reason }) => archive({ input: { id, reason } })}
        submit={texts.archive()}
      >
        <TextArea name="reason" rows={3} hint={texts.whyTheMembersReadIt()} />
      </FormDialog>
    ),
  }
}
