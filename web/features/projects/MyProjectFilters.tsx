/** The panel 'Project Filters' of My Research Projects, and its filters as chips (docs/spec/projects.md#my-research-projects). */
import { Button, Flex, Heading } from '@chakra-ui/react'
import * as texts from '#texts/projects/myProjectFilters.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { departments, statusWords } from './projectWords.ts'

const statuses = (['DRAFT', 'ACTIVE', 'ON_HOLD'] as const).map((value) => ({ value, label: statusWords[value] }))
const interests = [
  { value: 'yes', label: texts.withInvestorInterest() },
  { value: 'no', label: texts.noInterestYet() },
]

export const MyProjectFilters = ({ state }: { state: ListState }) => (
  <>
    <Flex justifyContent="space-between" alignItems="center">
      <Heading as="h2" size="sm">
        {texts.projectFilters()}
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear()}>
        {texts.reset()}
      </Button>
    </Flex>
    <ChoiceFilter state={state} name="status" label={texts.status()} all={texts.allStatuses()} choices={statuses} />
    <ChoiceFilter
      state={state}
      name="interest"
      label={texts.investorInterest()}
      all={texts.allProjects()}
      choices={interests}
    />
    <ChoiceFilter
      state={state}
      name="department"
      label={texts.department()}
      all={texts.allDepartments()}
      choices={departments.map((name) => ({ value: name, label: name }))}
    />
  </>
)

export const myProjectChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    status: (value) => texts.statusIs({ status: statusWords[value as keyof typeof statusWords] ?? value }),
    interest: (value) => interests.find((interest) => interest.value === value)?.label ?? value,
    department: (value) => texts.departmentValue({ value }),
  })
