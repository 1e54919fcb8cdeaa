/** The catalogues: the same list for those who may only read, each with its own words. */
import * as texts from '#texts/catalogue/catalogueKinds.js'
import { catalogueTitles } from './catalogueTitles.ts'

interface Kind {
  title: string
  description: string
  /** What is said when nothing is there, filters aside. */
  none: string
  /** Whether the list is of those that seek investment alone. */
  seeking: boolean
  /** Whether amounts may be known to those who open it. */
  amounts: boolean
}

export const catalogueKinds = {
  '/university-projects': {
    title: catalogueTitles['/university-projects'],
    description: texts.whatTheUniversityHasOpened(),
    none: texts.theUniversityHasNotOpened(),
    seeking: false,
    amounts: false,
  },
  '/projects/investment': {
    title: catalogueTitles['/projects/investment'],
    description: texts.theProjectsThatSeekInvestment(),
    none: texts.noProjectThatYouMay(),
    seeking: true,
    amounts: true,
  },
} satisfies Record<string, Kind>

export type CataloguePath = keyof typeof catalogueKinds
