/** Adds a milestone of a holding, or changes one and says when it was reached. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addHoldingMilestoneRules, setHoldingMilestoneRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { MilestoneFormAddMutation } from '#web/__generated__/MilestoneFormAddMutation.graphql.ts'
import type { MilestoneFormSetMutation } from '#web/__generated__/MilestoneFormSetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const addRules = addHoldingMilestoneRules.omit(['id'])
const setRules = setHoldingMilestoneRules.omit(['id'])

export interface Milestone {
  id: string
  title: string
  plannedOn: string
  doneOn: string | null | undefined
}

export function AddMilestone({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<MilestoneFormAddMutation>(
    graphql`
      mutation MilestoneFormAddMutation($input: AddHoldingMilestoneInput!) {
        addHoldingMilestone(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.milestoneAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addHoldingMilestone"
      open
      onClose={onClose}
      title={texts.addMilestone()}
      rules={addRules}
      initial={{ title: '', plannedOn: '', doneOn: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addMilestone()}
    >
      <Fields />
    </FormDialog>
  )
}

export function EditMilestone({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const [set] = useAction<MilestoneFormSetMutation>(
    graphql`
      mutation MilestoneFormSetMutation($input: SetHoldingMilestoneInput!) {
        setHoldingMilestone(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.milestoneSaved() }, failure: texts.failed() },
  )
  const { id, title, plannedOn, doneOn } = milestone
  return (
    <FormDialog
      call="setHoldingMilestone"
      open
      onClose={onClose}
      title={texts.editMilestone()}
      rules={setRules}
      initial={{ title, plannedOn, doneOn: doneOn ?? '' }}
      action={(values) => set({ input: { id, ...values } })}
      submit={texts.save()}
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => (
  <>
    <TextField name="title" autoComplete="off" />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField name="plannedOn" />
      <DateField name="doneOn" hint={texts.doneHint()} />
    </SimpleGrid>
  </>
)
