/** On which terms it was invested: the instrument, how much, when, and how far the company was. */
import { SimpleGrid } from '@chakra-ui/react'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { HoldingInstrument, HoldingStage, Sector } from '#web/__generated__/RecordInvestmentMutation.graphql.ts'
import { DateField, NumberField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, fundingStages, instruments } from './holdingWords.ts'

const sectorChoices = sectors.map((value) => ({ value, label: sectorName(value) }))

export const emptyTerms = {
  instrument: '' as HoldingInstrument | '',
  amount: '' as number | '',
  investedOn: '',
  stakePercent: null as number | null,
  fundingStage: '' as HoldingStage | '',
  sector: '' as Sector | '',
}

export const TermsFields = () => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
    <NumberField name="amount" />
    <DateField name="investedOn" />
    <SelectField name="instrument" choices={choicesOf(instruments)} placeholder={texts.choose()} />
    <SelectField name="fundingStage" choices={choicesOf(fundingStages)} placeholder={texts.choose()} />
    <SelectField name="sector" choices={sectorChoices} placeholder={texts.choose()} />
    <NumberField name="stakePercent" inputMode="decimal" />
  </SimpleGrid>
)

/** What of it is no part of the terms. */
export const KindFields = () => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
    <SelectField name="fundingStage" choices={choicesOf(fundingStages)} />
    <SelectField name="sector" choices={sectorChoices} />
  </SimpleGrid>
)
