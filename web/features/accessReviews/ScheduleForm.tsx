/** Makes a schedule of reviews, or changes one. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import {
  createAccessReviewScheduleRules,
  updateAccessReviewScheduleRules,
} from '#api/features/accessReviews/accessReview.rules.ts'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/accessReviews/actions.js'
import type { ScheduleFormCreateMutation } from '#web/__generated__/ScheduleFormCreateMutation.graphql.ts'
import type { ScheduleFormUpdateMutation } from '#web/__generated__/ScheduleFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, DateField, NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { scopeChoices, type Scope } from './reviewWords.ts'

export interface Schedule {
  id: string
  name: string
  scopes: readonly string[]
  everyMonths: number
  answerDays: number
  nextOn: string
  active: boolean
}

const Fields = () => (
  <>
    <TextField name="name" />
    <TicksField name="scopes" choices={scopeChoices} />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <NumberField name="everyMonths" />
      <NumberField name="answerDays" />
    </SimpleGrid>
    <DateField name="nextOn" />
  </>
)

export function CreateSchedule({ onClose }: { onClose: () => void }) {
  const [create] = useAction<ScheduleFormCreateMutation>(
    graphql`
      mutation ScheduleFormCreateMutation($input: CreateAccessReviewScheduleInput!) {
        createAccessReviewSchedule(input: $input) {
          schedule {
            id
          }
        }
      }
    `,
    { success: { title: texts.created() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createAccessReviewSchedule"
      open
      onClose={onClose}
      title={texts.create()}
      rules={createAccessReviewScheduleRules}
      initial={{ name: '', scopes: [] as Scope[], everyMonths: '6', answerDays: '14', nextOn: isoToday() }}
      action={(values) => create({ input: values as never })}
      submit={texts.create()}
    >
      <Fields />
    </FormDialog>
  )
}

const changeRules = updateAccessReviewScheduleRules.whole

export function EditSchedule({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { id, name, scopes, everyMonths, answerDays, nextOn, active } = schedule
  const [update] = useAction<ScheduleFormUpdateMutation>(
    graphql`
      mutation ScheduleFormUpdateMutation($input: UpdateAccessReviewScheduleInput!) {
        updateAccessReviewSchedule(input: $input) {
          schedule {
            ...ScheduleRow_schedule
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateAccessReviewSchedule"
      open
      onClose={onClose}
      title={texts.editTitle({ name })}
      rules={changeRules}
      initial={{
        name,
        scopes: [...scopes],
        everyMonths: String(everyMonths),
        answerDays: String(answerDays),
        nextOn,
        active,
      }}
      action={(_, __, edit) => update({ input: { ...edit, id } as never })}
      submit={texts.save()}
    >
      <Fields />
      <CheckboxField name="active" />
    </FormDialog>
  )
}
