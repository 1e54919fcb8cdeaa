/** The number of a company that is open beside the list. */
export const companyParameter = 'company'
