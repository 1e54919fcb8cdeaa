/** Adds a period to the spending plan of a grant, or changes one and says what was spent. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addGrantPeriodRules, updateGrantPeriodRules } from '#api/features/grants/grant.rules.ts'
import * as texts from '#texts/grants/form.js'
import type { PeriodFormAddMutation } from '#web/__generated__/PeriodFormAddMutation.graphql.ts'
import type { PeriodFormUpdateMutation } from '#web/__generated__/PeriodFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const addRules = addGrantPeriodRules.omit(['id'])
const updateRules = updateGrantPeriodRules.whole

export interface Period {
  id: string
  startsOn: string
  endsOn: string
  planned: number
  actual: number | null | undefined
}

const fields = (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
    <DateField name="startsOn" />
    <DateField name="endsOn" />
    <NumberField name="planned" />
    <NumberField name="actual" hint={texts.actualHint()} />
  </SimpleGrid>
)

export function AddPeriod({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<PeriodFormAddMutation>(
    graphql`
      mutation PeriodFormAddMutation($input: AddGrantPeriodInput!) {
        addGrantPeriod(input: $input) {
          grant {
            plannedTotal
          }
        }
      }
    `,
    { success: { title: texts.periodAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addGrantPeriod"
      open
      onClose={onClose}
      title={texts.addPeriod()}
      rules={addRules}
      initial={{ startsOn: '', endsOn: '', planned: '' as number | '', actual: null as number | null }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addPeriod()}
    >
      {fields}
    </FormDialog>
  )
}

export function EditPeriod({ period, onClose }: { period: Period; onClose: () => void }) {
  const [update] = useAction<PeriodFormUpdateMutation>(
    graphql`
      mutation PeriodFormUpdateMutation($input: UpdateGrantPeriodInput!) {
        updateGrantPeriod(input: $input) {
          grant {
            plannedTotal
          }
        }
      }
    `,
    { success: { title: texts.periodSaved() }, failure: texts.failed() },
  )
  const { id, startsOn, endsOn, planned, actual } = period
  return (
    <FormDialog
      call="updateGrantPeriod"
      open
      onClose={onClose}
      title={texts.editPeriod()}
      rules={updateRules}
      initial={{ startsOn, endsOn, planned, actual: actual ?? null }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}
