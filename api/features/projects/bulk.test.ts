/** What the university does with many projects at once: each as alone, with why some were left as they were. */
import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Omar' })
const strangers = [owner, await person(db, 'INDUSTRY'), await person(db, 'INVESTOR'), await person(db, 'EXPERT')]

const project = (data: Partial<Prisma.ProjectCreateManyInput> = {}) => makeProject(db, { ownerId: owner.id, ...data })
const stand = (id: number) => db.project.findUniqueOrThrow({ where: { id } })
const missing = 999_999

interface Done {
  projects: { number: number }[]
  refused: { projectId: string; reason: string }[]
}

const many = async (name: string, as: Viewer | null, ids: number[], more: object) => {
  const input = { ids: ids.map((id) => idOf('Project', id)), ...more }
  const answer = await perform(db, name, input, { as, give: 'projects { number } refused { projectId reason }' })
  return { ...answer, done: answer.data?.[name] as unknown as Done | null | undefined }
}

describe('a status of many', () => {
  const set = (as: Viewer | null, ids: number[], status: string) => many('setProjectStatus', as, ids, { status })

  test('is given to those that may have it; of the others it says why', async () => {
    const active = await project({ status: 'ACTIVE' })
    const held = await project({ status: 'ON_HOLD' })
    const draft = await project({ status: 'DRAFT' })
    await db.notification.deleteMany()
    const { done } = await set(team, [active.id, held.id, draft.id, missing, active.id], 'ON_HOLD')
    expect(done!.projects).toEqual([{ number: active.id }])
    expect(done!.refused.map(({ projectId }) => projectId)).toEqual(
      [held.id, draft.id, missing].map((id) => idOf('Project', id)),
    )
    expect(done!.refused.map(({ reason }) => reason)).toEqual([
      'The project is already on hold',
      expect.stringContaining('draft'),
      'Project not found',
    ])
    expect((await stand(active.id)).status).toBe('ON_HOLD')
    expect((await stand(draft.id)).status).toBe('DRAFT')
    expect(await told(db, owner)).toEqual(['PROJECT_CHANGED_BY_OTHER'])
    expect(await db.auditEntry.findFirst({ where: { entity: 'Project', entityId: active.id } })).toMatchObject({
      action: 'setProjectStatus',
      actorId: team.id,
      changes: { status: ['ACTIVE', 'ON_HOLD'] },
    })
  })

  test('submits only what is complete, and then the university is told', async () => {
    const whole = { principalInvestigator: 'Ada', institution: 'Lab', description: 'Kiln', trl: 4 }
    const ready = await project({ status: 'DRAFT', ...whole })
    const bare = await project({ status: 'DRAFT', ...whole, institution: '' })
    await db.notification.deleteMany()
    const { done } = await set(team, [ready.id, bare.id], 'PROPOSED')
    expect(done!.refused).toEqual([
      { projectId: idOf('Project', bare.id), reason: 'The project is not complete: Institution/Lab is required' },
    ])
    expect(await stand(ready.id)).toMatchObject({ status: 'PROPOSED', answerBy: expect.any(Date) as Date })
    expect(await told(db, mate)).toEqual(['PROJECT_SUBMITTED'])
  })

  test('brings a project back from the archive only to where it came from', async () => {
    const { id } = await project({ status: 'ARCHIVED', archivedFrom: 'ACTIVE', archiveOutcome: 'STOPPED' })
    expect((await set(team, [id], 'CLOSED')).done!.projects).toEqual([])
    expect((await set(team, [id], 'ACTIVE')).done!.projects).toEqual([{ number: id }])
    expect(await stand(id)).toMatchObject({ status: 'ACTIVE', archivedFrom: null, archiveOutcome: null })
  })

  test('is not the archive, which asks why', async () => {
    const { id } = await project({ status: 'ACTIVE' })
    const { errors } = await set(team, [id], 'ARCHIVED')
    expect(errors[0]!.extensions['fieldErrors']).toEqual({
      status: 'To archive projects, choose Archive and enter a reason',
    })
  })

  test('is given by the university alone', async () => {
    const { id } = await project({ status: 'ACTIVE' })
    for (const as of strangers) expect((await set(as, [id], 'ON_HOLD')).codes).toEqual(['FORBIDDEN'])
    expect((await set(null, [id], 'ON_HOLD')).codes).toEqual(['UNAUTHENTICATED'])
    expect((await stand(id)).status).toBe('ACTIVE')
  })

  test('of two at once, the record says what became of it', async () => {
    const { id } = await project({ status: 'ACTIVE' })
    await atOnce<unknown>(db, 'Project', id, [() => set(team, [id], 'ON_HOLD'), () => set(mate, [id], 'COMPLETED')])
    const moves = await db.auditEntry.findMany({ where: { entity: 'Project', entityId: id }, orderBy: { id: 'asc' } })
    const statuses = moves.map(({ changes }) => (changes as { status: [string, string] }).status)
    expect(statuses[0]![0]).toBe('ACTIVE')
    expect(statuses.at(-1)![1]).toBe((await stand(id)).status)
    if (statuses.length > 1) expect(statuses[1]![0]).toBe(statuses[0]![1])
  })
})

describe('the reviews of many', () => {
  const assign = (as: Viewer | null, ids: number[], to: Viewer | null) =>
    many('assignProjectReviews', as, ids, { userId: to && idOf('User', to.id) })

  test('are given to one of the team; what waits for no answer is named', async () => {
    const [first, second] = [await project({ status: 'PROPOSED' }), await project({ status: 'PROPOSED' })]
    const active = await project({ status: 'ACTIVE' })
    await db.notification.deleteMany()
    const { done } = await assign(team, [first.id, second.id, active.id, missing], mate)
    expect(done!.projects).toHaveLength(2)
    expect(done!.refused.map(({ reason }) => reason)).toEqual([
      'The project is active and is not waiting for a decision',
      'Project not found',
    ])
    for (const { id } of [first, second]) expect((await stand(id)).handlerId).toBe(mate.id)
    expect((await stand(active.id)).handlerId).toBeNull()
    expect(await told(db, mate)).toEqual(['DUTY_ASSIGNED', 'DUTY_ASSIGNED'])
    expect(await db.auditEntry.count({ where: { entity: 'Duty', action: 'assignProjectReviews' } })).toBe(2)
    await assign(team, [first.id], null)
    expect((await stand(first.id)).handlerId).toBeNull()
  })

  test('are given by the team, to the team', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    for (const as of strangers) expect((await assign(as, [id], mate)).codes).toEqual(['FORBIDDEN'])
    expect((await assign(null, [id], mate)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await assign(team, [id], owner)).errors[0]!.extensions['fieldErrors']).toHaveProperty('userId')
    expect((await stand(id)).handlerId).toBeNull()
  })
})
