/** Puts projects into the archive with a reason, or brings them back; tells how many, and which not and why. */
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { archiveProjectsRules, unarchiveProjectsRules } from '#api/features/projects/review.rules.ts'
import type { ArchiveDialogMutation } from '#web/__generated__/ArchiveDialogMutation.graphql.ts'
import type { ArchiveDialogRestoreMutation } from '#web/__generated__/ArchiveDialogRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { outcomeWords, type TitleOf } from './outcomeWords.ts'

interface Props {
  /** What to do, and with which projects; nothing while the dialog is closed. */
  asked: { ids: readonly string[]; name: string } | null
  titleOf: TitleOf
  restore?: boolean
  onClose: () => void
}

export function ArchiveDialog({ asked, titleOf, restore = false, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const [archive] = useAction<ArchiveDialogMutation>(
    graphql`
      mutation ArchiveDialogMutation($input: ArchiveProjectsInput!) {
        archiveProjects(input: $input) {
          projects {
            ...ProjectDetails_project
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: (data) => outcomeWords('Archived', data.archiveProjects, titleOf, 'archived'),
      failure: 'Failed to archive',
    },
  )
  const [unarchive] = useAction<ArchiveDialogRestoreMutation>(
    graphql`
      mutation ArchiveDialogRestoreMutation($input: UnarchiveProjectsInput!) {
        unarchiveProjects(input: $input) {
          projects {
            ...ProjectDetails_project
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: (data) => outcomeWords('Restored', data.unarchiveProjects, titleOf, 'restored'),
      failure: 'Failed to restore',
    },
  )
  const ids = asked?.ids ?? []
  const shared = { open: asked !== null, onClose, onDone: () => void revalidate() }
  return restore ? (
    <FormDialog
      call="unarchiveProjects"
      {...shared}
      title={`Restore ${asked?.name ?? ''}`}
      rules={unarchiveProjectsRules.omit(['ids'])}
      initial={{ comment: '' }}
      action={({ comment }) => unarchive({ input: { ids, comment } })}
      submit="Restore"
    >
      <TextArea name="comment" rows={3} hint="It goes back to the status that it had. The owner reads the comment." />
    </FormDialog>
  ) : (
    <FormDialog
      call="archiveProjects"
      {...shared}
      title={`Archive ${asked?.name ?? ''}`}
      rules={archiveProjectsRules.omit(['ids'])}
      initial={{ reason: '' }}
      action={({ reason }) => archive({ input: { ids, reason } })}
      submit="Archive"
    >
      <TextArea
        name="reason"
        rows={3}
        hint="Why, and what came of it: licensed, spin-out, stopped. The owner reads it."
      />
    </FormDialog>
  )
}
