/** Pages that are for other roles: which roles open them, and how the administrators are asked for access. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inLanguage } from '../../language.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { messageOf } from '../notifications/notificationText.ts'
import { cleanUp } from './account.jobs.ts'
import { changeAccount } from './changeAccount.ts'
import { dayLength } from '../../days.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR', { name: 'Ida Investor' })
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
const [admin] = admins as [Viewer, Viewer]
const outsiders = [
  await person(db, 'ADMIN', { status: 'SUSPENDED' }),
  await person(db, 'KU_TEAM'),
  await person(db, 'RESEARCHER'),
]

beforeEach(() => closeLimits())
afterEach(() => void vi.useRealTimers())

const pageAccess = async (as: Viewer | null, path: string) => {
  const source = 'query ($path: String!) { pageAccess(path: $path) { id title roles requestedAt } }'
  const { data, codes } = await run(db, source, { as, variables: { path } })
  return codes[0] ?? data!['pageAccess']
}
const request = (as: Viewer | null, path = '/projects/list', reason = 'I review the pipeline') =>
  perform(db, 'requestAccess', { path, reason }, { as, give: 'page { title requestedAt }' })
const waiting = (person: Viewer) => db.accessRequest.count({ where: { userId: person.id } })

describe('which roles open a page', () => {
  test('is said of restricted pages, also of one record, with a query or in other letters', async () => {
    const staff = ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN']
    for (const path of ['/projects/list', '/projects/list?status=ACTIVE#top', '/Projects/List/'])
      expect(await pageAccess(investor, path), path).toMatchObject({ title: 'Projects', roles: staff })
    expect(await pageAccess(investor, '/researchers/projects/7/edit')).toMatchObject({ title: 'Edit Project' })
    expect(await pageAccess(admin, '/researcher-dashboard')).toMatchObject({ roles: ['RESEARCHER'] })
  })

  test.each([
    ['an address that is no page', '/nowhere'],
    ['free text in the place of a number', '/researchers/projects/call-555/edit'],
    ['an address elsewhere', '//evil.example/projects/list'],
    ['a page of every role', '/settings'],
    ['a page of the own role', '/opportunities'],
    ['nothing', ''],
  ])('is not said of %s', async (_, path) => {
    expect(await pageAccess(investor, path)).toBeNull()
  })

  test('is not said to visitors', async () => {
    expect(await pageAccess(null, '/projects/list')).toBe('UNAUTHENTICATED')
  })
})

describe('a request for access', () => {
  beforeEach(async () => {
    await db.accessRequest.deleteMany({})
    await db.notification.deleteMany({})
  })

  test('notifies every active administrator, who is led to the account', async () => {
    const answer = await request(investor, '/projects/list?status=ACTIVE', 'I review the pipeline')
    expect(answer.codes).toEqual([])
    expect(answer.data!['requestAccess']).toMatchObject({
      page: { title: 'Projects', requestedAt: expect.any(Date) },
    })
    for (const { id } of admins) expect(await timesTold(db, { id }, 'ACCESS_REQUESTED')).toBe(1)
    for (const { id } of outsiders) expect(await timesTold(db, { id }, 'ACCESS_REQUESTED')).toBe(0)
    const told = await run(db, '{ notifications { edges { node { title message actionUrl category } } } }', {
      as: admin,
    })
    expect(told.data!['notifications']).toEqual({
      edges: [
        {
          node: {
            title: 'Access requested',
            message: 'Ida Investor (Investor) requests access to Projects (/projects/list): I review the pipeline',
            actionUrl: `/admin/user-management/activity/sign-ins?person=${investor.id}`,
            category: 'accounts',
          },
        },
      ],
    })
    const { data } = await db.notification.findFirstOrThrow({ where: { userId: admin.id } })
    expect(inLanguage('ar', () => messageOf('ACCESS_REQUESTED', data))).toMatch(/\(مستثمر\).* المشاريع /s)
    const [event] = await db.securityEvent.findMany({ where: { kind: 'ACCESS_REQUESTED' } })
    expect(event).toMatchObject({ userId: investor.id, detail: '/projects/list' })
    expect(await pageAccess(investor, '/projects/list')).toMatchObject({ requestedAt: expect.any(Date) })
    expect(await pageAccess(investor, '/import-data')).toMatchObject({ requestedAt: null })
    expect(await pageAccess(outsiders[2]!, '/projects/list')).toMatchObject({ requestedAt: null })
  })

  test.each([
    ['a visitor', null, 'UNAUTHENTICATED'],
    ['an account that waits', () => person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' }), 'FORBIDDEN'],
    ['an administrator', () => Promise.resolve(admin), 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_, make, code) => {
    const as = make && (await make())
    expect((await request(as, '/researcher-dashboard')).codes).toEqual([code])
    expect(await db.notification.count()).toBe(0)
  })

  test.each(['/nowhere', '/settings', '/opportunities', '/researchers/teams/call-555'])(
    'is refused for %s',
    async (path) => {
      expect((await request(investor, path)).codes).toEqual(['CONFLICT'])
      expect(await waiting(investor)).toBe(0)
    },
  )

  test('needs a reason of at most 500 characters', async () => {
    for (const reason of [' ', 'x'.repeat(501)])
      expect((await request(investor, '/projects/list', reason)).errors[0]?.extensions['fieldErrors']).toHaveProperty(
        'reason',
      )
    expect((await request(investor, '/projects/list', 'x'.repeat(500))).codes).toEqual([])
  })

  test('waits for seven days: until then the page is not requested again, in other letters either', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
    expect((await request(investor)).codes).toEqual([])
    vi.setSystemTime(new Date('2026-11-27T09:59:00Z'))
    const { codes, errors } = await request(investor, '/PROJECTS/list/')
    expect(codes).toEqual(['CONFLICT'])
    expect(errors[0]!.message).toBe(
      'You already requested access to this page on Nov 20, 2026. The administrators have been notified.',
    )
    expect((await request(investor, '/import-data')).codes).toEqual([])
    vi.setSystemTime(new Date('2026-11-27T10:01:00Z'))
    expect(await pageAccess(investor, '/projects/list')).toMatchObject({ requestedAt: null })
    expect((await request(investor)).codes).toEqual([])
    expect(await timesTold(db, admin, 'ACCESS_REQUESTED')).toBe(3)
    expect(await waiting(investor)).toBe(2)
  })

  test('is answered by another role, and forgotten after seven days', async () => {
    const someone = await person(db, 'EXPERT')
    await request(someone)
    const before = await db.user.findUniqueOrThrow({ where: { id: someone.id } })
    await db.$transaction((tx) => changeAccount({ tx, afterCommit: () => {} }, before, { role: 'INVESTOR' }))
    expect(await waiting(someone)).toBe(0)
    await db.accessRequest.createMany({
      data: [8, 6].map((days) => ({
        userId: someone.id,
        page: `/${days}`,
        reason: '',
        requestedAt: new Date(Date.now() - days * dayLength),
      })),
    })
    await cleanUp.perform(db, {})
    expect(await db.accessRequest.findMany({ where: { userId: someone.id }, select: { page: true } })).toEqual([
      { page: '/6' },
    ])
  })

  test('is limited for each person', async () => {
    const paths = Array.from({ length: 10 }, (_, at) => `/nowhere/${at}`)
    for (const path of paths) expect((await request(investor, path)).codes).toEqual(['CONFLICT'])
    expect((await request(investor)).codes).toEqual(['RATE_LIMITED'])
    expect((await request(await person(db, 'EXPERT'))).codes).toEqual([])
  })

  test.each([
    ['new', null],
    ['made again', 8],
  ])('that is %s is one, however often it is sent at once', async (_, age) => {
    const someone = await person(db, 'EXPERT')
    if (age)
      await db.accessRequest.create({
        data: {
          userId: someone.id,
          page: '/projects/list',
          reason: 'Before',
          requestedAt: new Date(Date.now() - age * dayLength),
        },
      })
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(someone)))
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(7).fill('CONFLICT'))
    expect(await waiting(someone)).toBe(1)
    expect(await timesTold(db, admin, 'ACCESS_REQUESTED')).toBe(1)
    expect(await db.accessRequest.findFirst({ where: { userId: someone.id } })).toMatchObject({
      reason: 'I review the pipeline',
    })
  })
})
