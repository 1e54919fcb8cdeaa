import * as texts from '#texts/catalogue/catalogueTitles.js'

/** What the catalogues are called: their menus are there before their pages. */
export const catalogueTitles = {
  '/university-projects': texts.universityProjects(),
  '/projects/investment': texts.investmentProjects(),
} as const
