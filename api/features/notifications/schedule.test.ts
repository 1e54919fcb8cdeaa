/** When mail may come: quiet hours and the daily digest, by the clock of the person. */
import { describe, expect, test, vi } from 'vitest'
import { tellingOwner } from '../../testing/tellingOwner.ts'
import { sendDigests } from './notification.jobs.ts'

const { bell, choose, here, outbox, schedule, tell, work } = tellingOwner()

describe('quiet hours', () => {
  test('hold mail back until they are over, by the clock of the person', async () => {
    const { data } = await schedule({ digestHour: 15, quietFrom: 11, quietUntil: 14 })
    expect(data!['setNotificationSchedule']).toEqual({
      schedule: { digestHour: 15, quietFrom: 11, quietUntil: 14, timeZone: 'Asia/Dubai' },
    })
    // In Dubai it is noon.
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    vi.setSystemTime(new Date('2026-11-21T09:59:00Z'))
    await work()
    expect(outbox()).toEqual([])
    expect(await bell(), 'the bell does not wait').toBe(1)
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
    await work()
    expect(outbox()).toHaveLength(1)
  })
})

describe('the digest', () => {
  const daily = { kinds: ['PROJECT_CHANGED_BY_OTHER', 'PROJECT_ACCESS_APPROVED'], email: 'DIGEST' }
  const digest = async () => {
    await sendDigests.perform(here.server.db, {})
    await work()
  }

  test('begins with what waits, that which is due first before the rest', async () => {
    const { db } = here.server
    const title = 'Cool roofs'
    const returned = { title, description: 'White', category: 'Other', status: 'NEEDS_CHANGES' as const }
    const { id } = await db.idea.create({
      data: { ...returned, submitterId: here.owner.id, reviewedAt: new Date('2026-10-01') },
    })
    await choose(daily)
    await schedule({ digestHour: 13 })
    await tell('PROJECT_CHANGED_BY_OTHER', 'First')
    vi.setSystemTime(new Date('2026-11-21T09:10:00Z'))
    await digest()
    const [mail] = outbox()
    expect(mail).toContain('One thing is waiting for you, 1 of them overdue:')
    expect(mail).toContain('Change idea and resubmit: Cool roofs (due Oct 22, 2026)')
    expect(mail!.indexOf('Cool roofs')).toBeLessThan(mail!.indexOf('This happened since your last digest'))
    await db.idea.delete({ where: { id } })
  })

  test('tells once a day what is unread, in one mail', async () => {
    await choose(daily)
    await schedule({ digestHour: 13 })
    await tell('PROJECT_CHANGED_BY_OTHER', 'First')
    await tell('PROJECT_ACCESS_APPROVED', 'Second')
    await digest()
    expect(outbox(), 'not before its hour').toEqual([])
    vi.setSystemTime(new Date('2026-11-21T09:10:00Z'))
    await digest()
    await digest()
    const [mail, ...others] = outbox()
    expect(others).toEqual([])
    expect(mail).toContain('Subject: 2 notifications since your last digest')
    expect(mail!.indexOf('First')).toBeLessThan(mail!.indexOf('Second'))
    expect(mail!.split('Why you got this: You own what it is about.'), 'of both, as text and as HTML').toHaveLength(5)
    expect(mail).toMatch(/unsubscribe\?token=\d+\.DIGEST\./)

    await tell('PROJECT_CHANGED_BY_OTHER', 'Third')
    await digest()
    expect(outbox(), 'tomorrow').toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-22T09:10:00Z'))
    await digest()
    expect(outbox()[1]).toContain('Subject: One notification since your last digest')
  })

  test('is not sent when everything was read', async () => {
    await choose(daily)
    await tell('PROJECT_CHANGED_BY_OTHER')
    await here.server.db.notification.updateMany({ where: { userId: here.owner.id }, data: { readAt: new Date() } })
    await digest()
    expect(outbox()).toEqual([])
  })
})
