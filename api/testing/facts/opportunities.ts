/** Theses by whose they are and whether they are shared, and marks by whose they are and whether the project is open. */
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { any, only, type Cast, type Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function opportunityFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const shared = await db.investmentThesis.create({ data: { investorId: stranger.id, shared: true } })
  facts['shared thesis of a stranger'] = { entity: 'InvestmentThesis', id: shared.id, holds: any('any', 'shared') }
  const open = await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' })
  const industry = await makeProject(db, { approvedForIndustry: true, status: 'ACTIVE' })
  const closed = await makeProject(db, { approvedForInvestors: false, status: 'ACTIVE' })
  for (const role of ROLES) {
    const investorId = viewers[role].id
    const thesis = await db.investmentThesis.create({ data: { investorId } })
    facts[`thesis of ${role}`] = { entity: 'InvestmentThesis', id: thesis.id, holds: only(viewers[role], ['own']) }
    const mark = (projectId: number) => db.opportunityMark.create({ data: { investorId, projectId } })
    facts[`mark of ${role} on an open project`] = {
      entity: 'OpportunityMark',
      id: (await mark(open.id)).id,
      holds: only(viewers[role], ['ownOfOpen']),
    }
    facts[`mark of ${role} on a project that is open to industry`] = {
      entity: 'OpportunityMark',
      id: (await mark(industry.id)).id,
      holds: only(viewers[role], ['ownOfIndustry']),
    }
    facts[`mark of ${role} on a closed project`] = {
      entity: 'OpportunityMark',
      id: (await mark(closed.id)).id,
      holds: any('any'),
    }
  }
  return facts
}
