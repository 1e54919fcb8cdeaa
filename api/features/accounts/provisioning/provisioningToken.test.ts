/** Administrators are reminded of tokens of connections that end in 14 and in 3 days, once each. */
import { beforeEach, expect, test } from 'vitest'
import { dayLength } from '../../../days.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { person } from '../../../testing/run.ts'
import { timesTold } from '../../../testing/told.ts'
import { remindOfEndingTokens } from './provisioningToken.jobs.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const team = await person(db, 'KU_TEAM')
const kind = 'PROVISIONING_TOKEN_ENDS'

beforeEach(async () => {
  await db.provisioningConnection.deleteMany({})
  await db.notification.deleteMany({})
})

const connection = (more: object = {}) =>
  db.provisioningConnection.create({ data: { name: 'Campus', defaultRole: 'RESEARCHER', ...more } })
const after = (days: number) => new Date(Date.now() + days * dayLength)
let made = 0
const token = (connectionId: number, days: number, more: object = {}) =>
  db.provisioningToken.create({
    data: {
      connectionId,
      tokenHash: String((made += 1)),
      prefix: 'ascent_scim_ab12cd',
      expiresAt: after(days),
      ...more,
    },
  })
const remind = (days: number) => remindOfEndingTokens(db, after(days))

test('reminds 14 and 3 days before a token ends, once each', async () => {
  const { id } = await connection()
  await token(id, 30)
  expect([await remind(0), await remind(15), await remind(16), await remind(17)]).toEqual([0, 0, 1, 0])
  expect([await remind(27), await remind(28), await remind(29), await remind(31)]).toEqual([1, 0, 0, 0])
  expect(await timesTold(db, admin, kind)).toBe(2)
  expect(await timesTold(db, team, kind)).toBe(0)
  const { data } = await db.notification.findFirstOrThrow({ where: { kind } })
  expect(data).toMatchObject({ connection: 'Campus', prefix: 'ascent_scim_ab12cd' })
})

test('a token of a few days is reminded of once, and by several servers at once', async () => {
  const { id } = await connection()
  await token(id, 2)
  await Promise.allSettled([remind(0), remind(0), remind(0)])
  expect(await timesTold(db, admin, kind)).toBe(1)
  expect(await remind(1)).toBe(0)
})

test('tokens that are revoked, over, replaced or of a connection that is not answered are left alone', async () => {
  const { id } = await connection()
  await token(id, 2, { revokedAt: new Date() })
  await token(id, -1)
  await token((await connection({ name: 'Off', enabled: false })).id, 2)
  expect(await remind(0)).toBe(0)
  const used = await token(id, 2, { lastUsedAt: after(-2) })
  const next = await token(id, 200)
  expect(await remind(0), 'nobody has used the next one').toBe(1)
  await db.provisioningToken.update({ where: { id: used.id }, data: { remindedDays: null } })
  await db.provisioningToken.update({ where: { id: next.id }, data: { lastUsedAt: after(-1) } })
  expect(await remind(0), 'the next one is in use').toBe(0)
})
