/** How a viewer stands to what the university knows of investors. */
import type { Relations } from './clauses.ts'

export const investorRelations = {
  Investor: {
    own: (viewer) => ({ id: viewer.id }),
    waiting: () => ({ user: { status: 'PENDING_VERIFICATION' } }),
  },
  InvestorNote: {
    own: (viewer) => ({ authorId: viewer.id }),
  },
} as const satisfies { Investor: Relations<'Investor'>; InvestorNote: Relations<'InvestorNote'> }
