/** Closes a deal with what came of it. */
import { Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { graphql } from 'react-relay'
import { closeDealRules } from '#api/features/deals/deal.rules.ts'
import * as texts from '#texts/deals/actions.js'
import type { CloseDealMutation } from '#web/__generated__/CloseDealMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { outcomes } from './dealWords.ts'

const rules = closeDealRules.omit(['id'])

/** What the deal is closed with, as the form begins. */
export interface DealEnd {
  outcome: '' | 'LICENSED' | 'SPUN_OUT' | 'INVESTED' | 'ENDED'
  party: string
  amount: number | null
  closedOn: string
}

const unknown: DealEnd = { outcome: '', party: '', amount: null, closedOn: '' }

interface Props {
  id: string
  /** What is known of it already: the investment that was recorded. */
  end?: DealEnd | null
  onClose: () => void
}

export function CloseDeal({ id, end, onClose }: Props) {
  const [close] = useAction<CloseDealMutation>(
    graphql`
      mutation CloseDealMutation($input: CloseDealInput!) {
        closeDeal(input: $input) {
          deal {
            id
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="closeDeal"
      open
      onClose={onClose}
      title={texts.close()}
      rules={rules}
      initial={{ ...(end ?? unknown), note: '' }}
      action={(values) => close({ input: { id, ...values } })}
      submit={texts.close()}
    >
      <Text color="fg.muted">{texts.closeHint()}</Text>
      <SelectField name="outcome" placeholder={texts.choose()} choices={outcomes} />
      <Terms />
      <DateField name="closedOn" />
      <TextArea name="note" />
    </FormDialog>
  )
}

/** With whom and for how much, unless nothing came of it. */
function Terms() {
  const [{ value }] = useField<string>('outcome')
  if (value === 'ENDED') return null
  return (
    <>
      <TextField name="party" autoComplete="off" hint={texts.partyHint()} />
      <NumberField name="amount" />
    </>
  )
}
