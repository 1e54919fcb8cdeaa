/** The filters of the directory, and what is in force as chips. */
import * as texts from '#texts/researchers/directoryFilters.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface Props {
  state: ListState
  departments: readonly string[]
  expertise: readonly string[]
}

export const DirectoryFilters = ({ state, departments, expertise }: Props) => (
  <>
    <ChoiceFilter
      state={state}
      name="department"
      label={texts.department()}
      all={texts.allDepartments()}
      choices={plain(departments)}
    />
    <ChoiceFilter
      state={state}
      name="expertise"
      label={texts.expertise()}
      all={texts.allFields()}
      choices={plain(expertise)}
    />
    <ToggleFilter
      state={state}
      name="open"
      label={texts.collaboration()}
      choices={[{ value: 'yes', label: texts.openToCollaborate() }]}
      single
    />
  </>
)

export const directoryChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    department: (value) => texts.departmentValue({ value }),
    expertise: (value) => texts.expertiseValue({ value }),
    open: () => texts.openToCollaborate(),
  })
