/** How publications are filtered: by year, access and who keeps them. */
import * as texts from '#texts/publications/filters.js'
import * as list from '#texts/publications/list.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

/** The years that the filter offers, from this one back. */
const years = Array.from({ length: 12 }, (_, back) => String(new Date().getFullYear() - back))

export const PublicationFilters = ({ state }: { state: ListState }) => (
  <>
    <ChoiceFilter
      state={state}
      name="year"
      label={texts.year()}
      all={texts.allYears()}
      choices={years.map((year) => ({ value: year, label: year }))}
    />
    <ToggleFilter
      state={state}
      name="access"
      label={texts.access()}
      choices={[{ value: 'open', label: list.openAccess() }]}
      single
    />
    <ToggleFilter
      state={state}
      name="whose"
      label={texts.addedBy()}
      choices={[{ value: 'mine', label: texts.me() }]}
      single
    />
  </>
)

export const publicationChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    year: (value) => texts.yearChosen({ year: value }),
    access: () => list.openAccess(),
    whose: () => texts.addedByMe(),
  })
