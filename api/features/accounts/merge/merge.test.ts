/** Merging accounts: everything that points to one has a rule, what moves, what is kept once, who may, and the way back. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../../prisma/seed/factories/projects.ts'
import { seedDemo } from '../../../../prisma/seed/seed.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { perform, person, run } from '../../../testing/run.ts'
import type { Viewer } from '../../../viewer.ts'
import { accountColumns } from './accountColumns.ts'
import { mergeRules } from './mergeRules.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
let kept: Viewer
let second: Viewer

beforeEach(async () => {
  kept = await person(db, 'RESEARCHER', { name: 'Mona Kept' })
  second = await person(db, 'RESEARCHER', { name: 'Mona Second' })
})

const merge = (as: Viewer | null, more: object = {}) =>
  perform(
    db,
    'mergeAccounts',
    { id: idOf('User', kept.id), duplicateId: idOf('User', second.id), reason: 'One person', ...more },
    { as, give: 'user { name }' },
  )
const restore = (as: Viewer | null) => perform(db, 'restoreMergedAccount', { id: idOf('User', second.id) }, { as })
const preview = async (as: Viewer | null) =>
  run(
    db,
    `query ($id: ID!, $duplicateId: ID!) { accountMergePreview(id: $id, duplicateId: $duplicateId) {
      obstacle rolesDiffer undo parts { key kind rule count once titles } } }`,
    { as, variables: { id: idOf('User', kept.id), duplicateId: idOf('User', second.id) } },
  )
const account = ({ id }: Viewer) => db.user.findUniqueOrThrow({ where: { id } })

test('every foreign key to an account has a rule, and no rule is left over', async () => {
  const columns = (await accountColumns(db)).map(({ table, column }) => `${table}.${column}`)
  expect(columns.length).toBeGreaterThan(100)
  expect(columns.filter((column) => !mergeRules[column])).toEqual([])
  expect(Object.keys(mergeRules).filter((column) => !columns.includes(column))).toEqual([])
})

test('what moves has a number of its own, so that it can be given back', async () => {
  const tables = [
    ...new Set(Object.entries(mergeRules).flatMap(([at, rule]) => (rule === 'MOVE' ? at.split('.')[0]! : []))),
  ]
  const numbered = await db.$queryRaw<{ name: string }[]>`
    SELECT t.relname AS name FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'id'
    WHERE t.relname = ANY (${tables})`
  expect(tables.filter((table) => !numbered.some(({ name }) => name === table))).toEqual([])
})

/** Both in one team and one project, in which the second one has more to say; and things of the second alone. */
async function together() {
  const own = await makeProject(db, { ownerId: second.id, title: 'Own kiln' })
  const shared = await makeProject(db, { ownerId: admin.id, title: 'Shared kiln' })
  const member = (userId: number, role: 'EDITOR' | 'VIEWER') =>
    db.projectMember.create({ data: { projectId: shared.id, userId, role } })
  await member(kept.id, 'VIEWER')
  await member(second.id, 'EDITOR')
  const team = await db.team.create({
    data: {
      name: 'Kilns',
      description: '',
      members: {
        create: [
          { userId: kept.id, role: 'OWNER' },
          { userId: second.id, role: 'MEMBER' },
        ],
      },
    },
  })
  await db.notification.create({ data: { userId: second.id, kind: 'PASSWORD_CHANGED', data: {} } })
  await db.signIn.create({
    data: { userId: second.id, tokenHash: `hash ${second.id}`, lifetime: 60, expiresAt: new Date(Date.now() + 60_000) },
  })
  return { own, shared, team }
}

test('the preview counts what moves and names what both have, and changes nothing', async () => {
  await together()
  const { data, codes } = await preview(admin)
  expect(codes).toEqual([])
  const { parts, ...rest } = data!['accountMergePreview'] as unknown as { parts: { key: string }[] }
  expect(rest).toEqual({ obstacle: null, rolesDiffer: false, undo: expect.stringMatching(/24 hours/) })
  const part = (key: string) => parts.find((one) => one.key === key)
  expect(part('Project.ownerId')).toMatchObject({ rule: 'MOVE', count: 1, once: 0 })
  expect(part('ProjectMember.userId')).toMatchObject({ kind: 'Project member', once: 1, titles: ['Shared kiln'] })
  expect(part('TeamMember.userId')).toMatchObject({ count: 1, once: 1, titles: ['Kilns'] })
  expect(part('SignIn.userId')).toMatchObject({ rule: 'END', count: 1 })
  expect((await account(second)).status).toBe('ACTIVE')
})

test('everything moves in one go, the stronger part is kept once, and the second account is closed', async () => {
  const { own, shared, team } = await together()
  expect((await merge(admin)).codes).toEqual([])
  expect(await account(second)).toMatchObject({ status: 'DEACTIVATED', mergedIntoId: kept.id })
  expect(await db.project.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ ownerId: kept.id })
  const memberOf = { where: { projectId: shared.id, userId: { in: [kept.id, second.id] } } }
  expect(await db.projectMember.findMany({ ...memberOf, select: { userId: true, role: true } })).toEqual([
    { userId: kept.id, role: 'EDITOR' },
  ])
  expect(await db.teamMember.findMany({ where: { teamId: team.id }, select: { userId: true, role: true } })).toEqual([
    { userId: kept.id, role: 'OWNER' },
  ])
  expect(await db.signIn.count({ where: { userId: second.id } })).toBe(0)
  expect(await db.notification.count({ where: { userId: kept.id, kind: 'PASSWORD_CHANGED' } })).toBe(1)
  const mails = (await db.outgoingMail.findMany({ where: { kind: 'ACCOUNTS_MERGED' } })).map(({ email }) => email)
  expect(mails).toEqual(expect.arrayContaining([kept.email, second.email]))
  const audit = await db.auditEntry.findMany({ where: { action: 'mergeAccounts', entityId: second.id } })
  expect(audit).toHaveLength(1)
})

test('undone within a day, both have again what they had', async () => {
  const { own, shared, team } = await together()
  await merge(admin)
  expect((await restore(admin)).codes).toEqual([])
  expect(await account(second)).toMatchObject({ status: 'ACTIVE', mergedIntoId: null })
  expect(await db.project.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ ownerId: second.id })
  const members = await db.projectMember.findMany({
    where: { projectId: shared.id, userId: { in: [kept.id, second.id] } },
    orderBy: { userId: 'asc' },
  })
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([
    [kept.id, 'VIEWER'],
    [second.id, 'EDITOR'],
  ])
  expect(await db.teamMember.count({ where: { teamId: team.id } })).toBe(2)
  expect((await restore(admin)).codes).toEqual(['CONFLICT'])
  await merge(admin)
  await db.accountMerge.updateMany({ data: { at: new Date(Date.now() - 25 * 3_600_000) } })
  expect((await restore(admin)).codes).toEqual(['CONFLICT'])
})

test('different roles need a choice, and a third role is none', async () => {
  second = await person(db, 'EXPERT')
  const fields = async (role?: string) =>
    (await merge(admin, role ? { role } : {})).errors[0]?.extensions['fieldErrors']
  expect(await fields()).toEqual({ role: expect.stringMatching(/different roles/) })
  expect(await fields('ADMIN')).toEqual({ role: expect.stringMatching(/one of the two/) })
  expect((await account(second)).status).toBe('ACTIVE')
  expect((await merge(admin, { role: 'EXPERT' })).codes).toEqual([])
  expect(await account(kept)).toMatchObject({ role: 'EXPERT', status: 'ACTIVE' })
})

test('administrators alone, never themselves, never one that is closed', async () => {
  for (const role of ['RESEARCHER', 'INDUSTRY', 'EXPERT', 'INVESTOR', 'KU_TEAM'] as const) {
    const other = await person(db, role)
    expect((await merge(other)).codes).toEqual(['FORBIDDEN'])
    expect((await restore(other)).codes).toEqual(['FORBIDDEN'])
    expect((await preview(other)).codes).toEqual(['FORBIDDEN'])
  }
  for (const one of [merge, restore, preview]) expect((await one(null)).codes).toEqual(['UNAUTHENTICATED'])
  const mine = idOf('User', admin.id)
  expect((await merge(admin, { id: mine, role: 'ADMIN' })).codes).toEqual(['CONFLICT'])
  expect((await merge(admin, { duplicateId: mine, role: 'ADMIN' })).codes).toEqual(['CONFLICT'])
  expect((await merge(admin, { duplicateId: idOf('User', kept.id) })).codes).toEqual(['CONFLICT'])
  await merge(admin)
  expect((await merge(admin)).codes).toEqual(['CONFLICT'])
})

test('people of the demo university with much to their names are merged, and apart again', async () => {
  const demo = await fileDatabase()
  await seedDemo(demo.db, new Date())
  const chief = await person(demo.db, 'ADMIN')
  for (const role of ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT', 'COMMERCIALIZATION_TEAM'] as const) {
    const [one, other] = await demo.db.user.findMany({
      where: { role, status: 'ACTIVE' },
      orderBy: { id: 'asc' },
      take: 2,
    })
    const both = { id: idOf('User', one!.id), duplicateId: idOf('User', other!.id), reason: 'One person' }
    const { errors } = await perform(demo.db, 'mergeAccounts', both, { as: chief })
    expect(
      errors.map(({ message }) => message),
      role,
    ).toEqual([])
    const undone = await perform(demo.db, 'restoreMergedAccount', { id: both.duplicateId }, { as: chief })
    expect(
      undone.errors.map(({ message }) => message),
      role,
    ).toEqual([])
  }
})
