/** What counts once counts once also at the same moment: answers, assertions, new accounts, and the last way to sign in. */
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { config } from '../../../config.ts'
import { closeLimits } from '../../../limits.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { oidcProvider } from '../../../testing/oidcProvider.ts'
import { atOnce } from '../../../testing/races.ts'
import { perform, person } from '../../../testing/run.ts'
import { takeOnce } from './attempt.ts'

const { db } = await fileDatabase()
const client = { id: 'ascent', secret: 'a-client-secret' }
const provider = await oidcProvider(client)
config.signInInnerHosts = new Set([provider.host])
const { id: providerId } = await db.signInProvider.create({
  data: {
    name: 'Campus',
    kind: 'OIDC',
    enabled: true,
    issuer: provider.issuer,
    client: client.id,
    clientSecret: client.secret,
    createsAccounts: true,
    defaultRole: 'RESEARCHER',
  },
})
beforeEach(() => closeLimits())
afterAll(() => {
  provider.close()
  closeLimits()
})

const outcomes = (settled: PromiseSettledResult<{ codes: string[] }>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? (one.value.codes[0] ?? 'in') : 'failed')).toSorted()

async function way(sub: string) {
  const key = randomBytes(32).toString('base64url')
  const keyHash = createHash('sha256').update(key).digest('base64url')
  const start = { id: idOf('SignInProvider', providerId), keyHash }
  const { data } = await perform(db, 'startProviderSignIn', start, { as: null, give: 'address' })
  const { address } = data!['startProviderSignIn'] as unknown as { address: string }
  const answer = provider.signIn(address, { sub, email: `${sub}@campus.example`, email_verified: true })
  return { key, answer, state: new URLSearchParams(answer).get('state')! }
}
const enter = (input: object) => () => perform(db, 'signInWithProvider', input, { as: null })

test('of several answers of one way, one opens a session', async () => {
  const input = await way('once')
  const { id } = await db.providerAttempt.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const settled = await atOnce(db, 'ProviderAttempt', id, [enter(input), enter(input), enter(input)])
  expect(outcomes(settled)).toEqual(['CONFLICT', 'CONFLICT', 'in'])
  expect(await db.signIn.count({ where: { providerId } })).toBe(1)
})

test('a new person who comes by several ways at once has one account', async () => {
  const ways = [await way('new'), await way('new'), await way('new')]
  const settled = await Promise.allSettled(ways.map((input) => enter(input)()))
  expect(outcomes(settled)).toContain('in')
  expect(await db.user.count({ where: { email: 'new@campus.example' } })).toBe(1)
  expect(await db.providerLink.count({ where: { subject: 'new' } })).toBe(1)
})

test('an assertion is taken once', async () => {
  const until = new Date(Date.now() + 60_000)
  const taken = await Promise.all(Array.from({ length: 5 }, () => takeOnce(db, providerId, 'one', until)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('of two ways that are removed at once, one stays', async () => {
  const ann = await person(db, 'RESEARCHER')
  await db.user.update({ where: { id: ann.id }, data: { passwordHash: null } })
  const other = await db.signInProvider.create({ data: { name: 'Other', kind: 'OIDC', enabled: true } })
  const links = await Promise.all(
    [providerId, other.id].map((id) =>
      db.providerLink.create({ data: { userId: ann.id, providerId: id, subject: `of ${ann.id}` } }),
    ),
  )
  const settled = await atOnce(
    db,
    'User',
    ann.id,
    links.map(
      ({ id }) =>
        () =>
          perform(db, 'removeProviderLink', { id: idOf('ProviderLink', id) }, { as: ann }),
    ),
  )
  expect(outcomes(settled)).toEqual(['CONFLICT', 'in'])
  expect(await db.providerLink.count({ where: { userId: ann.id } })).toBe(1)
})
