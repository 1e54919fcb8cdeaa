/** The filter sidebar of Innovation Projects. */
import { Button, Flex, Heading, SimpleGrid } from '@chakra-ui/react'
import * as texts from '#texts/innovation/innovationFilters.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { filterNames } from './innovation.list.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({
  value: String(level),
  label: texts.trl({ level }),
}))
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
        {texts.filters()}
      </Heading>
      <Button size="xs" variant="ghost" onClick={() => state.clear(filterNames)}>
        {texts.resetFilters()}
      </Button>
    </Flex>
    <ChoiceFilter
      state={state}
      name="department"
      label={texts.department()}
      all={texts.allDepartments()}
      choices={plain(departments)}
    />
    <SimpleGrid columns={2} gap="3">
      <ChoiceFilter state={state} name="trlMin" label={texts.minTrl()} all={texts.any()} choices={levels} />
      <ChoiceFilter state={state} name="trlMax" label={texts.maxTrl()} all={texts.any()} choices={levels} />
    </SimpleGrid>
    {tags.length > 0 && <ToggleFilter state={state} name="tag" label={texts.tags()} choices={plain(tags)} />}
  </>
)
