/** Handing a project over: who may, to whom, who is told, and what becomes of the owner until then. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Ola Owner' })
const editor = await person(db, 'RESEARCHER', { name: 'Eda Editor' })
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
const admin = await person(db, 'ADMIN')
let id: number
beforeEach(async () => {
  const project = { ownerId: owner.id, title: 'Kiln', principalInvestigator: 'Ola Owner', visibleToResearchers: true }
  ;({ id } = await makeProject(db, project))
  await db.projectMember.create({ data: { projectId: id, userId: editor.id, role: 'EDITOR' } })
})

const handOver = async (as: Viewer | null, to: Viewer, more: object = {}) => {
  const input = { id: idOf('Project', id), userId: idOf('User', to.id), ...more }
  return (await perform(db, 'transferProject', input, { as, give: 'project { canLead }' })).codes
}
const roles = async () =>
  Object.fromEntries(
    (await db.projectMember.findMany({ where: { projectId: id } })).map(({ userId, role }) => [userId, role]),
  )
const told = async () =>
  (await db.notification.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } })).map(({ kind, userId }) => [
    kind,
    userId,
  ])

test('only the owner and the university hand it over, and only to an active researcher', async () => {
  expect(await handOver(null, stranger)).toEqual(['UNAUTHENTICATED'])
  expect(await handOver(company, stranger)).toEqual(['FORBIDDEN'])
  for (const other of [editor, stranger]) expect(await handOver(other, other)).toEqual(['NOT_FOUND'])
  for (const nobody of [company, team]) expect(await handOver(owner, nobody)).toEqual(['INVALID'])
  const suspended = await person(db, 'RESEARCHER', { status: 'SUSPENDED' })
  expect(await handOver(owner, suspended)).toEqual(['INVALID'])
  expect(await handOver(owner, owner)).toEqual(['CONFLICT'])
  await db.project.update({ where: { id }, data: { deletedAt: new Date() } })
  for (const as of [owner, admin]) expect(await handOver(as, editor)).toEqual(['NOT_FOUND'])
})

test('a member becomes owner and lead, the owner until then an editor; it is written down and told', async () => {
  expect(await handOver(owner, editor, { message: 'Moving abroad' })).toEqual([])
  expect(await roles()).toEqual({ [owner.id]: 'EDITOR', [editor.id]: 'LEAD' })
  expect(await db.project.findUnique({ where: { id } })).toMatchObject({
    ownerId: editor.id,
    principalInvestigator: 'Eda Editor',
  })
  expect(await db.auditEntry.findFirst({ where: { action: 'transferProject', entityId: id } })).toMatchObject({
    actorId: owner.id,
    comment: 'Moving abroad',
    changes: { owner: ['Ola Owner', 'Eda Editor'], principalInvestigator: ['Ola Owner', 'Eda Editor'] },
  })
  // Who did it need not be told.
  expect(await told()).toEqual([['PROJECT_HANDED_TO_YOU', editor.id]])
  expect(await handOver(owner, owner)).toEqual(['NOT_FOUND'])
})

test('the university gives it to somebody new, takes the old owner off, and both are told', async () => {
  await db.project.update({ where: { id }, data: { principalInvestigator: 'Prof. Elsewhere' } })
  await db.joinRequest.create({ data: { projectId: id, userId: stranger.id } })
  expect(await handOver(team, stranger, { stays: false })).toEqual([])
  expect(await roles()).toEqual({ [editor.id]: 'EDITOR', [stranger.id]: 'LEAD' })
  expect(await db.joinRequest.count({ where: { projectId: id } })).toBe(0)
  expect(await db.project.findUnique({ where: { id } })).toMatchObject({ principalInvestigator: 'Prof. Elsewhere' })
  expect(await told()).toEqual([
    ['PROJECT_HANDED_TO_YOU', stranger.id],
    ['PROJECT_HANDED_ON', owner.id],
  ])
})

test('a project whose owner has left is given to somebody by an administrator', async () => {
  await db.project.update({ where: { id }, data: { ownerId: null, principalInvestigator: 'Former member' } })
  await db.projectMember.deleteMany({ where: { projectId: id, userId: owner.id } })
  expect(await handOver(admin, editor)).toEqual([])
  expect(await roles()).toEqual({ [editor.id]: 'LEAD' })
  expect(await db.project.findUnique({ where: { id } })).toMatchObject({ principalInvestigator: 'Eda Editor' })
  expect(await told()).toEqual([['PROJECT_HANDED_TO_YOU', editor.id]])
})

test('of two who hand it over at the same moment one is told that it has changed', async () => {
  const codes = await Promise.all([handOver(team, stranger), handOver(admin, editor)])
  expect(codes.flat().length).toBeLessThanOrEqual(1)
  const { ownerId } = await db.project.findUniqueOrThrow({ where: { id } })
  const leads = Object.entries(await roles()).filter(([, role]) => role === 'LEAD')
  expect(leads.map(([userId]) => Number(userId))).toEqual([ownerId])
})
