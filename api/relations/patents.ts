/** How a viewer stands to patents: those that are not confidential are open to every researcher. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { anyOfIn, type Relations } from './clauses.ts'

type Families = Prisma.PatentFamilyWhereInput

const kept = (viewer: Viewer): Families => ({ ownerId: viewer.id })
const invented = (viewer: Viewer): Families => ({ inventors: { some: { userId: viewer.id } } })
const open = (): Families => ({ confidential: false })
const people = { keeper: kept, inventor: invented }

export const patentRelations = {
  Patent: {
    own: (viewer) => ({ patentFamily: kept(viewer) }),
    involved: anyOfIn('patentFamily', people),
    openOrInvolved: anyOfIn('patentFamily', { open, ...people }),
  },
} as const satisfies { Patent: Relations<'Patent'> }
