/** The interests of investors by whose they are, whether their amounts are open, and whether the lead takes part; and a deal. */
import { makeDeal } from '../../../prisma/seed/factories/deals.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function interestFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const fact = async (name: string, data: Parameters<typeof makeInterest>[1], holds: Holds) => {
    const { id } = await makeInterest(db, data)
    facts[`interest ${name}`] = { entity: 'InvestmentInterest', id, holds }
  }
  await fact('of a stranger', { investorId: stranger.id }, any('any'))
  await fact(
    'with open amounts',
    { investorId: null, amountOpen: true, amountFrom: 1, amountUntil: 2 },
    any('any', 'amountOpen'),
  )
  for (const role of ROLES) {
    const { id } = viewers[role]
    const to =
      (...relations: string[]): Holds =>
      (relation, asked) =>
        relation === 'any' || (asked.id === id && relations.includes(relation))
    await fact(`of ${role}`, { investorId: id }, to('own'))
    const { id: projectId } = await makeProject(db, { ownerId: id })
    await fact(`in a project of ${role}`, { projectId, investorId: stranger.id }, any('any'))
    await fact(
      `in a project of ${role}, who takes part`,
      { projectId, investorId: null, leadSince: new Date() },
      to('ledInvited'),
    )
  }
  facts['deal'] = { entity: 'Deal', id: (await makeDeal(db)).id, holds: any('any') }
  return facts
}
