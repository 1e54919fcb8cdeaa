/** The filter sidebar of Innovation Projects. */
import { Button, Flex, Heading, SimpleGrid } from '@chakra-ui/react'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { filterNames } from './innovation.list.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), label: `TRL ${level}` }))
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface Props {
  state: ListState
  departments: readonly string[]
  tags: readonly string[]
}

export const InnovationFilters = ({ state, departments, tags }: Props) => (
  <>
    <Flex justifyContent="space-between" alignItems="center">
      <Heading as="h2" size="sm">
        Filters
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear(filterNames)}>
        Reset Filters
      </Button>
    </Flex>
    <ChoiceFilter
      state={state}
      name="department"
      label="Department"
      all="All Departments"
      choices={plain(departments)}
    />
    <SimpleGrid columns={2} gap="3">
      <ChoiceFilter state={state} name="trlMin" label="Min TRL" all="Any" choices={levels} />
      <ChoiceFilter state={state} name="trlMax" label="Max TRL" all="Any" choices={levels} />
    </SimpleGrid>
    {tags.length > 0 && <ToggleFilter state={state} name="tag" label="Tags" choices={plain(tags)} />}
  </>
)
