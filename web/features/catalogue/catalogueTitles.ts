/** What the catalogues are called: their menus are there before their pages. */
export const catalogueTitles = {
  '/university-projects': 'University Projects',
  '/opportunities': 'Opportunities',
  '/projects/investment': 'Investment Projects',
} as const
