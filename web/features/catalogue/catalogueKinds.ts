/** The catalogues: the same list for those who may only read, each with its own words. */
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
    description: 'What the university has opened to industry.',
    none: 'The university has not opened a project to industry yet.',
    seeking: false,
    amounts: false,
  },
  '/opportunities': {
    title: catalogueTitles['/opportunities'],
    description: 'What the university has opened to investors.',
    none: 'The university has not opened a project to investors yet.',
    seeking: false,
    amounts: true,
  },
  '/projects/investment': {
    title: catalogueTitles['/projects/investment'],
    description: 'The projects that seek investment: how much, and for what.',
    none: 'No project that you may see seeks investment.',
    seeking: true,
    amounts: true,
  },
} satisfies Record<string, Kind>

export type CataloguePath = keyof typeof catalogueKinds
