/** The number of a researcher who is open beside the directory. */
export const researcherParameter = 'researcher'
