/** How a viewer stands to patents: those that are not confidential are open to every researcher. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'

const kept = (viewer: Viewer): Prisma.PatentFamilyWhereInput => ({ ownerId: viewer.id })

/** Who keeps it, and its inventors. */
const involved = (viewer: Viewer): Prisma.PatentFamilyWhereInput => ({
  OR: [kept(viewer), { inventors: { some: { userId: viewer.id } } }],
})

export const patentRelations = {
  Patent: {
    own: (viewer) => ({ patentFamily: kept(viewer) }),
    involved: (viewer) => ({ patentFamily: involved(viewer) }),
    openOrInvolved: (viewer) => ({ patentFamily: { OR: [{ confidential: false }, involved(viewer)] } }),
  },
} as const satisfies { Patent: Relations<'Patent'> }
