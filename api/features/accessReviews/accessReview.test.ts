/** Reviews of access: opened on their day, decided item by item with effect at once, and finished with the last decision. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeDataRoom } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { AccessReviewScope } from '../../__generated__/prisma/enums.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold, told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { openDueReviews } from './accessReview.jobs.ts'
import { monthsLater } from './openReview.ts'
import { remindOfOverdueReviews } from './overdueReview.jobs.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Ann Admin' })
const second = await person(db, 'ADMIN', { name: 'Bea Admin' })
const team = await person(db, 'KU_TEAM')
const others = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT', 'KU_TEAM'] as const).map((role) => person(db, role)),
)
const dayIn = (days: number) => new Date(universityDay().getTime() + days * dayLength)

beforeEach(async () => {
  await db.accessReview.deleteMany({})
  await db.accessReviewSchedule.deleteMany({})
})

const schedule = (scopes: AccessReviewScope[], more: object = {}) =>
  db.accessReviewSchedule.create({
    data: { name: 'Half a year', scopes, everyMonths: 6, answerDays: 14, nextOn: dayIn(0), ...more },
  })
const itemsOf = (reviewId: number) => db.accessReviewItem.findMany({ where: { reviewId }, orderBy: { id: 'asc' } })
async function opened(scopes: AccessReviewScope[]) {
  const { id } = await schedule(scopes)
  expect(await openDueReviews(db, new Date())).toBe(1)
  const review = await db.accessReview.findFirstOrThrow({ where: { scheduleId: id } })
  return { review, items: await itemsOf(review.id) }
}
const decide = (ids: number[], decision: string, as: Viewer | null = admin, more: object = {}) =>
  perform(
    db,
    'decideAccessReview',
    { ids: ids.map((id) => idOf('AccessReviewItem', id)), decision, reason: 'Left the team', ...more },
    { as, give: 'review { status openCount } items { decision reason decidedBy { name } }' },
  )
const itemOf = async (reviewId: number, { id: userId }: Viewer) =>
  (await db.accessReviewItem.findFirstOrThrow({ where: { reviewId, userId } })).id

test('a review opens on its day, names who gave what since when, and the next one is months later', async () => {
  const given = await person(db, 'INDUSTRY', { name: 'Cem Company' })
  const promoted = await perform(
    db,
    'updateUser',
    { id: idOf('User', given.id), role: 'KU_TEAM', reason: 'Joins the team' },
    { as: admin },
  )
  expect(promoted.codes).toEqual([])
  const { id } = await schedule(['TEAM'], { nextOn: dayIn(-1) })
  await schedule(['EXTERNAL'], { nextOn: dayIn(3) })
  await schedule(['EXTERNAL'], { active: false })
  expect(await openDueReviews(db, new Date())).toBe(1)
  expect(await openDueReviews(db, new Date())).toBe(0)
  const { nextOn } = await db.accessReviewSchedule.findUniqueOrThrow({ where: { id } })
  expect(isoDay(nextOn)).toBe(isoDay(monthsLater(dayIn(-1), 6)))
  const review = await db.accessReview.findFirstOrThrow({ where: { scheduleId: id } })
  expect(isoDay(review.dueOn)).toBe(isoDay(dayIn(14)))
  const item = await db.accessReviewItem.findFirstOrThrow({ where: { reviewId: review.id, userId: given.id } })
  expect(item).toMatchObject({ role: 'KU_TEAM', givenById: admin.id, decision: null })
  for (const one of [admin, second]) expect(await told(db, one)).toContain('ACCESS_REVIEW_OPENED')
  expect(await told(db, team)).not.toContain('ACCESS_REVIEW_OPENED')
})

test('the last day of a month stays the last day', () => {
  expect(isoDay(monthsLater(new Date('2026-08-31'), 6))).toBe('2027-02-28')
  expect(isoDay(monthsLater(new Date('2026-12-15'), 1))).toBe('2027-01-15')
})

test('removing suspends at once, changing gives the other role, keeping changes nothing', async () => {
  const [gone, moved, stays] = await Promise.all([person(db, 'EXPERT'), person(db, 'EXPERT'), person(db, 'EXPERT')])
  const { review } = await opened(['EXTERNAL'])
  const id = (one: Viewer) => itemOf(review.id, one)
  expect((await decide([await id(gone)], 'REMOVE')).codes).toEqual([])
  expect((await decide([await id(moved)], 'CHANGE', admin, { role: 'RESEARCHER' })).codes).toEqual([])
  const kept = await decide([await id(stays)], 'KEEP', admin, { reason: '' })
  expect(kept.data!['decideAccessReview']).toMatchObject({
    review: { status: 'OPEN' },
    items: [{ decision: 'KEEP', reason: '', decidedBy: { name: 'Ann Admin' } }],
  })
  const account = ({ id: userId }: Viewer) => db.user.findUniqueOrThrow({ where: { id: userId } })
  expect(await account(gone)).toMatchObject({ status: 'SUSPENDED', role: 'EXPERT' })
  expect(await account(moved)).toMatchObject({ status: 'ACTIVE', role: 'RESEARCHER' })
  expect(await account(stays)).toMatchObject({ status: 'ACTIVE', role: 'EXPERT' })
  expect(
    await db.auditEntry.findFirstOrThrow({ where: { entity: 'User', entityId: gone.id }, orderBy: { id: 'desc' } }),
  ).toMatchObject({
    action: 'decideAccessReview',
    actorId: admin.id,
    comment: 'Left the team',
    changes: { status: ['ACTIVE', 'SUSPENDED'] },
  })
  expect((await decide([await id(gone)], 'KEEP')).codes).toEqual(['CONFLICT'])
})

test('what is missing is asked for, and items of one review go together', async () => {
  const one = await person(db, 'EXPERT')
  const { review } = await opened(['EXTERNAL'])
  const id = await itemOf(review.id, one)
  const fields = async (decision: string, more: object) =>
    (await decide([id], decision, admin, more)).errors[0]?.extensions['fieldErrors']
  expect(await fields('REMOVE', { reason: '' })).toEqual({ reason: 'Say why' })
  expect(await fields('CHANGE', {})).toEqual({ role: 'Choose another role' })
  expect(await fields('CHANGE', { role: 'EXPERT' })).toEqual({ role: 'Choose another role' })
  const other = await opened(['TEAM'])
  expect((await decide([id, other.items[0]!.id], 'KEEP')).codes).toEqual(['INVALID'])
  expect(await db.accessReviewItem.count({ where: { decision: { not: null } } })).toBe(0)
})

test('access to records is ended or given another day', async () => {
  const owner = await person(db, 'RESEARCHER')
  const mate = await person(db, 'RESEARCHER')
  const investor = await person(db, 'INVESTOR')
  const project = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE', approvedForInvestors: true })
  const room = await makeDataRoom(db, project)
  const lasting = { status: 'GRANTED' as const, expiresOn: dayIn(100) }
  const grant = { projectId: project.id, reason: 'Study', givenById: owner.id, ...lasting }
  const { id: first } = await db.recordGrant.create({ data: { ...grant, userId: mate.id } })
  const { id: other } = await db.recordGrant.create({ data: { ...grant, userId: investor.id } })
  const { id: inRoom } = await db.roomGrant.create({
    data: { dataRoomId: room.id, readerId: investor.id, answeredAt: new Date(), ...lasting },
  })
  const { review, items } = await opened(['GRANTS'])
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({ title: project.title, role: null, givenById: owner.id })
  const [a, b, c] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]]
  expect((await decide([a.id], 'CHANGE', admin, { expiresOn: isoDay(dayIn(10)) })).codes).toEqual([])
  expect((await decide([b.id], 'CHANGE', admin, { expiresOn: isoDay(dayIn(-1)) })).codes).toEqual(['INVALID'])
  expect((await decide([b.id], 'REMOVE')).codes).toEqual([])
  const last = await decide([c.id], 'REMOVE')
  expect(last.data!['decideAccessReview']).toMatchObject({ review: { status: 'FINISHED', openCount: 0 } })
  const find = (id: number) => db.recordGrant.findUniqueOrThrow({ where: { id } })
  expect(isoDay((await find(first)).expiresOn)).toBe(isoDay(dayIn(10)))
  expect((await find(other)).status).toBe('REVOKED')
  expect((await db.roomGrant.findUniqueOrThrow({ where: { id: inRoom } })).status).toBe('REVOKED')
  expect(await db.accessReview.findUniqueOrThrow({ where: { id: review.id } })).toMatchObject({
    status: 'FINISHED',
    finishedAt: expect.any(Date),
  })
})

test('another administrator decides about oneself; who is alone may only keep', async () => {
  const { review } = await opened(['ADMINISTRATORS'])
  const own = await itemOf(review.id, admin)
  expect((await decide([own], 'KEEP')).codes).toEqual(['CONFLICT'])
  expect((await decide([own], 'REMOVE')).codes).toEqual(['CONFLICT'])
  expect((await decide([await itemOf(review.id, second)], 'REMOVE')).codes).toEqual([])
  expect((await decide([own], 'REMOVE')).codes).toEqual(['CONFLICT'])
  const { data } = await run(db, '{ accessReviewItems(filter: { state: OPEN }) { nodes { canDecide } } }', {
    as: admin,
  })
  expect(data!['accessReviewItems']).toEqual({ nodes: [{ canDecide: true }] })
  expect((await decide([own], 'KEEP')).codes).toEqual([])
  await db.user.update({ where: { id: second.id }, data: { status: 'ACTIVE' } })
})

test('administrators alone schedule, start and decide', async () => {
  const input = { name: 'Team', scopes: ['TEAM'], everyMonths: 3, answerDays: 7, nextOn: isoDay(dayIn(5)) }
  for (const as of others)
    expect((await perform(db, 'createAccessReviewSchedule', input, { as })).codes).toEqual(['FORBIDDEN'])
  expect((await perform(db, 'createAccessReviewSchedule', input, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  const past = await perform(db, 'createAccessReviewSchedule', { ...input, nextOn: isoDay(dayIn(-1)) }, { as: admin })
  expect(past.codes).toEqual(['INVALID'])
  expect((await perform(db, 'createAccessReviewSchedule', input, { as: admin })).codes).toEqual([])
  const { id } = await db.accessReviewSchedule.findFirstOrThrow({})
  const start = (as: Viewer) => perform(db, 'startAccessReview', { id: idOf('AccessReviewSchedule', id) }, { as })
  expect((await start(team)).codes).toEqual(['FORBIDDEN'])
  expect((await start(admin)).codes).toEqual([])
  expect((await start(admin)).codes).toEqual(['CONFLICT'])
  const { id: reviewId } = await db.accessReview.findFirstOrThrow({})
  const [item] = await itemsOf(reviewId)
  for (const as of others) expect((await decide([item!.id], 'KEEP', as)).codes).toEqual(['FORBIDDEN'])
  expect((await decide([item!.id], 'KEEP', null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await decide([999_999], 'KEEP')).codes).toEqual(['NOT_FOUND'])
  const change = { id: idOf('AccessReviewSchedule', id), ...input, name: 'Our team', active: false }
  expect((await perform(db, 'updateAccessReviewSchedule', change, { as: admin })).codes).toEqual([])
  const gone = await perform(
    db,
    'deleteAccessReviewSchedule',
    { id: idOf('AccessReviewSchedule', id) },
    { as: admin, give: 'deletedId' },
  )
  expect(gone.codes).toEqual([])
  expect(await db.accessReview.findUniqueOrThrow({ where: { id: reviewId } })).toMatchObject({ scheduleId: null })
})

describe('an overdue review', () => {
  const make = (overdue: number, more: object = {}) =>
    db.accessReview.create({
      data: {
        name: 'Half a year',
        dueOn: dayIn(-overdue),
        items: { create: [{ scope: 'EXTERNAL', userId: others[1]!.id, role: 'INDUSTRY', since: new Date() }] },
        ...more,
      },
    })
  const times = () => Promise.all([admin, second, team].map((one) => timesTold(db, one, 'ACCESS_REVIEW_OVERDUE')))
  beforeEach(() => db.notification.deleteMany({ where: { kind: 'ACCESS_REVIEW_OVERDUE' } }))

  test('reminds its reviewer on the day after, and every administrator a week later, once each', async () => {
    const { id } = await make(0, { handlerId: admin.id })
    expect(await remindOfOverdueReviews(db, new Date())).toBe(0)
    const after = (days: number) => new Date(Date.now() + days * dayLength)
    expect(await remindOfOverdueReviews(db, after(1))).toBe(1)
    expect(await remindOfOverdueReviews(db, after(2))).toBe(0)
    expect(await times()).toEqual([1, 0, 0])
    const { data } = await db.notification.findFirstOrThrow({ where: { kind: 'ACCESS_REVIEW_OVERDUE' } })
    expect(data).toMatchObject({ review: 'Half a year', items: '1' })
    expect(await remindOfOverdueReviews(db, after(7))).toBe(1)
    expect(await remindOfOverdueReviews(db, after(8))).toBe(0)
    expect(await times()).toEqual([2, 1, 0])
    await db.accessReview.update({ where: { id }, data: { status: 'FINISHED', remindedOverdue: 0 } })
    expect(await remindOfOverdueReviews(db, after(9))).toBe(0)
  })

  test('reminds every administrator where nobody who may decide has taken it', async () => {
    await make(1)
    await make(1, { handlerId: team.id })
    expect(await remindOfOverdueReviews(db, new Date())).toBe(2)
    expect(await times()).toEqual([2, 2, 0])
  })

  test('that was not reminded of for a week reminds everybody once', async () => {
    await make(12, { handlerId: admin.id })
    expect(await remindOfOverdueReviews(db, new Date())).toBe(1)
    expect(await remindOfOverdueReviews(db, new Date())).toBe(0)
    expect(await times()).toEqual([1, 1, 0])
  })

  test('is taken and given to another administrator, but not to the team', async () => {
    const { id } = await make(1)
    const assign = (userId: number | null, as: Viewer | null = admin) =>
      perform(
        db,
        'assignDuty',
        { id: idOf('Duty', `ACCESS_REVIEW-${id}` as never), userId: userId && idOf('User', userId) },
        { as, give: 'done' },
      )
    expect((await assign(admin.id)).codes).toEqual([])
    expect((await assign(second.id)).codes).toEqual([])
    expect((await db.accessReview.findUniqueOrThrow({ where: { id } })).handlerId).toBe(second.id)
    expect((await assign(team.id)).codes).toEqual(['INVALID'])
    expect((await assign(team.id, team)).codes).toEqual(['NOT_FOUND'])
    expect((await assign(others[0]!.id, others[0])).codes).toEqual(['FORBIDDEN'])
    expect((await assign(null, null)).codes).toEqual(['UNAUTHENTICATED'])
  })
})
