/** Secrets at rest: sealed under SECRET_KEY, readable from before it was set, and resealed when it changes. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { config } from './config.ts'
import { sealStored } from './sealStored.ts'
import { CannotOpen, open, seal, signingKey } from './sealed.ts'
import { readUnsubscribeToken, unsubscribeToken } from './features/notifications/unsubscribe.ts'
import { testDatabase } from './testing/database.ts'
import { perform, person } from './testing/run.ts'

const usual = config.secretKeys
const [first, second] = ['first key '.repeat(4), 'second key '.repeat(4)]
beforeEach(() => void (config.secretKeys = [first]))
afterEach(() => void (config.secretKeys = usual))

// ASVS 11.3.2
describe('a sealed text', () => {
  test('is read again and contains nothing of the secret', () => {
    const sealed = seal('webhook', 'whsec_abc – é')
    expect(sealed).toMatch(/^sealed:1:[0-9a-f]{12}:[\w-]+$/)
    expect(open('webhook', sealed)).toBe('whsec_abc – é')
    expect(seal('webhook', 'whsec_abc – é'), 'a new nonce each time').not.toBe(sealed)
  })

  test('is opened by an older key of the list, and by no other key or purpose', () => {
    const sealed = seal('webhook', 'whsec_abc')
    expect(() => open('unsubscribe', sealed)).toThrow(CannotOpen)
    config.secretKeys = [second, first]
    expect(open('webhook', sealed)).toBe('whsec_abc')
    for (config.secretKeys of [[second], []])
      expect(() => open('webhook', sealed)).toThrow('it was encrypted with another SECRET_KEY')
  })

  test('that was changed, cut or extended is not opened', () => {
    const sealed = seal('webhook', 'whsec_abc')
    const at = sealed.length - 12
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    for (const text of [changed, sealed.slice(0, -4), `${sealed}AAAA`, sealed.slice(0, 22)])
      expect(() => open('webhook', text), text).toThrow('it was changed after it was encrypted')
  })

  test('is the text itself without SECRET_KEY, as all were before', () => {
    config.secretKeys = []
    expect(seal('webhook', 'whsec_abc')).toBe('whsec_abc')
    expect(open('webhook', 'whsec_abc')).toBe('whsec_abc')
  })
})

test('a signature depends on SECRET_KEY and on the stored value', () => {
  const keys = [signingKey('content link', 'a'), signingKey('content link', 'b')]
  config.secretKeys = [second]
  keys.push(signingKey('content link', 'a'))
  config.secretKeys = []
  keys.push(signingKey('content link', 'a'))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4)
})

describe('in the database', async () => {
  const { db, close } = await testDatabase()
  afterAll(close)
  const owner = await person(db, 'INDUSTRY')
  const stored = async () =>
    (await db.webhook.findMany({ orderBy: { id: 'asc' } })).flatMap(({ secret, previousSecret }) =>
      previousSecret === null ? [secret] : [secret, previousSecret],
    )

  test('the secrets of a webhook are sealed, those from before are sealed at the next start, and a new key reseals all', async () => {
    const url = 'https://hooks.example.com'
    await db.webhook.create({
      data: { userId: owner.id, url, events: [], secret: 'whsec_before', previousSecret: 'whsec_older' },
    })
    const input = { url, events: ['PROJECT_APPROVED'] }
    const { data } = await perform(db, 'createWebhook', input, { as: owner, give: 'secret' })
    const { secret } = data!['createWebhook'] as never as { secret: string }
    expect(open('webhook', (await stored())[2]!)).toBe(secret)
    expect((await stored()).slice(0, 2)).toEqual(['whsec_before', 'whsec_older'])

    const sealedBy = async (keys: string[]) => {
      config.secretKeys = keys
      await sealStored(db)
      const texts = await stored()
      for (const text of texts) expect(text).toMatch(/^sealed:1:/)
      return texts
    }
    const before = await sealedBy([first])
    expect(JSON.stringify(before)).not.toMatch(/whsec_/)
    expect(await sealedBy([first]), 'what is sealed stays as it is').toEqual(before)
    await sealedBy([second, first])
    const after = await sealedBy([second])
    expect(after.map((text) => open('webhook', text))).toEqual(['whsec_before', 'whsec_older', secret])
    expect(await sealedBy([first]), 'a wrong key changes nothing and ends nothing').toEqual(after)
  })

  test('the key of mailed links is sealed, and a link from before SECRET_KEY stays good', async () => {
    const keyOf = async ({ id: userId }: { id: number }) =>
      (await db.notificationSchedule.findUniqueOrThrow({ where: { userId } })).unsubscribeKey
    const whole = { userId: owner.id, mailing: 'DIGEST' }
    config.secretKeys = []
    const token = await unsubscribeToken(db, owner.id, 'DIGEST')
    expect(await keyOf(owner)).toMatch(/^[0-9a-f-]{36}$/)
    config.secretKeys = [first]
    await sealStored(db)
    expect(await keyOf(owner)).toMatch(/^sealed:1:/)
    expect(await unsubscribeToken(db, owner.id, 'DIGEST')).toBe(token)
    expect(await readUnsubscribeToken(db, token)).toEqual(whole)
    const other = await person(db, 'RESEARCHER')
    await unsubscribeToken(db, other.id, 'DIGEST')
    expect(await keyOf(other)).toMatch(/^sealed:1:/)
  })
})
