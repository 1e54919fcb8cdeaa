/** The panel 'Project Filters' of My Research Projects, and its filters as chips (docs/spec/projects.md#my-research-projects). */
import { Button, Flex, Heading } from '@chakra-ui/react'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { departments, statusWords } from './projectWords.ts'

const statuses = (['DRAFT', 'ACTIVE', 'ON_HOLD'] as const).map((value) => ({ value, label: statusWords[value] }))
const interests = [
  { value: 'yes', label: 'With Investor Interest' },
  { value: 'no', label: 'No Interest Yet' },
]

export const MyProjectFilters = ({ state }: { state: ListState }) => (
  <>
    <Flex justifyContent="space-between" alignItems="center">
      <Heading as="h2" size="sm">
        Project Filters
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear()}>
        Reset
      </Button>
    </Flex>
    <ChoiceFilter state={state} name="status" label="Status" all="All Statuses" choices={statuses} />
    <ChoiceFilter state={state} name="interest" label="Investor interest" all="All Projects" choices={interests} />
    <ChoiceFilter
      state={state}
      name="department"
      label="Department"
      all="All Departments"
      choices={departments.map((name) => ({ value: name, label: name }))}
    />
  </>
)

export const myProjectChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    status: (value) => `Status: ${statusWords[value as keyof typeof statusWords] ?? value}`,
    interest: (value) => interests.find((interest) => interest.value === value)?.label ?? value,
    department: (value) => `Department: ${value}`,
  })
