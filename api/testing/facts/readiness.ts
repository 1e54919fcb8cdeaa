/** Assessments of adoption readiness and their runs by whose they are, how far they are, and who works on their project. */
import { makeAssessment } from '../../../prisma/seed/factories/readiness.ts'
import { ROLES } from '../../policy.ts'
import { never, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function readinessFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const project = async (data: object = {}) =>
    (await db.project.create({ data: { title: 'Assessed', status: 'ACTIVE', ownerId: stranger.id, ...data } })).id
  const assessment = async (name: string, data: Parameters<typeof makeAssessment>[1], holds: Holds) => {
    const { id } = await makeAssessment(db, data)
    facts[name] = { entity: 'ArlAssessment', id, holds }
    return id
  }
  const run = async (name: string, ownerId: number, arlAssessmentId: number, holds: Holds) => {
    const { id } = await db.analysisRun.create({
      data: { kind: 'ARL_FILES', state: 'DONE', endedAt: new Date(), ownerId, arlAssessmentId },
    })
    facts[name] = { entity: 'AnalysisRun', id, holds }
  }
  const completedOf = (relation: string) => ['completedOrOwn', 'completedOfOthers'].includes(relation)
  await assessment(
    'assessment of a stranger',
    { projectId: await project(), ownerId: stranger.id, status: 'COMPLETED' },
    completedOf,
  )
  await assessment('draft of a stranger', { projectId: await project(), ownerId: stranger.id }, never)
  await assessment(
    'assessment of a deleted project',
    { projectId: await project({ deletedAt: new Date() }), ownerId: stranger.id, status: 'COMPLETED' },
    never,
  )
  for (const role of ROLES) {
    const viewer = viewers[role]
    const asMember = (as: 'EDITOR' | 'VIEWER') => project({ members: { create: { userId: viewer.id, role: as } } })
    const only =
      (own: readonly string[], others: Holds = never): Holds =>
      (relation, asked) =>
        asked.id === viewer.id ? own.includes(relation) : others(relation, asked)
    const ofEditor = ['own', 'ownOfEdited', 'ofInvolved', 'completedOrOwn']
    const draft = await assessment(
      `draft of ${role} on an edited project`,
      { projectId: await asMember('EDITOR'), ownerId: viewer.id },
      only(ofEditor),
    )
    await run(`run of ${role}`, viewer.id, draft, only(['own', 'ownOfReadable']))
    await run(`run of a stranger for a draft of ${role}`, stranger.id, draft, never)
    await assessment(
      `assessment of ${role} on an edited project`,
      { projectId: await asMember('EDITOR'), ownerId: viewer.id, status: 'COMPLETED' },
      only(ofEditor, completedOf),
    )
    await assessment(
      `assessment of ${role} who may only read the project`,
      { projectId: await asMember('VIEWER'), ownerId: viewer.id, status: 'COMPLETED' },
      only(['own', 'ofInvolved', 'completedOrOwn'], completedOf),
    )
    const left = await assessment(
      `assessment of ${role} who has left the project`,
      { projectId: await project(), ownerId: viewer.id, status: 'COMPLETED' },
      only(['own', 'completedOrOwn'], completedOf),
    )
    await run(`run of ${role} who has left the project`, viewer.id, left, only(['own']))
    const deleted = await makeAssessment(db, {
      projectId: await project({ deletedAt: new Date() }),
      ownerId: viewer.id,
    })
    await run(`run of ${role} for a deleted project`, viewer.id, deleted.id, never)
    await assessment(
      `assessment of a stranger on a project of ${role}`,
      { projectId: await asMember('VIEWER'), ownerId: stranger.id, status: 'COMPLETED' },
      only(['ofInvolved', 'completedOrOwn', 'completedOfOthers'], completedOf),
    )
    await assessment(
      `draft of a stranger on a project of ${role}`,
      { projectId: await asMember('EDITOR'), ownerId: stranger.id },
      never,
    )
  }
  return facts
}
