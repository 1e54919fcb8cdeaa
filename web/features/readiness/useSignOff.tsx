/** The university's sign-off of a report: its action, and the question that it asks. */
import { FileCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { approveArlAssessmentRules } from '#api/features/readiness/arlAssessment.rules.ts'
import * as texts from '#texts/readiness/signOff.js'
import type { useSignOff_assessment$key } from '#web/__generated__/useSignOff_assessment.graphql.ts'
import type { useSignOffMutation } from '#web/__generated__/useSignOffMutation.graphql.ts'
import { OwnConflicts } from '#web/features/people/ConflictsOf.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

const rules = approveArlAssessmentRules.pick(['note'])

export function useSignOff(assessment: useSignOff_assessment$key): { actions: RecordAction[]; dialog: ReactNode } {
  const { id, canReview, reviewedAt } = useFragment(
    graphql`
      fragment useSignOff_assessment on ArlAssessment {
        id
        canReview
        reviewedAt
      }
    `,
    assessment,
  )
  const [open, setOpen] = useState(false)
  const [approve] = useAction<useSignOffMutation>(
    graphql`
      mutation useSignOffMutation($input: ApproveArlAssessmentInput!) {
        approveArlAssessment(input: $input) {
          arlAssessment {
            ...AssessmentReport_assessment
          }
        }
      }
    `,
    { success: { title: texts.done() }, failure: texts.failed() },
  )
  const canSign = canReview && !reviewedAt
  return {
    actions: canSign ? [{ next: true, label: texts.signOff(), icon: FileCheck, onSelect: () => setOpen(true) }] : [],
    dialog: canSign && (
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title()}
        call="approveArlAssessment"
        rules={rules}
        initial={{ note: '' }}
        action={({ note }) => approve({ input: { id, note: note ?? '' } })}
        submit={texts.signOff()}
      >
        <OwnConflicts id={id} />
        <TextArea name="note" rows={4} hint={texts.hint()} />
      </FormDialog>
    ),
  }
}
