/** Schedules the export of what a list shows, or changes when one is made. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { createScheduledExportRules, updateScheduledExportRules } from '#api/features/exports/scheduledExport.rules.ts'
import { listInWords } from '#api/features/exports/listInWords.rules.ts'
import * as texts from '#texts/exports/actions.js'
import type { ScheduledExportFormCreateMutation } from '#web/__generated__/ScheduledExportFormCreateMutation.graphql.ts'
import type { ScheduledExportFormUpdateMutation } from '#web/__generated__/ScheduledExportFormUpdateMutation.graphql.ts'
import type { shownAt } from '#web/relay/scheduledExports.ts'
import { useAction } from '#web/relay/useAction.ts'
import { weekdayChoices } from '#web/ui/calendar/weekdays.ts'
import { NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { formatChoices, rhythmChoices } from './exportWords.ts'

interface Values {
  [name: string]: string
  name: string
  format: string
  rhythm: string
  weekday: string
  monthDay: string
  time: string
}

interface Kept {
  readonly name: string
  readonly format: string
  readonly rhythm: string
  readonly weekday?: number | null | undefined
  readonly monthDay?: number | null | undefined
  readonly time: string
}

const initialOf = ({ name, format, rhythm, weekday, monthDay, time }: Kept): Values => ({
  name,
  format,
  rhythm,
  weekday: String(weekday ?? 1),
  monthDay: String(monthDay ?? 1),
  time,
})

const inputOf = ({ name, format, rhythm, weekday, monthDay, time }: Partial<Record<string, unknown>>) => ({
  name,
  format,
  rhythm,
  weekday: rhythm === 'WEEKLY' ? Number(weekday) : null,
  monthDay: rhythm === 'MONTHLY' ? Number(monthDay) : null,
  time,
})

function Fields({ bibtex }: { bibtex: boolean }) {
  const { rhythm } = useFormikContext<Values>().values
  return (
    <>
      <TextField name="name" />
      <SelectField name="format" choices={formatChoices(bibtex)} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <SelectField name="rhythm" choices={rhythmChoices} />
        {rhythm === 'WEEKLY' && <SelectField name="weekday" choices={weekdayChoices()} />}
        {rhythm === 'MONTHLY' && <NumberField name="monthDay" hint={texts.monthDayHint()} />}
      </SimpleGrid>
      <TextField name="time" type="time" hint={texts.timeHint()} />
    </>
  )
}

const when = ['name', 'format', 'rhythm', 'weekday', 'monthDay', 'time'] as const
const createRules = createScheduledExportRules.pick([...when])
const updateRules = updateScheduledExportRules.pick([...when])

interface CreateProps {
  shown: NonNullable<ReturnType<typeof shownAt>>
  onClose: () => void
}

export function CreateScheduledExport({
  shown: { list, columns, filter, sort, bibtex = false },
  onClose,
}: CreateProps) {
  const [create] = useAction<ScheduledExportFormCreateMutation>(
    graphql`
      mutation ScheduledExportFormCreateMutation($input: CreateScheduledExportInput!) {
        createScheduledExport(input: $input) {
          schedule {
            id
          }
        }
      }
    `,
    { success: { title: texts.created() }, failure: texts.failed() },
  )
  const title = listInWords(list)
  return (
    <FormDialog
      call="createScheduledExport"
      open
      onClose={onClose}
      title={texts.scheduleOf({ list: title })}
      rules={createRules}
      initial={initialOf({ name: title, format: 'CSV', rhythm: 'DAILY', time: '06:00' })}
      action={(values) => create({ input: { list, columns, filter, sort, ...inputOf(values) } as never })}
      submit={texts.schedule()}
    >
      <Text color="fg.muted">{filter ? texts.filtered() : texts.whole()}</Text>
      <Fields bibtex={bibtex} />
    </FormDialog>
  )
}

export function EditScheduledExport({ schedule, onClose }: { schedule: Kept & { id: string }; onClose: () => void }) {
  const [update] = useAction<ScheduledExportFormUpdateMutation>(
    graphql`
      mutation ScheduledExportFormUpdateMutation($input: UpdateScheduledExportInput!) {
        updateScheduledExport(input: $input) {
          schedule {
            ...ScheduledExport_schedule
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { id, name } = schedule
  return (
    <FormDialog
      call="updateScheduledExport"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={updateRules}
      initial={initialOf(schedule)}
      action={(values) => update({ input: { id, ...inputOf(values) } as never })}
      submit={texts.save()}
    >
      <Fields bibtex={schedule.format === 'BIBTEX'} />
    </FormDialog>
  )
}
