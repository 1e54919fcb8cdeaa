/** What a person chose holds on the bell and in the mail; the windows of one person agree. */
import { describe, expect, test, vi } from 'vitest'
import { config } from '../../config.ts'
import { person, run } from '../../testing/run.ts'
import { tellingOwner } from '../../testing/tellingOwner.ts'

const { bell, choose, here, outbox, schedule, tell, work } = tellingOwner()

describe('what nobody has chosen', () => {
  test('comes at once when it is an approval, in text and HTML, and can be ended', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    const [mail, ...others] = outbox()
    expect(others).toEqual([])
    expect(mail).toContain('Subject: Project approved')
    expect(mail).toContain(
      '“Solar & still” is now open to industry partners.'.replace(/[“”]/g, (sign) =>
        sign === '“' ? '=E2=80=9C' : '=E2=80=9D',
      ),
    )
    expect(mail).toContain('<p>Hello Ann &lt;b&gt;Owner&lt;/b&gt;,</p>')
    expect(mail).toContain('Solar &amp; still')
    expect(mail).toContain(`href="${config.publicUrl}/projects/7"`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail!.replaceAll(/\n\s+/g, ' ')).toMatch(
      /List-Unsubscribe:\s+<http:\/\/[\w.:]+\/api\/unsubscribe\/\d+\.PROJECT_ACCESS_APPROVED\.[\w-]{43}>/,
    )
  })

  test('says why its reader got it, in text and HTML', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    expect(outbox()[0]!.match(/Why you got this: You own what it is about\./g)).toHaveLength(2)
  })

  test('stands on the bell alone when it is a change', async () => {
    await tell('PROJECT_CHANGED_BY_OTHER')
    await work()
    expect(await bell()).toBe(1)
    expect(outbox()).toEqual([])
  })

  test('is not mailed when it was read before the mail left, nor to a closed account', async () => {
    await tell('PROJECT_ACCESS_APPROVED')
    await here.server.db.notification.updateMany({ where: { userId: here.owner.id }, data: { readAt: new Date() } })
    await work()
    await tell('PROJECT_ACCESS_APPROVED')
    await here.server.db.user.update({ where: { id: here.owner.id }, data: { status: 'SUSPENDED' } })
    await work()
    expect(outbox()).toEqual([])
  })
})

describe('a choice', () => {
  test('is kept for its kinds alone, and what is not said of them stays', async () => {
    const { data } = await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], email: 'INSTANT' })
    const { preferences } = data!['setNotificationPreferences'] as never as { preferences: { kind: string }[] }
    const of = (kind: string) => preferences.find((preference) => preference.kind === kind)
    expect(of('PROJECT_CHANGED_BY_OTHER')).toEqual({ kind: 'PROJECT_CHANGED_BY_OTHER', bell: true, email: 'INSTANT' })
    expect(of('PROJECT_ACCESS_REVOKED')).toEqual({ kind: 'PROJECT_ACCESS_REVOKED', bell: true, email: 'OFF' })
    expect(of('PASSWORD_CHANGED'), 'cannot be chosen').toBeUndefined()
    expect(of('ACCOUNT_WAITS'), 'is never told to researchers').toBeUndefined()
    await choose({ kinds: ['PROJECT_CHANGED_BY_OTHER'], bell: false })
    await tell('PROJECT_CHANGED_BY_OTHER')
    await work()
    expect(await bell()).toBe(0)
    expect(outbox()).toHaveLength(1)
    const list = await run(here.server.db, '{ notifications { totalCount } }', { as: here.owner })
    expect(list.data!['notifications']).toEqual({ totalCount: 0 })
  })

  test('against both leaves nothing', async () => {
    await choose({ kinds: ['PROJECT_ACCESS_APPROVED'], bell: false, email: 'OFF' })
    await tell('PROJECT_ACCESS_APPROVED')
    await work()
    expect(await here.server.db.notification.count({ where: { userId: here.owner.id } })).toBe(0)
    expect(outbox()).toEqual([])
  })

  test('is the own one of each person', async () => {
    const other = await person(here.server.db, 'RESEARCHER')
    await choose({ kinds: ['PROJECT_ACCESS_APPROVED'], bell: false, email: 'OFF' }, other)
    await tell('PROJECT_ACCESS_APPROVED')
    expect(await bell()).toBe(1)
  })

  test('is refused about what must be told, about unknown kinds, and without a session', async () => {
    const { errors } = await choose({ kinds: ['PASSWORD_CHANGED'], bell: false })
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { kinds: '“Your password was changed” is always sent' },
    })
    expect((await choose({ kinds: [] })).codes).toEqual(['INVALID'])
    expect((await choose({ kinds: ['PROJECT_ACCESS_APPROVED'] }, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await schedule({ digestHour: 8 }, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(here.server.db, '{ notificationPreferences { kind } }', { as: null })).codes).toEqual([
      'UNAUTHENTICATED',
    ])
  })
})

test('what is marked as read in one window is told to the others', async () => {
  await tell('PROJECT_CHANGED_BY_OTHER')
  const { id } = (await here.server.db.notification.findFirst({ where: { userId: here.owner.id } }))!
  vi.useRealTimers()
  const token = await here.server.session(here.owner)
  const socket = await here.server.socket(token)
  socket.send({
    id: '1',
    type: 'subscribe',
    payload: {
      query: 'subscription { notificationAdded { unreadCount notification { title } read { number isRead } } }',
    },
  })
  expect(await socket.next(), 'it begins with how things are').toMatchObject({
    payload: { data: { notificationAdded: { unreadCount: 1, notification: null, read: [] } } },
  })
  await here.server.ask('PATCH', `/api/notifications/${id}/read`, {
    headers: { authorization: `Bearer ${token}` },
    body: {},
  })
  expect(await socket.next()).toMatchObject({
    payload: {
      data: { notificationAdded: { unreadCount: 0, notification: null, read: [{ number: id, isRead: true }] } },
    },
  })
  socket.close()
})

test('the list is narrowed by category', async () => {
  await tell('PROJECT_CHANGED_BY_OTHER')
  const count = async (category: string) => {
    const { data } = await run(
      here.server.db,
      'query ($filter: NotificationFilter) { notifications(filter: $filter) { totalCount } }',
      { as: here.owner, variables: { filter: { category } } },
    )
    return (data!['notifications'] as never as { totalCount: number }).totalCount
  }
  expect([await count('PROJECTS'), await count('SECURITY')]).toEqual([1, 0])
})
