/** How publications are filtered: by year, access and who keeps them. */
import texts from '#texts/publications.js'
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
      label={texts.filters.year()}
      all={texts.filters.allYears()}
      choices={years.map((year) => ({ value: year, label: year }))}
    />
    <ToggleFilter
      state={state}
      name="access"
      label={texts.filters.access()}
      choices={[{ value: 'open', label: texts.list.openAccess() }]}
      single
    />
    <ToggleFilter
      state={state}
      name="whose"
      label={texts.filters.addedBy()}
      choices={[{ value: 'mine', label: texts.filters.me() }]}
      single
    />
  </>
)

export const publicationChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    year: (value) => texts.filters.yearChosen({ year: value }),
    access: () => texts.list.openAccess(),
    whose: () => texts.filters.addedByMe(),
  })
