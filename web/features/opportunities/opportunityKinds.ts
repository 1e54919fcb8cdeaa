/** The lists of opportunities, each with its own words. */
import * as list from '#texts/opportunities/list.js'
import * as texts from '#texts/opportunities/pages.js'
import { opportunityList, recommendedList, savedList } from './opportunities.list.ts'

interface Kind {
  label: string
  title: string
  /** By whether the investor has a thesis. */
  description: (thesis: boolean) => string
  none: string
  list: typeof opportunityList | typeof recommendedList
}

export const opportunityKinds: Record<string, Kind> = {
  '/opportunities': {
    label: texts.all(),
    title: texts.opportunities(),
    description: texts.description,
    none: list.noneYet(),
    list: opportunityList,
  },
  '/opportunities/recommended': {
    label: texts.recommendedShort(),
    title: texts.recommended(),
    description: (thesis) => (thesis ? texts.descriptionRecommended() : texts.descriptionNewest()),
    none: list.noneRecommended(),
    list: recommendedList,
  },
  '/opportunities/saved': {
    label: texts.savedShort(),
    title: texts.saved(),
    description: texts.descriptionSaved,
    none: list.noneSaved(),
    list: savedList,
  },
}
