/** How much an investor thinks of investing, and whether the university sees it. */
import { SimpleGrid } from '@chakra-ui/react'
import * as texts from '#texts/interests/actions.js'
import { NumberField, SwitchField } from '#web/ui/form/fields.tsx'

export const AmountFields = () => (
  <>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <NumberField name="amountFrom" />
      <NumberField name="amountUntil" />
    </SimpleGrid>
    <SwitchField name="amountOpen" hint={texts.amountHint()} />
  </>
)
