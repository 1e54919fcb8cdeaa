/** For how long things are kept, and everything about one person for those who ask for it. */
import { beforeEach, expect, test } from 'vitest'
import { ROLES } from '../../policy.ts'
import { applyRetention } from '../../retention/keeping.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Adam' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
beforeEach(async () => {
  await db.retentionRule.deleteMany()
  await db.webhookDelivery.deleteMany()
  await db.notification.deleteMany()
})

const give = 'retentionRule { name days usualDays over ranAt removed }'
const set = (input: object, as: Viewer | null = admin) =>
  perform(db, 'setRetention', { name: 'READ_NOTIFICATIONS', ...input }, { as, give })
const take = (as: Viewer | null, id = ada.id, reason = 'Asked by mail') =>
  perform(db, 'takePersonalData', { id: idOf('User', id), reason }, { as, give: 'data fileName' })
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const told = (readAt: Date | null) =>
  db.notification.create({ data: { userId: ada.id, kind: 'PROJECT_RESTORED', data: {}, readAt } })
const left = () => db.notification.count()

test('administrators alone read and set how long things are kept, and take data of others', async () => {
  for (const as of [
    null,
    ...(await Promise.all(ROLES.filter((one) => one !== 'ADMIN').map((role) => person(db, role)))),
  ]) {
    const refused = as ? ['FORBIDDEN'] : ['UNAUTHENTICATED']
    expect((await set({ days: 90 }, as)).codes).toEqual(refused)
    expect((await take(as)).codes).toEqual(refused)
    expect((await run(db, '{ retentionRules { name } }', { as })).codes).toEqual(refused)
    expect((await run(db, '{ retentionRule(name: MODEL_LOG) { over } }', { as })).codes).toEqual(refused)
  }
})

test('it is said what would go before it does; unread notifications stay; the latest run is told', async () => {
  for (const readAt of [ago(100), ago(50), ago(10), null]) await told(readAt)
  const would = async (days: number) =>
    (await run(db, `{ retentionRule(name: READ_NOTIFICATIONS) { over(days: ${days}) } }`, { as: admin })).data
  expect(await would(60)).toEqual({ retentionRule: { over: 1 } })
  expect(await would(30)).toEqual({ retentionRule: { over: 2 } })
  // They are kept for ever unless administrators say otherwise.
  await applyRetention.perform(db, {})
  expect(await left()).toBe(4)
  expect((await set({ days: 30 })).data).toEqual({
    setRetention: {
      retentionRule: { name: 'READ_NOTIFICATIONS', days: 30, usualDays: null, over: 2, ranAt: null, removed: 0 },
    },
  })
  await applyRetention.perform(db, {})
  expect(await left()).toBe(2)
  expect(await db.retentionRule.findUniqueOrThrow({ where: { name: 'READ_NOTIFICATIONS' } })).toMatchObject({
    removed: 2,
    ranAt: expect.any(Date) as Date,
  })
  await set({ forEver: true })
  await told(ago(1_000))
  await applyRetention.perform(db, {})
  expect(await left()).toBe(3)
})

test('what people were promised stays; too few or too many days name the field', async () => {
  const wrong = async (input: object) => (await set(input)).errors[0]?.extensions['fieldErrors']
  expect(await wrong({ name: 'ENQUIRIES', days: 30 })).toEqual({
    name: 'This period was promised to users and cannot be changed',
  })
  expect(await wrong({ name: 'DELETED_PROJECTS', forEver: true })).toHaveProperty('name')
  expect(await wrong({ name: 'WEBHOOK_LOG', days: 3 })).toEqual({ days: 'Enter 7 to 365 days' })
  expect(await wrong({ name: 'WEBHOOK_LOG', days: 1.5 })).toHaveProperty('days')
  await set({ name: 'WEBHOOK_LOG', days: 60 })
  const event = await db.securityEvent.findFirstOrThrow({
    where: { kind: 'SETTINGS_CHANGED' },
    orderBy: { id: 'desc' },
  })
  expect(event.detail).toBe('retention WEBHOOK_LOG: days 60')
})

test('everything about a person is what the person could take, and stands in the person’s security log', async () => {
  await told(null)
  expect((await take(admin, ada.id, ' ')).codes).toEqual(['INVALID'])
  expect((await take(admin, 999_999)).codes).toEqual(['NOT_FOUND'])
  const { data } = await take(admin)
  const taken = data!['takePersonalData'] as unknown as { data: Record<string, unknown>; fileName: string }
  const own = (await run(db, '{ personalData }', { as: ada })).data!['personalData'] as unknown as typeof taken.data
  expect(Object.keys(taken.data)).toEqual(Object.keys(own))
  expect(taken.data['account']).toMatchObject({ name: 'Ada', email: ada.email })
  expect(taken.data['notifications']).toHaveLength(1)
  expect(JSON.stringify(taken.data)).not.toContain('passwordHash')
  expect(taken.fileName).toBe(`${ada.username}.json`)
  expect(await db.securityEvent.findFirstOrThrow({ where: { kind: 'DATA_TAKEN' } })).toMatchObject({
    userId: ada.id,
    actorId: admin.id,
    detail: 'Asked by mail',
  })
  expect(await db.auditEntry.count({ where: { action: 'takePersonalData', entityId: ada.id } })).toBe(1)
})
