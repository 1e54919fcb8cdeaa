/** The number of a proposal that is open beside the list. */
export const proposalParameter = 'proposal'
