/** Whose first step a step of the university is: people of its roles, until it is archived. */
import type { Relations } from './clauses.ts'

export const universityStepRelations = {
  UniversityStep: {
    forRole: ({ role }) => ({ archivedAt: null, roles: { has: role } }),
  },
} as const satisfies { UniversityStep: Relations<'UniversityStep'> }
