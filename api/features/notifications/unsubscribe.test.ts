/** A mailed link ends the mails that it came with, and nothing else. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '../../config.ts'
import { person } from '../../testing/run.ts'
import { tellingOwner } from '../../testing/tellingOwner.ts'
import { sendDigests } from './notification.jobs.ts'
import { unsubscribeToken } from './unsubscribe.ts'

afterEach(() => void (config.secretKeys = []))
const { bell, choose, here, outbox, tell, work } = tellingOwner()

describe('the link in a mail', () => {
  const tokenIn = (mail: string) => /unsubscribe\?token=([\w.-]+)/.exec(mail)![1]!
  const click = (token: string) =>
    here.server.ask('POST', `/api/unsubscribe/${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('ends mails of its kind at one click, without a session, as often as one likes', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const token = tokenIn(outbox()[0]!)
    const said = { status: 200, body: { message: 'You will no longer get emails titled “Project approved”.' } }
    expect(await click(token)).toMatchObject(said)
    expect(await click(token)).toMatchObject(said)
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    expect(outbox()).toHaveLength(1)
    expect(await bell(), 'the bell goes on').toBe(2)
  })

  test('is one for all mails of a kind, however many are written at once', async () => {
    const { db } = here.server
    const { id } = await person(db, 'RESEARCHER')
    const tokens = await Promise.all(Array.from({ length: 8 }, () => unsubscribeToken(db, id, 'DIGEST')))
    expect(new Set(tokens).size).toBe(1)
  })

  test('ends the digest of all its kinds', async () => {
    await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], email: 'DIGEST' })
    await tell('PROJECT_CHANGED_BY_OTHER')
    config.secretKeys = ['key of the tests '.repeat(3)]
    vi.setSystemTime(new Date('2026-11-22T05:00:00Z'))
    await sendDigests.perform(here.server.db, {})
    const [waiting] = await here.server.db.outgoingMail.findMany()
    await work()
    const token = tokenIn(outbox()[0]!)
    expect(JSON.stringify(waiting), 'the token is not stored').not.toContain(token)
    expect((await click(token)).status).toBe(200)
    await tell('PROJECT_CHANGED_BY_OTHER')
    expect(await here.server.db.notification.count({ where: { userId: here.owner.id, inDigest: true } })).toBe(0)
  })

  test('that is changed, or made for another, ends nothing', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const [id, , signature] = tokenIn(outbox()[0]!).split('.')
    const other = await person(here.server.db, 'RESEARCHER')
    for (const wrong of [
      `${id}.DIGEST.${signature}`,
      `${other.id}.PROJECT_ACCESS_APPROVED.${signature}`,
      `${id}.PROJECT_ACCESS_APPROVED.${'A'.repeat(43)}`,
      `${id}.toString.${signature}`,
      'nonsense',
    ])
      expect(await click(wrong), wrong).toMatchObject({ status: 422, body: { message: expect.any(String) } })
    expect(await here.server.db.notificationPreference.count({ where: { userId: here.owner.id } })).toBe(0)
  })
})
