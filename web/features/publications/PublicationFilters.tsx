/** How publications are filtered: by year, access and who keeps them. */
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
      label="Year"
      all="All years"
      choices={years.map((year) => ({ value: year, label: year }))}
    />
    <ToggleFilter
      state={state}
      name="access"
      label="Access"
      choices={[{ value: 'open', label: 'Open access' }]}
      single
    />
    <ToggleFilter state={state} name="whose" label="Added by" choices={[{ value: 'mine', label: 'Me' }]} single />
  </>
)

export const publicationChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    year: (value) => `Year: ${value}`,
    access: () => 'Open access',
    whose: () => 'Added by me',
  })
