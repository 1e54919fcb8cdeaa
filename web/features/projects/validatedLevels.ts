/** The filter of projects by the technology readiness level that the university has validated. */
import * as texts from '#texts/projects/projectsListFilters.js'
import { levels } from './levels.ts'

export const validatedLevels = <A>(asks: (levels: readonly number[]) => A) => ({
  ...levels(asks),
  label: texts.validatedTrl(),
  chip: (level: string) => texts.validatedAt({ level }),
})
