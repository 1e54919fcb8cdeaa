/** How ideas are filtered: by category, and by what they are to the viewer. */
import { Button } from '@chakra-ui/react'
import * as texts from '#texts/ideas/ideaFilters.js'
import { ideaCategories } from '#api/features/ideas/idea.rules.ts'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const mine = { value: 'mine', label: texts.myIdeas() }
const waiting = { value: 'waiting', label: texts.waitingForOurAnswer() }
const unscored = { value: 'unscored', label: texts.notScoredByMe() }

export const IdeaFilters = ({ state, reviews }: { state: ListState; reviews: boolean }) => (
  <>
    <ChoiceFilter
      state={state}
      name="category"
      label={texts.category()}
      all={texts.allCategories()}
      choices={ideaCategories.map((name) => ({ value: name, label: name }))}
    />
    <ChoiceFilter
      state={state}
      name="whose"
      label={texts.ideas()}
      all={texts.allIdeas()}
      choices={reviews ? [mine, waiting, unscored] : [mine]}
    />
    <Button size="xs" variant="ghost" alignSelf="start" onClick={() => state.clear(['category', 'whose'])}>
      {texts.clear()}
    </Button>
  </>
)

export const ideaChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    category: (value) => texts.categoryValue({ value }),
    whose: (value) => [mine, waiting, unscored].find((choice) => choice.value === value)?.label ?? value,
  })
