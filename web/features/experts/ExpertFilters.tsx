/** The filters of the directory of experts, and what is in force as chips. */
import * as texts from '#texts/experts/expertFilters.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface Props {
  state: ListState
  topics: readonly string[]
  languages: readonly string[]
}

export const ExpertFilters = ({ state, topics, languages }: Props) => (
  <>
    <ChoiceFilter state={state} name="topic" label={texts.topic()} all={texts.allTopics()} choices={plain(topics)} />
    <ToggleFilter state={state} name="language" label={texts.language()} choices={plain(languages)} />
  </>
)

export const expertChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    topic: (value) => texts.topicValue({ value }),
    language: (value) => texts.speaks({ value }),
  })
