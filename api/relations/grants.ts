/** How a viewer stands to grants: what was awarded is open to every researcher, applications are not. */
import type { GrantStatus } from '../__generated__/prisma/enums.ts'
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'

const awarded: GrantStatus[] = ['AWARDED', 'ACTIVE', 'COMPLETED', 'TERMINATED']

/** Who keeps it, and who works on it. */
const involved = (viewer: Viewer): Prisma.ResearchGrantWhereInput => ({
  OR: [{ ownerId: viewer.id }, { members: { some: { userId: viewer.id } } }],
})

export const grantRelations = {
  ResearchGrant: {
    own: (viewer) => ({ ownerId: viewer.id }),
    involved,
    awardedOrInvolved: (viewer) => ({ OR: [{ status: { in: awarded } }, involved(viewer)] }),
  },
} as const satisfies { ResearchGrant: Relations<'ResearchGrant'> }
