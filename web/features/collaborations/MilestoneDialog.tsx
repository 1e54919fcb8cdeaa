/** Plans a milestone, or changes one. */
import * as texts from '#texts/collaborations/milestoneDialog.js'
import { setMilestoneRules } from '#api/features/collaborations/collaboration.rules.ts'
import { DateField, NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { usePlan } from './usePlan.ts'

export interface EditedMilestone {
  /** The number of the one that is changed. */
  milestone: number | null
  title: string
  deliverables: string
  dueDate: string
  payment: number | ''
}

export const newMilestone: EditedMilestone = { milestone: null, title: '', deliverables: '', dueDate: '', payment: '' }

interface Props {
  collaboration: string
  edited: EditedMilestone
  onClose: () => void
}

export function MilestoneDialog({ collaboration, edited: { milestone, ...initial }, onClose }: Props) {
  const { setMilestone } = usePlan()
  return (
    <FormDialog
      call="setMilestone"
      open
      onClose={onClose}
      title={milestone === null ? texts.addMilestone() : texts.editMilestone()}
      rules={setMilestoneRules.whole}
      initial={initial}
      action={(values, _, edit) =>
        setMilestone({ ...(milestone === null ? values : edit), id: collaboration, milestone })
      }
      submit={texts.save()}
    >
      <TextField name="title" />
      <TextArea name="deliverables" rows={3} hint={texts.optionalWhatTheOtherSide()} />
      <DateField name="dueDate" hint={texts.everyoneIsRemindedAWeek()} />
      <NumberField name="payment" hint={texts.optionalAedInWholeUnits()} />
    </FormDialog>
  )
}
