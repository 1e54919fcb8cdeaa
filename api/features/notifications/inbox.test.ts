/** The boxes of the inbox: put away, put off until later, and what still asks for something. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { duties } from '../../__generated__/features/duties.ts'
import { Access } from '../../access.ts'
import { owedAmong } from '../../duties/countDuties.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { kinds } from './notificationText.ts'

const { db } = await fileDatabase()
const hour = 3_600_000
let ada: Viewer
let eve: Viewer

beforeEach(async () => {
  ada = await person(db, 'RESEARCHER')
  eve = await person(db, 'RESEARCHER')
})

const tell = (as: Viewer, kind: NotificationKind = 'PASSWORD_CHANGED', about: object = {}) =>
  db.notification.create({ data: { userId: as.id, kind, ...about } })
const idsOf = (...some: { id: number }[]) => some.map(({ id }) => idOf('Notification', id))
const act = (name: string, ids: string[], as: Viewer | null = ada, more: object = {}) =>
  perform(
    db,
    name,
    { ids, ...more },
    { as, give: 'unreadCount notifications { number isRead isArchived snoozedUntil }' },
  )
const markAll = () => run(db, 'mutation { markAllNotificationsRead { unreadCount } }', { as: ada })
const later = (ms = hour) => ({ until: new Date(Date.now() + ms).toISOString() })

async function shown(filter: object = {}, as: Viewer = ada) {
  const { data, errors } = await run(
    db,
    'query ($filter: NotificationFilter) { notifications(filter: $filter) { totalCount edges { node { number } } } unreadNotificationCount }',
    { as, variables: { filter } },
  )
  expect(errors).toEqual([])
  const { notifications, unreadNotificationCount: unread } = data as unknown as {
    notifications: { edges: { node: { number: number } }[] }
    unreadNotificationCount: number
  }
  return { numbers: notifications.edges.map(({ node }) => node.number), unread }
}

test('news that ask for nothing need no action, also where nothing else was ever told', async () => {
  const one = await tell(ada, 'ACCOUNT_VERIFIED', { entityId: ada.id })
  expect((await shown()).numbers).toEqual([one.id])
  expect((await shown({ box: 'NEEDS_ACTION' })).numbers).toEqual([])
})

test('one that was never snoozed is marked as read', async () => {
  const one = await tell(ada)
  await act('markNotificationsRead', idsOf(one))
  expect(await shown()).toEqual({ numbers: [one.id], unread: 0 })
})

describe('archived', () => {
  test('it leaves the inbox and the bell, is read, and comes back read', async () => {
    const [one, other] = [await tell(ada), await tell(ada)]
    const { data, errors } = await act('archiveNotifications', idsOf(one))
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      archiveNotifications: { unreadCount: 1, notifications: [{ number: one.id, isRead: true, isArchived: true }] },
    })
    expect(await shown()).toEqual({ numbers: [other.id], unread: 1 })
    expect(await shown({ box: 'ARCHIVED' })).toMatchObject({ numbers: [one.id] })
    await act('unarchiveNotifications', idsOf(one))
    expect(await shown()).toEqual({ numbers: [other.id, one.id], unread: 1 })
    expect(await shown({ unread: true })).toMatchObject({ numbers: [other.id] })
  })

  test('a snoozed one is archived, and no longer comes back', async () => {
    const one = await tell(ada)
    await act('snoozeNotifications', idsOf(one), ada, later())
    await act('archiveNotifications', idsOf(one))
    expect(await db.notification.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({
      snoozedUntil: null,
      readAt: expect.any(Date),
    })
    expect((await shown({ box: 'SNOOZED' })).numbers).toEqual([])
    await act('snoozeNotifications', idsOf(one), ada, later())
    expect((await shown({ box: 'ARCHIVED' })).numbers).toEqual([one.id])
  })
})

describe('snoozed', () => {
  test('it is hidden until then, and then unread and the latest, once', async () => {
    const [one, other] = [await tell(ada, 'PASSWORD_CHANGED', { readAt: new Date() }), await tell(ada)]
    const { errors } = await act('snoozeNotifications', idsOf(one), ada, later())
    expect(errors).toEqual([])
    expect(await shown()).toEqual({ numbers: [other.id], unread: 1 })
    expect((await shown({ box: 'SNOOZED' })).numbers).toEqual([one.id])
    const past = new Date(Date.now() + 5)
    await db.notification.update({ where: { id: one.id }, data: { snoozedUntil: past, placedAt: past } })
    await expect.poll(() => shown()).toEqual({ numbers: [one.id, other.id], unread: 2 })
    expect((await shown({ box: 'SNOOZED' })).numbers).toEqual([])
  })

  test('it is not marked as read by the way, and comes back when one wants', async () => {
    const one = await tell(ada)
    await act('snoozeNotifications', idsOf(one), ada, later())
    const marked = await perform(db, 'markNotificationsRead', { ids: idsOf(one) }, { as: ada, give: 'unreadCount' })
    expect([marked.codes, (await markAll()).codes]).toEqual([[], []])
    expect(await shown()).toEqual({ numbers: [], unread: 0 })
    await act('unsnoozeNotifications', idsOf(one))
    expect(await shown()).toEqual({ numbers: [one.id], unread: 1 })
  })

  test.each([
    ['a time that is over', { until: new Date(Date.now() - hour).toISOString() }],
    ['a time years away', later(400 * 24 * hour)],
    ['no time', { until: null }],
  ])('until %s is refused', async (_, until) => {
    expect((await act('snoozeNotifications', idsOf(await tell(ada)), ada, until)).codes).toEqual(['INVALID'])
  })

  test('of a snooze and a mark at once, either order leaves it unread and snoozed', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await tell(ada)
      await Promise.all([
        act('snoozeNotifications', idsOf(one), ada, later()),
        act('markNotificationsRead', idsOf(one)),
        markAll(),
      ])
      const { readAt, snoozedUntil } = await db.notification.findUniqueOrThrow({ where: { id: one.id } })
      expect({ readAt, isSnoozed: snoozedUntil !== null }).toEqual({ readAt: null, isSnoozed: true })
    }
  })

  test('of a snooze and an archiving at once, both done or not, nothing is archived and unread', async () => {
    const one = await tell(ada)
    const answers = await Promise.all([
      act('snoozeNotifications', idsOf(one), ada, later()),
      act('archiveNotifications', idsOf(one)),
    ])
    expect(answers.flatMap(({ codes }) => codes)).toEqual([])
    expect(await db.notification.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({
      archivedAt: expect.any(Date),
      readAt: expect.any(Date),
      snoozedUntil: null,
    })
  })
})

describe.each(['archiveNotifications', 'unarchiveNotifications', 'snoozeNotifications', 'unsnoozeNotifications'])(
  '%s',
  (name) => {
    const more = name === 'snoozeNotifications' ? later() : {}

    test('is for one’s own alone, all or none', async () => {
      const [own, foreign] = [await tell(ada), await tell(eve)]
      expect((await act(name, idsOf(foreign), ada, more)).codes).toEqual(['NOT_FOUND'])
      expect((await act(name, idsOf(own, foreign), ada, more)).codes).toEqual(['NOT_FOUND'])
      expect(await shown()).toMatchObject({ numbers: [own.id] })
      expect(await shown({}, eve)).toMatchObject({ numbers: [foreign.id] })
    })

    test('needs somebody who is signed in', async () => {
      expect((await act(name, idsOf(await tell(ada)), null, more)).codes).toEqual(['UNAUTHENTICATED'])
    })
  },
)

describe('what needs action', () => {
  test('is what asks for something that is still owed, of that record alone', async () => {
    const team = await person(db, 'KU_TEAM')
    const [waiting, done] = [
      await makeProject(db, { status: 'PROPOSED' }),
      await makeProject(db, { status: 'PROPOSED' }),
    ]
    const about = (id: number) => ({ entity: 'Project', entityId: id, data: { project: 'Solar', by: 'Ada' } })
    const [one, other] = [
      await tell(team, 'PROJECT_SUBMITTED', about(waiting.id)),
      await tell(team, 'PROJECT_SUBMITTED', about(done.id)),
    ]
    await tell(team)
    const needing = async () => (await shown({ box: 'NEEDS_ACTION' }, team)).numbers
    expect(await needing()).toEqual([other.id, one.id])
    await db.project.update({ where: { id: done.id }, data: { status: 'ACTIVE' } })
    expect(await needing()).toEqual([one.id])
    await act('markNotificationsRead', idsOf(one), team)
    expect(await needing()).toEqual([one.id])
    await act('snoozeNotifications', idsOf(one), team, later())
    expect(await needing()).toEqual([])
  })

  const asked = (Object.keys(kinds) as NotificationKind[]).flatMap((kind) =>
    (kinds[kind].asks ?? []).map(({ duty, by = 'id' }) => ({ kind, duty, by })),
  )

  test.each(asked)('$kind asks for $duty by a column that its records have', async ({ duty, by }) => {
    const definitions = duties.filter(({ kind }) => kind === duty)
    expect(new Set(definitions.map(({ model }) => model)).size).toBe(1)
    const admin = await person(db, 'ADMIN')
    expect(await owedAmong({ db, viewer: admin, access: new Access(admin, db) }, duty, by, [0])).toEqual([])
    const table = db[(definitions[0]!.model[0]!.toLowerCase() + definitions[0]!.model.slice(1)) as 'project']
    await table.findMany({ where: { [by]: { in: [0] } } })
  })
})

test('each says why it was told, and whether its kind can be preferred otherwise', async () => {
  await tell(ada)
  const { data } = await run(db, '{ notifications { edges { node { why kind always } } } }', { as: ada })
  expect(data).toMatchObject({
    notifications: {
      edges: [{ node: { why: 'It concerns your account.', kind: 'PASSWORD_CHANGED', always: true } }],
    },
  })
})
