/** How a viewer stands to invention disclosures, which nobody but their inventors and the university may know of. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { anyOf, type Relations } from './clauses.ts'

type Disclosures = Prisma.InventionDisclosureWhereInput

const own = (viewer: Viewer): Disclosures => ({ submitterId: viewer.id })

const involved = anyOf({
  submitter: own,
  inventor: (viewer: Viewer): Disclosures => ({ inventors: { some: { userId: viewer.id } } }),
})

export const disclosureRelations = {
  InventionDisclosure: {
    own,
    involved,
    // What is attached is signed with the rest: while signatures come in, it stays as it is.
    attaching: (viewer) => ({ status: { not: 'SIGNING' }, ...involved(viewer) }),
    // Nobody but its inventors sees one whose signatures were never requested.
    sent: () => ({ requestedAt: { not: null } }),
  },
} as const satisfies { InventionDisclosure: Relations<'InventionDisclosure'> }
