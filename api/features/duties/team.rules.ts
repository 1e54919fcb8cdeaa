/** The roles of the people who work on the team's queue. */
export const teamRoles = ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const
