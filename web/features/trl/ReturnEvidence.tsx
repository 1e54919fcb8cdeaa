/** A question about the evidence for a criterion, or its return, with what the owner is to do. */
import * as texts from '#texts/trl/criterion.js'
import { reviewTrlEvidenceRules } from '#api/features/trl/trl.rules.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useReviewEvidence } from './useReviewEvidence.ts'

const rules = reviewTrlEvidenceRules.omit(['id', 'code'])

interface Props {
  id: string
  code: string
  /** What was written before. */
  comment: string
  onClose: () => void
}

export function ReturnEvidence({ id, code, comment: before, onClose }: Props) {
  const [review] = useReviewEvidence()
  return (
    <FormDialog
      call="reviewTrlEvidence"
      open
      onClose={onClose}
      title={texts.returnTitle({ code })}
      rules={rules}
      initial={{ answer: 'QUESTION' as 'QUESTION' | 'RETURNED', comment: before }}
      action={({ answer, comment }) => review({ input: { id, code, answer, comment } })}
      submit={texts.saveAnswer()}
    >
      <SelectField
        name="answer"
        choices={[
          { value: 'QUESTION', label: texts.askQuestion() },
          { value: 'RETURNED', label: texts.returnEvidence() },
        ]}
      />
      <TextArea name="comment" rows={4} hint={texts.commentHint()} />
    </FormDialog>
  )
}
