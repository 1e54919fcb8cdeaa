/** Says that what a deadline asks for is done, or does not apply. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { closePatentDeadlineRules } from '#api/features/patents/patent.rules.ts'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { CloseDeadlineMutation, PatentDeadlineOutcome } from '#web/__generated__/CloseDeadlineMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { Deadline } from './DeadlineRow.tsx'
import { choicesOf, outcomeWords } from './patentWords.ts'

const rules = closePatentDeadlineRules.omit(['id'])
const outcomes = choicesOf(outcomeWords)

export function CloseDeadline({ deadline, onClose }: { deadline: Deadline; onClose: () => void }) {
  const [close] = useAction<CloseDeadlineMutation>(
    graphql`
      mutation CloseDeadlineMutation($input: ClosePatentDeadlineInput!) {
        closePatentDeadline(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.deadlineClosed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="closePatentDeadline"
      open
      onClose={onClose}
      title={texts.closeDeadline()}
      rules={rules}
      initial={{ outcome: 'DONE' as PatentDeadlineOutcome, closedOn: isoToday(), note: '' }}
      action={(values) => close({ input: { id: deadline.id, ...values } })}
      submit={texts.closeDeadline()}
    >
      <Text dir="auto">{deadline.task}</Text>
      <SelectField name="outcome" choices={outcomes} />
      <DateField name="closedOn" />
      <TextField name="note" autoComplete="off" />
    </FormDialog>
  )
}
