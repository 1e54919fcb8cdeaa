/** Corrects the terms on which it was invested, with a reason. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { correctHoldingTermsRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { CorrectTerms_holding$key } from '#web/__generated__/CorrectTerms_holding.graphql.ts'
import type { CorrectTermsMutation } from '#web/__generated__/CorrectTermsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, instruments } from './holdingWords.ts'

const rules = correctHoldingTermsRules.omit(['id'])

export function CorrectTerms({ holding, onClose }: { holding: CorrectTerms_holding$key; onClose: () => void }) {
  const { id, amount, instrument, investedOn, stakePercent } = useFragment(
    graphql`
      fragment CorrectTerms_holding on Holding {
        id
        amount
        instrument
        investedOn
        stakePercent
      }
    `,
    holding,
  )
  const [correct] = useAction<CorrectTermsMutation>(
    graphql`
      mutation CorrectTermsMutation($input: CorrectHoldingTermsInput!) {
        correctHoldingTerms(input: $input) {
          holding {
            ...CorrectTerms_holding
          }
        }
      }
    `,
    { success: { title: texts.corrected() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="correctHoldingTerms"
      open
      onClose={onClose}
      title={texts.correct()}
      rules={rules}
      initial={{ amount, instrument, investedOn, stakePercent, reason: '' }}
      action={(values) => correct({ input: { id, ...values } })}
      submit={texts.correct()}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <NumberField name="amount" />
        <DateField name="investedOn" />
        <SelectField name="instrument" choices={choicesOf(instruments)} />
        <NumberField name="stakePercent" inputMode="decimal" />
      </SimpleGrid>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
