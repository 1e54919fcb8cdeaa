/** The catalogues of projects: their filters, and what their addresses ask for. */
import * as texts from '#texts/catalogue/catalogueFilters.js'
import * as page from '#texts/catalogue/cataloguePage.js'
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import type { CataloguePageQuery$variables } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { offerWords } from '#api/features/projects/offered.rules.ts'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { levels } from '#web/features/projects/levels.ts'
import { validatedLevels } from '#web/features/projects/validatedLevels.ts'
import { buttons, choicesIn, flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

export const catalogueList = listOf<CataloguePageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }),
    sector: select({
      label: texts.sector(),
      all: texts.allSectors(),
      choices: sectors.map((value) => ({ value, label: sectorWords(value) })),
      chip: (value) => texts.sectorValue({ value }),
      asks: (tags) => ({ tags }),
    }),
    saved: flag({ label: texts.kept(), on: texts.saved(), asks: (saved) => ({ saved }) }),
    trl: levels((trl) => ({ trl })),
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
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: 'offered',
      chip: (value) => texts.departmentValue({ value }),
      asks: (department) => ({ department }),
    }),
    offer: select({
      label: texts.offerType(),
      all: texts.allOffers(),
      choices: 'offered',
      chip: (value) => texts.offer({ value: offerWords(value) }),
      asks: (offerType) => ({ offerType }),
    }),
    funding: buttons({
      label: texts.fundingStage(),
      choices: choicesIn(fundingWords),
      asks: (fundingStatus) => ({ fundingStatus }),
    }),
    seeking: flag({
      label: texts.investment(),
      on: texts.seekingInvestment(),
      asks: (seekingInvestment) => ({ seekingInvestment }),
    }),
  },
})

/** The list that an address asks for; `seeking` narrows it to the projects that seek investment. */
export const catalogueVariables =
  (seeking: boolean) =>
  (at: { search: URLSearchParams }): CataloguePageQuery$variables => {
    const asked = catalogueList.variables(at)
    return seeking ? { ...asked, filter: { ...asked.filter, seekingInvestment: true } } : asked
  }
