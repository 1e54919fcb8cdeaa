/** The filters of a catalogue, and what is in force as chips. */
import { Button, Flex, Heading } from '@chakra-ui/react'
import * as texts from '#texts/catalogue/catalogueFilters.js'
import type { FundingStatus } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { sectorWords, sectors } from '#api/features/challenges/sectorWords.rules.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), label: String(level) }))
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const sectorChoices = sectors.map((value) => ({ value, label: sectorWords(value) }))
const fundingChoices = Object.entries(fundingWords).map(([value, label]) => ({ value, label }))

interface Props {
  state: ListState
  departments: readonly string[]
  offerTypes: readonly string[]
  /** Whether the choice of those that seek investment is offered. */
  funding: boolean
}

export const CatalogueFilters = ({ state, departments, offerTypes, funding }: Props) => (
  <>
    <Flex justifyContent="space-between" alignItems="center">
      <Heading as="h2" size="sm">
        {texts.filters()}
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear()}>
        {texts.clearAll()}
      </Button>
    </Flex>
    <ChoiceFilter state={state} name="sector" label={texts.sector()} all={texts.allSectors()} choices={sectorChoices} />
    <ToggleFilter state={state} name="trl" label="TRL" choices={levels} />
    <ToggleFilter
      state={state}
      name="assessed"
      label={texts.notAssessed()}
      choices={[{ value: '1', label: texts.onlyAssessed() }]}
      single
    />
    <ChoiceFilter
      state={state}
      name="department"
      label={texts.department()}
      all={texts.allDepartments()}
      choices={plain(departments)}
    />
    <ChoiceFilter
      state={state}
      name="offer"
      label={texts.offerType()}
      all={texts.allOffers()}
      choices={plain(offerTypes)}
    />
    {funding && (
      <>
        <ToggleFilter state={state} name="funding" label={texts.fundingStage()} choices={fundingChoices} />
        <ToggleFilter
          state={state}
          name="seeking"
          label={texts.investment()}
          choices={[{ value: '1', label: texts.seekingInvestment() }]}
          single
        />
      </>
    )}
  </>
)

export const catalogueChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    sector: (value) => texts.sectorValue({ value: sectorWords(value) }),
    trl: (value) => `TRL ${value}`,
    assessed: () => texts.onlyAssessed(),
    department: (value) => texts.departmentValue({ value }),
    offer: (value) => texts.offer({ value }),
    funding: (value) => fundingWords[value as FundingStatus] ?? value,
    seeking: () => texts.seekingInvestment(),
  })
