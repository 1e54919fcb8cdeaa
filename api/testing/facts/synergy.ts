/** Analyses of synergy by whose they are, who works on their projects, and how much of the other one they quote. */
import { makeSynergy } from '../../../prisma/seed/factories/synergies.ts'
import { ROLES } from '../../policy.ts'
import { never, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function synergyFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const project = async (data: object = {}) =>
    (await db.project.create({ data: { title: 'Compared', status: 'ACTIVE', ownerId: stranger.id, ...data } })).id
  const analysis = async (name: string, data: Parameters<typeof makeSynergy>[1], holds: Holds) => {
    facts[name] = { entity: 'SynergyAnalysis', id: (await makeSynergy(db, data)).id, holds }
  }
  for (const role of ROLES) {
    const viewer = viewers[role]
    const ownerId = viewer.id
    const own = await project({ ownerId })
    const open = { visibleToResearchers: true }
    const only =
      (...names: string[]): Holds =>
      (relation, asked) =>
        asked.id === ownerId && names.includes(relation)
    const of = (data: object) => ({ ownerId, sourceId: own, ...data }) as Parameters<typeof makeSynergy>[1]
    await analysis(
      `analysis of ${role} with a shared project`,
      of({ targetId: await project(open) }),
      only('own', 'ownOfReadable'),
    )
    await analysis(`analysis of ${role} with a hidden project`, of({ targetId: await project() }), only('own'))
    await analysis(
      `analysis of ${role} that quotes the inside of a project which they have left`,
      of({ targetId: await project(open), inside: true }),
      only('own'),
    )
    await analysis(
      `analysis of ${role} that quotes the inside of their own project`,
      of({ targetId: await project({ members: { create: { userId: ownerId, role: 'VIEWER' } } }), inside: true }),
      only('own', 'ownOfReadable'),
    )
    await analysis(
      `analysis of ${role} for a project which they have left`,
      of({ sourceId: await project(open), targetId: await project(open) }),
      only('own'),
    )
    await analysis(
      `analysis of ${role} with a deleted project`,
      of({ targetId: await project({ ...open, deletedAt: new Date() }) }),
      never,
    )
    await analysis(
      `analysis of a stranger with a project of ${role}`,
      { ownerId: stranger.id, sourceId: await project(open), targetId: own },
      never,
    )
  }
  return facts
}
