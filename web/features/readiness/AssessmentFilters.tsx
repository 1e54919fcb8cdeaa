/** How assessments are filtered: by state and whose they are. */
import * as texts from '#texts/readiness/filters.js'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const statusWords: Record<string, string> = { draft: texts.draft(), completed: texts.completed() }

export const AssessmentFilters = ({ state }: { state: ListState }) => (
  <>
    <ToggleFilter
      state={state}
      name="status"
      label={texts.status()}
      choices={Object.entries(statusWords).map(([value, label]) => ({ value, label }))}
      single
    />
    <ToggleFilter
      state={state}
      name="whose"
      label={texts.assessedBy()}
      choices={[{ value: 'mine', label: texts.me() }]}
      single
    />
  </>
)

export const assessmentChips = (state: ListState): Chip[] =>
  chipsOf(state, { status: (value) => statusWords[value] ?? value, whose: () => texts.byMe() })
