/** Who reads a help article of the university's own: people of its roles, once it is published in either language. */
import type { Relations } from './clauses.ts'

export const helpRelations = {
  HelpArticle: {
    forRole: ({ role }) => ({
      OR: [{ roles: { isEmpty: true } }, { roles: { has: role } }],
      versions: { some: { current: true } },
    }),
  },
} as const satisfies { HelpArticle: Relations<'HelpArticle'> }
