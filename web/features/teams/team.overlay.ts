/** The number of a team that is open beside the list. */
export const teamParameter = 'team'
