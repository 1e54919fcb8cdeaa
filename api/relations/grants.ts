/** How a viewer stands to grants: what was awarded is open to every researcher, applications are not. */
import type { GrantStatus } from '../__generated__/prisma/enums.ts'
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { anyOf, type Relations } from './clauses.ts'

const awarded: GrantStatus[] = ['AWARDED', 'ACTIVE', 'COMPLETED', 'TERMINATED']

type Grants = Prisma.ResearchGrantWhereInput

const kept = (viewer: Viewer): Grants => ({ ownerId: viewer.id })

/** Who keeps it, and who works on it. */
const people = {
  keeper: kept,
  member: (viewer: Viewer): Grants => ({ members: { some: { userId: viewer.id } } }),
}

export const grantRelations = {
  ResearchGrant: {
    own: kept,
    involved: anyOf(people),
    awardedOrInvolved: anyOf({ awarded: (): Grants => ({ status: { in: awarded } }), ...people }),
  },
} as const satisfies { ResearchGrant: Relations<'ResearchGrant'> }
