/** Holdings by whose they are, and updates by who has written them and who is asked. */
import { makeHolding, makeHoldingUpdate } from '../../../prisma/seed/factories/holdings.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function holdingFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const update = async (name: string, holdingId: number, requested: boolean, holds: Holds) => {
    const { id } = await makeHoldingUpdate(db, { holdingId, requested })
    facts[`update ${name}`] = { entity: 'HoldingUpdate', id, holds }
  }
  const strange = await makeHolding(db, { investorId: stranger.id })
  facts['holding of a stranger'] = { entity: 'Holding', id: strange.id, holds: any('any') }
  await update('of a holding of a stranger', strange.id, false, any('any'))
  for (const role of ROLES) {
    const { id } = viewers[role]
    const to =
      (...relations: string[]): Holds =>
      (relation, asked) =>
        relation === 'any' || (asked.id === id && relations.includes(relation))
    const own = await makeHolding(db, { investorId: id })
    facts[`holding of ${role}`] = { entity: 'Holding', id: own.id, holds: to('own') }
    await update(`of a holding of ${role}`, own.id, false, to('own'))
    const { id: projectId } = await makeProject(db, { ownerId: id })
    const led = await makeHolding(db, { investorId: stranger.id, external: false, projectId })
    facts[`holding in a project of ${role}`] = { entity: 'Holding', id: led.id, holds: any('any') }
    await update(`asked of ${role}`, led.id, true, to('asked'))
    await update(`that an investor in a project of ${role} wrote`, led.id, false, any('any'))
  }
  return facts
}
