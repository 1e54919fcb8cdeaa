/** Into the archive, or out of it. */
import { Button } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/archiveTeam.js'
import { archiveTeamRules } from '#api/features/teams/team.rules.ts'
import type { ArchiveTeam_team$key } from '#web/__generated__/ArchiveTeam_team.graphql.ts'
import type { ArchiveTeamMutation } from '#web/__generated__/ArchiveTeamMutation.graphql.ts'
import type { ArchiveTeamRestoreMutation } from '#web/__generated__/ArchiveTeamRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export function ArchiveTeam({ team: key }: { team: ArchiveTeam_team$key }) {
  const { id, name, isArchived } = useFragment(
    graphql`
      fragment ArchiveTeam_team on Team {
        id
        name
        isArchived
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const [archive] = useAction<ArchiveTeamMutation>(
    graphql`
      mutation ArchiveTeamMutation($input: ArchiveTeamInput!) {
        archiveTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.teamArchived(), description: texts.itsMembersAreTold() } },
  )
  const [restore, restoring] = useAction<ArchiveTeamRestoreMutation>(
    graphql`
      mutation ArchiveTeamRestoreMutation($input: UnarchiveTeamInput!) {
        unarchiveTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.theTeamIsBack(), description: texts.itsMembersAreTold() } },
  )
  if (isArchived)
    return (
      <Button variant="outline" disabled={restoring} onClick={() => void restore({ input: { id } })}>
        <ArchiveRestore size={16} aria-hidden />
        {texts.bringBack()}
      </Button>
    )
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Archive size={16} aria-hidden />
        {texts.archive()}
      </Button>
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
    </>
  )
}
