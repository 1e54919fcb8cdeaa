/** Adds a holiday of one or several days. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addHolidaysRules } from '#api/features/duties/answerTimes.rules.ts'
import * as texts from '#texts/duties/settings.js'
import type { AddHolidaysMutation } from '#web/__generated__/AddHolidaysMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export function AddHolidays({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [add] = useAction<AddHolidaysMutation>(
    graphql`
      mutation AddHolidaysMutation($input: AddHolidaysInput!) {
        addHolidays(input: $input) {
          answerTimes {
            ...Holidays_times
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.addFailed() },
  )
  return (
    <FormDialog
      call="addHolidays"
      open={open}
      onClose={onClose}
      title={texts.add()}
      rules={addHolidaysRules}
      initial={{ name: '', nameArabic: '', day: '', until: '' }}
      action={({ name, nameArabic, day, until }) => add({ input: { name, nameArabic, day, until: until || null } })}
      submit={texts.add()}
    >
      <TextField name="name" />
      <TextField name="nameArabic" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField name="day" />
        <DateField name="until" hint={texts.untilHint()} />
      </SimpleGrid>
    </FormDialog>
  )
}
