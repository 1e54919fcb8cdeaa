/** People are reminded of their API keys that end in 14 and in 3 days, once each. */
import { beforeEach, expect, test } from 'vitest'
import { dayLength } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import { remindOfEndingKeys } from './apiKey.jobs.ts'

const { db } = await fileDatabase()
const ann = await person(db, 'RESEARCHER')
const admin = await person(db, 'ADMIN')
const kind = 'API_KEY_ENDS'

beforeEach(async () => {
  await db.apiKey.deleteMany({})
  await db.notification.deleteMany({})
})

const after = (days: number) => new Date(Date.now() + days * dayLength)
let made = 0
const key = (days: number, more: object = {}) =>
  db.apiKey.create({
    data: {
      userId: ann.id,
      name: 'Reports',
      tokenHash: String((made += 1)),
      prefix: 'ascent_ab12',
      scopes: ['READ'],
      expiresAt: after(days),
      ...more,
    },
  })
const remind = (days: number) => remindOfEndingKeys(db, after(days))

test('reminds its owner 14 and 3 days before a key ends, once each', async () => {
  await key(30)
  expect([await remind(0), await remind(15), await remind(16), await remind(17)]).toEqual([0, 0, 1, 0])
  expect([await remind(27), await remind(28), await remind(29), await remind(31)]).toEqual([1, 0, 0, 0])
  expect(await timesTold(db, ann, kind)).toBe(2)
  expect(await timesTold(db, admin, kind)).toBe(0)
  const { data } = await db.notification.findFirstOrThrow({ where: { kind } })
  expect(data).toMatchObject({ key: 'Reports', prefix: 'ascent_ab12' })
})

test('a key of a few days is reminded of once, and by several servers at once', async () => {
  await key(2)
  await Promise.allSettled([remind(0), remind(0), remind(0)])
  expect(await timesTold(db, ann, kind)).toBe(1)
  expect(await remind(1)).toBe(0)
})

test('keys that are revoked or over are left alone', async () => {
  await key(2, { revokedAt: new Date() })
  await key(-1)
  expect(await remind(0)).toBe(0)
})
