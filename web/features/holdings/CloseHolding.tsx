/** Says that a holding was sold or written off. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { closeHoldingRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import * as words from '#texts/holdings/words.js'
import type { CloseHoldingMutation, HoldingStatus } from '#web/__generated__/CloseHoldingMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = closeHoldingRules.omit(['id'])
const ends = [
  { value: 'EXITED', label: words.exited() },
  { value: 'WRITTEN_OFF', label: words.writtenOff() },
]

export function CloseHolding({ id, onClose }: { id: string; onClose: () => void }) {
  const [close] = useAction<CloseHoldingMutation>(
    graphql`
      mutation CloseHoldingMutation($input: CloseHoldingInput!) {
        closeHolding(input: $input) {
          holding {
            status
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="closeHolding"
      open
      onClose={onClose}
      title={texts.close()}
      rules={rules}
      initial={{ status: 'EXITED' as HoldingStatus, endedOn: '', proceeds: '' as number | '' }}
      action={(values) => close({ input: { id, ...values } })}
      submit={texts.close()}
    >
      <SelectField name="status" choices={ends} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField name="endedOn" />
        <NumberField name="proceeds" />
      </SimpleGrid>
    </FormDialog>
  )
}
