/** Which stage of a company may follow which: the university sets it, and publishing a challenge makes a lead active. */
import * as nouns from '#texts/ui/nouns.js'
import type { CompanyStage } from './__generated__/prisma/enums.ts'
import { defineMoves } from './moves.ts'
import type { Permission } from './policy.ts'

type Mover = Extract<Permission, 'COMPANY_RELATION'>

const moves: Record<CompanyStage, Partial<Record<CompanyStage, Mover>>> = {
  LEAD: { ACTIVE: 'COMPANY_RELATION', DORMANT: 'COMPANY_RELATION' },
  ACTIVE: { LEAD: 'COMPANY_RELATION', DORMANT: 'COMPANY_RELATION' },
  DORMANT: { LEAD: 'COMPANY_RELATION', ACTIVE: 'COMPANY_RELATION' },
}

/** The moves of companies. */
export const companyMoves = defineMoves<'Company', Mover>({
  entity: 'Company',
  column: 'stage',
  noun: nouns.company,
  of: ({ stage }) => moves[stage],
})
