/** The filters of a catalogue, and what is in force as chips. */
import { Button, Flex, Heading } from '@chakra-ui/react'
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
        Filters
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear()}>
        Clear all
      </Button>
    </Flex>
    <ChoiceFilter state={state} name="sector" label="Sector" all="All Sectors" choices={sectorChoices} />
    <ToggleFilter state={state} name="trl" label="TRL" choices={levels} />
    <ToggleFilter
      state={state}
      name="assessed"
      label="Not assessed"
      choices={[{ value: '1', label: 'Only assessed' }]}
      single
    />
    <ChoiceFilter
      state={state}
      name="department"
      label="Department"
      all="All Departments"
      choices={plain(departments)}
    />
    <ChoiceFilter state={state} name="offer" label="Offer type" all="All Offers" choices={plain(offerTypes)} />
    {funding && (
      <>
        <ToggleFilter state={state} name="funding" label="Funding stage" choices={fundingChoices} />
        <ToggleFilter
          state={state}
          name="seeking"
          label="Investment"
          choices={[{ value: '1', label: 'Seeking investment' }]}
          single
        />
      </>
    )}
  </>
)

export const catalogueChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    sector: (value) => `Sector: ${sectorWords(value)}`,
    trl: (value) => `TRL ${value}`,
    assessed: () => 'Only assessed',
    department: (value) => `Department: ${value}`,
    offer: (value) => `Offer: ${value}`,
    funding: (value) => fundingWords[value as FundingStatus] ?? value,
    seeking: () => 'Seeking investment',
  })
