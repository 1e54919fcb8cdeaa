/** Who can see a record, as features/readers finds it. */
import type { Role } from '../__generated__/prisma/enums.ts'

/** The kinds of records of which one may ask. */
export const kinds = [
  'Project',
  'Idea',
  'Challenge',
  'Proposal',
  'InvestmentInterest',
  'InventionDisclosure',
  'Patent',
  'Team',
  'Publication',
  'ResearchGrant',
  'TrlClaim',
  'ArlAssessment',
  'Collaboration',
  'Meeting',
  'Deal',
  'Holding',
  'HoldingUpdate',
  'SupportRequest',
  'FacilityBooking',
  'File',
] as const
export type Kind = (typeof kinds)[number]

/** A role, or a person with it, and the relation that lets them in. */
interface Reader {
  role: Role
  relation: string
  /** The reasons of the relation that hold, by name. */
  parts: string[]
}

export interface Readers {
  kind: Kind
  id: number
  /** Roles of which everybody sees it. */
  roles: Reader[]
  /** People who see it for their own part in it, by name. */
  people: (Reader & { id: number })[]
  /** How many more people review it, where the viewer may not know who; none where the viewer may. */
  reviewers?: number
}
