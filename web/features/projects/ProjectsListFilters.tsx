/** The filters of the university's list, and what is in force as chips. */
import { Button, Flex, Heading } from '@chakra-ui/react'
import * as texts from '#texts/projects/projectsListFilters.js'
import { PersonFilter } from '#web/features/people/PersonFilter.tsx'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { statusChoices } from './projectsList.list.ts'
import { potentialBands, statusWords } from './projectWords.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), label: String(level) }))
const bands = Object.entries(potentialBands).map(([value, { label }]) => ({ value, label }))

export const ProjectsListFilters = ({ state }: { state: ListState }) => (
  <>
    <Flex justifyContent="space-between" alignItems="center">
      <Heading as="h2" size="sm">
        {texts.filters()}
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear()}>
        {texts.clearAll()}
      </Button>
    </Flex>
    <ChoiceFilter
      state={state}
      name="status"
      label={texts.status()}
      all={texts.all()}
      choices={statusChoices.map((value) => ({ value, label: statusWords[value] }))}
    />
    <PersonFilter state={state} name="owner" label={texts.principalInvestigator()} roles={['RESEARCHER']} />
    <ToggleFilter state={state} name="trl" label="TRL" choices={levels} />
    <ToggleFilter state={state} name="potential" label={texts.commercialPotential()} choices={bands} single />
    <ToggleFilter
      state={state}
      name="assessed"
      label={texts.notAssessed()}
      choices={[{ value: '1', label: texts.onlyAssessed() }]}
      single
    />
  </>
)

/** `owner` is the name of the person who is filtered by. */
export const projectsListChips = (state: ListState, owner: string): Chip[] =>
  chipsOf(state, {
    status: (value) => texts.statusIs({ status: statusWords[value as keyof typeof statusWords] ?? value }),
    owner: () => `PI: ${owner}`,
    trl: (value) => `TRL ${value}`,
    potential: (value) => potentialBands[value as keyof typeof potentialBands]?.label ?? value,
    assessed: () => texts.onlyAssessed(),
  })
