/** How a viewer stands to holdings and to the updates of them: nobody but the investor, and the lead who is asked, may know. */
import type { Relations } from './clauses.ts'
import { lead } from './projectPeople.ts'

export const holdingRelations = {
  Holding: {
    own: (viewer) => ({ investorId: viewer.id }),
  },
  HoldingUpdate: {
    own: (viewer) => ({ holding: { investorId: viewer.id } }),
    // The lead of the project is asked; what investors write for themselves stays with them.
    asked: (viewer) => ({
      holdingRequestId: { not: null },
      holding: { project: { AND: [{ deletedAt: null }, lead(viewer)] } },
    }),
  },
} as const satisfies { Holding: Relations<'Holding'>; HoldingUpdate: Relations<'HoldingUpdate'> }
