/** Who takes what waits for the team: oneself, a colleague, whoever stands in, and all again. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeClaim } from '../../../prisma/seed/factories/readiness.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const mona = await person(db, 'KU_TEAM', { name: 'Mona' })
const omar = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Omar' })
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')
const strangers = [ada, expert, await person(db, 'INDUSTRY'), await person(db, 'INVESTOR')]
beforeEach(async () => {
  await db.absence.deleteMany()
  await db.notification.deleteMany()
  await db.project.deleteMany()
  await db.challenge.deleteMany()
  await db.supportRequest.deleteMany()
})

const proposed = () => makeProject(db, { ownerId: ada.id, title: 'Kiln', status: 'PROPOSED' })
const dutyOf = (id: number, kind = 'PROJECT_REVIEW') => idOf('Duty', `${kind}-${id}` as never)
const assign = (as: Viewer | null, id: string, to: Viewer | null) =>
  perform(db, 'assignDuty', { id, userId: to && idOf('User', to.id) }, { as, give: 'done' })
const handlerOf = async (id: number) => (await db.project.findUniqueOrThrow({ where: { id } })).handlerId

async function queue(as: Viewer, filter: object = {}) {
  const { data, errors } = await run(
    db,
    'query ($filter: DutyFilter) { duties(filter: $filter) { edges { node { id title takenBy canAssign } } } }',
    { as, variables: { filter } },
  )
  expect(errors).toEqual([])
  return (data!['duties'] as unknown as { edges: { node: object }[] }).edges.map(({ node }) => node)
}

describe('assigning', () => {
  test('is for the university’s team; what nobody else may see does not exist for others', async () => {
    const { id } = await proposed()
    expect((await assign(null, dutyOf(id), mona)).codes).toEqual(['UNAUTHENTICATED'])
    for (const as of strangers) expect((await assign(as, dutyOf(id), mona)).codes).toEqual(['FORBIDDEN'])
    expect((await assign(mona, dutyOf(id + 1), mona)).codes).toEqual(['NOT_FOUND'])
    expect((await assign(mona, dutyOf(id, 'IDEA_REVIEW'), mona)).codes).toEqual(['NOT_FOUND'])
    expect((await assign(mona, 'RHV0eTp4', mona)).errors[0]?.extensions['fieldErrors']).toHaveProperty('id')
    expect(await handlerOf(id)).toBeNull()
  })

  test('what one takes leaves the queues of colleagues, and not the team’s', async () => {
    const { id, updatedAt } = await proposed()
    expect(await queue(omar)).toHaveLength(1)
    expect((await assign(mona, dutyOf(id), mona)).errors).toEqual([])
    const row = { id: dutyOf(id), title: 'Kiln', takenBy: 'Mona', canAssign: true }
    expect(await queue(mona)).toEqual([row])
    expect(await queue(omar)).toEqual([])
    expect(await queue(omar, { team: true })).toEqual([row])
    expect(await told(db, mona)).toEqual([])
    const after = await db.project.findUniqueOrThrow({ where: { id } })
    expect(after.updatedAt).toEqual(updatedAt)
    const audit = await db.auditEntry.findFirstOrThrow({ where: { action: 'assignDuty', entityId: id } })
    expect(audit).toMatchObject({ entity: 'Duty', actorId: mona.id, changes: { Assignee: [null, 'Mona'] } })
  })

  test('whoever is chosen is notified, with the way to it; nobody gives it back to all', async () => {
    const { id } = await proposed()
    await assign(mona, dutyOf(id), omar)
    expect(await told(db, omar)).toEqual(['DUTY_ASSIGNED'])
    const { data } = await run(db, '{ notifications(first: 1) { edges { node { message actionUrl } } } }', { as: omar })
    expect(JSON.stringify(data)).toContain('Review project')
    expect(JSON.stringify(data)).toMatch(new RegExp(`project[s=/]+${id}\\b`))
    await assign(admin, dutyOf(id), null)
    expect(await queue(mona)).toHaveLength(1)
  })

  test('others than the active team are refused, and so is who may not do it', async () => {
    const { id } = await proposed()
    const gone = await person(db, 'KU_TEAM', { status: 'SUSPENDED' })
    for (const to of [ada, expert, gone])
      expect((await assign(mona, dutyOf(id), to)).errors[0]?.extensions['fieldErrors']).toHaveProperty('userId')
    // Nobody chooses the validators of a project of one's own.
    const own = await makeProject(db, { ownerId: omar.id })
    const claim = await makeClaim(db, { projectId: own.id, status: 'REQUESTED' })
    const refused = await assign(mona, dutyOf(claim.id, 'TRL_ASSIGN'), omar)
    expect(refused.errors[0]?.extensions['fieldErrors']).toEqual({ userId: 'Omar cannot do this.' })
    expect((await assign(mona, dutyOf(claim.id, 'TRL_ASSIGN'), admin)).errors).toEqual([])
  })

  test('a support request is triaged by it, and a challenge gets its checker', async () => {
    const category = await db.supportCategory.create({ data: { name: 'Contracts', answerDays: 5 } })
    const request = await db.supportRequest.create({
      data: {
        categoryId: category.id,
        title: 'NDA',
        description: 'With a hospital',
        requesterId: ada.id,
        status: 'SUBMITTED',
        submittedAt: new Date(),
        answerBy: universityDay(),
      },
    })
    expect((await assign(mona, dutyOf(request.id, 'SUPPORT_ANSWER'), omar)).errors).toEqual([])
    const { status, assigneeId } = await db.supportRequest.findUniqueOrThrow({ where: { id: request.id } })
    expect([status, assigneeId]).toEqual(['TRIAGED', omar.id])
    const { id } = await db.challenge.create({
      data: { title: 'Water', companyName: 'Dunes', status: 'UNDER_REVIEW', submittedAt: new Date() },
    })
    expect((await assign(mona, dutyOf(id, 'CHALLENGE_CHECK'), omar)).errors).toEqual([])
    expect((await db.challenge.findUniqueOrThrow({ where: { id } })).checkerId).toBe(omar.id)
    expect(await told(db, omar)).toEqual(['SUPPORT_ASSIGNED', 'CHALLENGE_CHECK_ASSIGNED'])
  })

  test('what is done waits for nobody', async () => {
    const { id } = await proposed()
    await db.project.update({ where: { id }, data: { status: 'PLANNING' } })
    expect((await assign(mona, dutyOf(id), mona)).codes).toEqual(['NOT_FOUND'])
  })

  test('of two who take it at once, one has it and the other is told', async () => {
    const { id } = await proposed()
    const people = [mona, omar]
    const settled = await atOnce(
      db,
      'Project',
      id,
      people.map((as) => () => assign(as, dutyOf(id), as)),
    )
    const codes = settled.map((one) => (one.status === 'fulfilled' ? one.value.codes : [String(one.reason)]))
    const winners = people.filter((_, nth) => !codes[nth]!.length)
    expect(codes.filter((some) => some.length)).toEqual(people.slice(winners.length).map(() => ['CONFLICT']))
    // The embedded database takes one after the other: the second takes it over.
    expect(winners).toHaveLength(process.env['TEST_DATABASE_URL'] ? 1 : 2)
    expect(await handlerOf(id)).toBe(winners.at(-1)!.id)
  })
})

describe('an absence', () => {
  const days = (count: number) => isoDay(new Date(universityDay().getTime() + count * 86_400_000))
  const away = (as: Viewer | null, more: object = {}) =>
    perform(
      db,
      'setAbsence',
      { userId: idOf('User', mona.id), coverId: idOf('User', omar.id), from: days(0), until: days(2), ...more },
      { as, give: 'done' },
    )
  const listed = async (as: Viewer) => run(db, '{ absences { personId name coverName from until } }', { as })

  test('hands what the one has taken to the other as long as it lasts', async () => {
    const { id } = await proposed()
    await assign(mona, dutyOf(id), mona)
    expect((await away(mona)).errors).toEqual([])
    expect(await told(db, omar)).toEqual(['ABSENCE_COVERED'])
    expect(await queue(omar)).toHaveLength(1)
    expect(await queue(mona)).toHaveLength(1)
    expect(await queue(admin)).toEqual([])
    const row = { personId: idOf('User', mona.id), name: 'Mona', coverName: 'Omar', from: days(0), until: days(2) }
    expect((await listed(omar)).data!['absences']).toEqual([row])
    await away(mona, { from: days(1) })
    expect(await queue(omar)).toEqual([])
    expect(
      (await perform(db, 'endAbsence', { userId: idOf('User', mona.id) }, { as: omar, give: 'done' })).errors,
    ).toEqual([])
    expect((await listed(omar)).data!['absences']).toEqual([])
    const again = await perform(db, 'endAbsence', { userId: idOf('User', mona.id) }, { as: omar, give: 'done' })
    expect(again.codes).toEqual(['NOT_FOUND'])
  })

  test('of who has left for good frees what was taken', async () => {
    const left = await person(db, 'KU_TEAM')
    const { id } = await proposed()
    await assign(mona, dutyOf(id), left)
    expect(await queue(omar)).toEqual([])
    await db.user.update({ where: { id: left.id }, data: { status: 'DEACTIVATED' } })
    expect(await queue(omar)).toHaveLength(1)
  })

  test('is refused for others, over days that are over, and without anybody to stand in', async () => {
    for (const as of strangers) {
      expect((await away(as)).codes).toEqual(['FORBIDDEN'])
      expect((await listed(as)).codes).toEqual(['FORBIDDEN'])
      const ended = await perform(db, 'endAbsence', { userId: idOf('User', mona.id) }, { as, give: 'done' })
      expect(ended.codes).toEqual(['FORBIDDEN'])
    }
    expect((await away(null)).codes).toEqual(['UNAUTHENTICATED'])
    const wrong = async (more: object) =>
      Object.keys((await away(mona, more)).errors[0]?.extensions['fieldErrors'] ?? {})
    expect(await wrong({ coverId: idOf('User', mona.id) })).toEqual(['coverId'])
    expect(await wrong({ coverId: idOf('User', expert.id) })).toEqual(['coverId'])
    expect(await wrong({ userId: idOf('User', ada.id) })).toEqual(['userId'])
    expect(await wrong({ from: days(3) })).toEqual(['until'])
    expect(await wrong({ from: days(-3), until: days(-1) })).toEqual(['until'])
    expect(await db.absence.count()).toBe(0)
  })
})
