/** The filter of projects by the technology readiness level that the university has validated. */
import * as texts from '#texts/projects/projectsListFilters.js'
import { buttons } from '#web/ui/list/filters.ts'
import { nine } from './levels.ts'

export const validatedLevels = <A>(asks: (levels: readonly number[]) => A) =>
  buttons({
    label: texts.validatedTrl(),
    choices: nine,
    chip: (level) => texts.validatedAt({ level }),
    asks: (chosen) => asks(chosen.map(Number)),
  })
