/** How a viewer stands to the theses of investors. */
import type { Relations } from './clauses.ts'

export const opportunityRelations = {
  InvestmentThesis: {
    own: (viewer) => ({ investorId: viewer.id }),
    shared: () => ({ shared: true }),
  },
} as const satisfies { InvestmentThesis: Relations<'InvestmentThesis'> }
