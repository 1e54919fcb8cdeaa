/** Says what the investor's stake was worth on a day. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addHoldingValuationRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { AddValuationMutation } from '#web/__generated__/AddValuationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = addHoldingValuationRules.omit(['id'])

export function AddValuation({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<AddValuationMutation>(
    graphql`
      mutation AddValuationMutation($input: AddHoldingValuationInput!) {
        addHoldingValuation(input: $input) {
          holding {
            worth
          }
        }
      }
    `,
    { success: { title: texts.valuationAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addHoldingValuation"
      open
      onClose={onClose}
      title={texts.addValuation()}
      rules={rules}
      initial={{ valuedOn: '', stakeValue: '' as number | '', source: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addValuation()}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <NumberField name="stakeValue" />
        <DateField name="valuedOn" />
      </SimpleGrid>
      <TextField name="source" autoComplete="off" hint={texts.sourceHint()} />
    </FormDialog>
  )
}
