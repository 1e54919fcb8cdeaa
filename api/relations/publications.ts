/** How a viewer stands to publications and to their authors. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Relations } from './clauses.ts'

/** What researchers in office say of themselves; what was only suggested or rejected is theirs alone. */
const claimed: Prisma.AuthorshipWhereInput = { state: 'CLAIMED', user: { role: 'RESEARCHER', status: 'ACTIVE' } }

export const publicationRelations = {
  Publication: {
    own: (viewer) => ({ ownerId: viewer.id }),
  },
  Authorship: {
    own: (viewer) => ({ userId: viewer.id }),
    claimed: () => claimed,
    ownOrClaimed: (viewer) => ({ OR: [{ userId: viewer.id }, claimed] }),
  },
  OrcidWork: {
    own: (viewer) => ({ watch: { userId: viewer.id } }),
  },
} as const satisfies {
  Publication: Relations<'Publication'>
  Authorship: Relations<'Authorship'>
  OrcidWork: Relations<'OrcidWork'>
}
