/** How a viewer stands to the interests of investors, of which nobody but their people may know. */
import { lead } from './projectPeople.ts'
import type { Relations } from './clauses.ts'

export const interestRelations = {
  InvestmentInterest: {
    own: (viewer) => ({ investorId: viewer.id }),
    // The lead of the project takes part once the team has brought the lead in.
    ledInvited: (viewer) => ({ leadSince: { not: null }, project: lead(viewer) }),
    amountOpen: () => ({ amountOpen: true }),
  },
} as const satisfies { InvestmentInterest: Relations<'InvestmentInterest'> }
