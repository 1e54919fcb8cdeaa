/** Into the archive, or out of it. */
import { Button } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
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
    { success: { title: 'Team archived', description: 'Its members are told.' } },
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
    { success: { title: 'The team is back', description: 'Its members are told.' } },
  )
  if (isArchived)
    return (
      <Button variant="outline" disabled={restoring} onClick={() => void restore({ input: { id } })}>
        <ArchiveRestore size={16} aria-hidden />
        Bring back
      </Button>
    )
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Archive size={16} aria-hidden />
        Archive
      </Button>
      <FormDialog
        call="archiveTeam"
        open={open}
        onClose={() => setOpen(false)}
        title={`Archive ${name}`}
        rules={archiveTeamRules.omit(['id'])}
        initial={{ reason: '' }}
        action={({ reason }) => archive({ input: { id, reason } })}
        submit="Archive"
      >
        <TextArea
          name="reason"
          rows={3}
          hint="Why. The members read it. Everything stays to be read, nothing can be changed, and you can bring the team back."
        />
      </FormDialog>
    </>
  )
}
