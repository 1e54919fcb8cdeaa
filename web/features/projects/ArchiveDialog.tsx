/** Puts projects into the archive with a reason, or brings them back; tells how many, and which not and why. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/archiveDialog.js'
import { archiveFormRules, unarchiveProjectsRules } from '#api/features/projects/review.rules.ts'
import type { ProjectOutcome } from '#web/__generated__/ArchivedRow_project.graphql.ts'
import type { ArchiveDialogMutation } from '#web/__generated__/ArchiveDialogMutation.graphql.ts'
import type { ArchiveDialogRestoreMutation } from '#web/__generated__/ArchiveDialogRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { Refused } from './BulkAccess.tsx'
import { OutcomeFields } from './OutcomeDialog.tsx'
import { outcomeWords, type TitleOf } from './outcomeWords.ts'

interface Props {
  /** What to do, and with which projects; nothing while the dialog is closed. */
  asked: { ids: readonly string[]; name: string } | null
  titleOf: TitleOf
  restore?: boolean
  /** What came of it as far as it is known, to begin with. */
  outcome?: ProjectOutcome | ''
  lessons?: string
  onClose: () => void
  /** Gets the projects that were not archived. */
  onDone?: (refused: Refused) => void
}

export function ArchiveDialog({ asked, titleOf, restore = false, outcome = '', lessons = '', onClose, onDone }: Props) {
  const [archive] = useAction<ArchiveDialogMutation>(
    graphql`
      mutation ArchiveDialogMutation($input: ArchiveProjectsInput!) {
        archiveProjects(input: $input) {
          projects {
            ...ProjectDetails_project
            ...ReviewRow_projects
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: (data) => outcomeWords(texts.archived(), data.archiveProjects, titleOf, 'archived'),
      failure: texts.failedToArchive(),
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
      success: (data) => outcomeWords(texts.restored(), data.unarchiveProjects, titleOf, 'restored'),
      failure: texts.failedToRestore(),
    },
  )
  const ids = asked?.ids ?? []
  const shared = { open: asked !== null, onClose }
  return restore ? (
    <FormDialog
      call="unarchiveProjects"
      {...shared}
      title={texts.restore({ name: asked?.name ?? '' })}
      rules={unarchiveProjectsRules.omit(['ids'])}
      initial={{ comment: '' }}
      action={({ comment }) => unarchive({ input: { ids, comment } })}
      submit={texts.restore2()}
    >
      <TextArea name="comment" rows={3} hint={texts.itGoesBackToThe()} />
    </FormDialog>
  ) : (
    <FormDialog
      call="archiveProjects"
      {...shared}
      title={texts.archive({ name: asked?.name ?? '' })}
      rules={archiveFormRules}
      initial={{ outcome, reason: '', lessons }}
      action={(values) => archive({ input: { ids, ...values } })}
      onDone={({ data }) => onDone?.(data.archiveProjects.refused)}
      submit={texts.archive2()}
    >
      <TextArea name="reason" rows={3} hint={texts.whyAndWhatCameOf()} />
      <OutcomeFields />
    </FormDialog>
  )
}
