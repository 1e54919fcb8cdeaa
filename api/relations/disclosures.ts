/** How a viewer stands to invention disclosures, which nobody but their inventors and the university may know of. */
import type { Relations } from './clauses.ts'

export const disclosureRelations = {
  InventionDisclosure: {
    own: (viewer) => ({ submitterId: viewer.id }),
    involved: (viewer) => ({
      OR: [{ submitterId: viewer.id }, { inventors: { some: { userId: viewer.id } } }],
    }),
    // What is attached is signed with the rest: while signatures come in, it stays as it is.
    attaching: (viewer) => ({
      status: { not: 'SIGNING' },
      OR: [{ submitterId: viewer.id }, { inventors: { some: { userId: viewer.id } } }],
    }),
    // Nobody but its inventors sees one whose signatures were never requested.
    sent: () => ({ requestedAt: { not: null } }),
  },
} as const satisfies { InventionDisclosure: Relations<'InventionDisclosure'> }
