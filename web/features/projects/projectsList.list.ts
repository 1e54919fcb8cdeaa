/** The university's lists of all projects: their filters, and what their addresses ask for (docs/spec/projects.md#projects-list). */
import * as texts from '#texts/projects/projectsListFilters.js'
import * as page from '#texts/projects/projectsListPage.js'
import type { ProjectsListPageQuery$variables } from '#web/__generated__/ProjectsListPageQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { buttons, choicesIn, flag, numbered, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { levels } from './levels.ts'
import { potentialBands, statusWords } from './projectWords.ts'
import { validatedLevels } from './validatedLevels.ts'

const bands = Object.entries(potentialBands).map(([value, { label }]) => ({
  value: value as keyof typeof potentialBands,
  label,
}))

export const status = select({
  label: texts.status(),
  all: texts.all(),
  choices: choicesIn(statusWords, [
    'ACTIVE',
    'DRAFT',
    'COMPLETED',
    'ON_HOLD',
    'PROPOSED',
    'PLANNING',
    'IN_PROGRESS',
    'CLOSED',
    'ARCHIVED',
  ]),
  chip: (chosen) => texts.statusIs({ status: chosen }),
  asks: (chosen) => ({ status: chosen }),
})

/** The person who leads the projects. */
export const ownerCalled = (label: string) =>
  numbered({
    label,
    chip: (name) => `PI: ${name}`,
    asks: (owner) => ({ ownerId: owner === null ? null : globalId('User', owner) }),
  })

export const projectList = listOf<ProjectsListPageQuery$variables>()({
  pageSize: 25,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }),
    status,
    owner: ownerCalled(texts.principalInvestigator()),
    trl: levels((trl) => ({ trl })),
    potential: buttons({
      label: texts.commercialPotential(),
      choices: bands,
      single: true,
      asks: ([band]) => ({
        potentialMin: band && potentialBands[band].min,
        potentialMax: band && potentialBands[band].max,
      }),
    }),
    assessed: flag({
      label: texts.assessment(),
      on: texts.onlyAssessed(),
      asks: (onlyAssessed) => ({ onlyAssessed }),
    }),
    validated: flag({
      label: texts.validation(),
      on: texts.onlyValidated(),
      asks: (trlValidated) => ({ trlValidated }),
    }),
    validatedTrl: validatedLevels((validatedTrl) => ({ validatedTrl })),
  },
})
