/** How the projects to compare with are filtered. */
import * as texts from '#texts/synergy/finder.js'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({
  value: String(level),
  label: texts.trlIs({ level: String(level) }),
}))

export const FinderFilters = ({ state, departments }: { state: ListState; departments: readonly string[] }) => (
  <>
    <ChoiceFilter
      state={state}
      name="department"
      label={texts.department()}
      all={texts.allDepartments()}
      choices={departments.map((name) => ({ value: name, label: name }))}
    />
    <ChoiceFilter state={state} name="trl" label={texts.trl()} all={texts.anyTrl()} choices={levels} />
  </>
)

export const finderChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    department: (department) => texts.departmentIs({ department }),
    trl: (level) => texts.trlIs({ level }),
  })
