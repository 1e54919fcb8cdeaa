/** How ideas are filtered: by category, and by what they are to the viewer. */
import { Button } from '@chakra-ui/react'
import { ideaCategories } from '#api/features/ideas/idea.rules.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const mine = { value: 'mine', label: 'My ideas' }
const waiting = { value: 'waiting', label: 'Waiting for our answer' }
const unscored = { value: 'unscored', label: 'Not scored by me' }

export const IdeaFilters = ({ state, reviews }: { state: ListState; reviews: boolean }) => (
  <>
    <ChoiceFilter
      state={state}
      name="category"
      label="Category"
      all="All Categories"
      choices={ideaCategories.map((name) => ({ value: name, label: name }))}
    />
    <ChoiceFilter
      state={state}
      name="whose"
      label="Ideas"
      all="All ideas"
      choices={reviews ? [mine, waiting, unscored] : [mine]}
    />
    <Button size="xs" variant="ghost" alignSelf="start" onClick={() => state.clear(['category', 'whose'])}>
      Clear
    </Button>
  </>
)

export const ideaChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    category: (value) => `Category: ${value}`,
    whose: (value) => [mine, waiting, unscored].find((choice) => choice.value === value)?.label ?? value,
  })
