/** Joining, leaving and leading: who may, who is told, and what a stranger gets. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const other = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')
const { id } = await makeProject(db, { ownerId: owner.id, title: 'Kiln', visibleToResearchers: true })

const act = async (as: Viewer | null, name: string, input: object = {}) =>
  (await perform(db, name, { id: idOf('Project', id), ...input }, { as, give: 'project { progress }' })).codes
const user = ({ id: number }: Viewer) => ({ userId: idOf('User', number) })
const roleOf = async (viewer: Viewer) =>
  (await db.projectMember.findUnique({ where: { projectId_userId: { projectId: id, userId: viewer.id } } }))?.role

test('a request is asked once, seen and answered by the lead alone, and makes a member', async () => {
  expect(await act(other, 'requestToJoinProject', { message: 'I know kilns' })).toEqual([])
  expect(await act(other, 'requestToJoinProject')).toEqual(['CONFLICT'])
  expect(await timesTold(db, owner, 'PROJECT_JOIN_ASKED')).toBe(1)
  const requests = async (as: Viewer) =>
    (await run(db, `{ project(number: ${id}) { joinRequests { message } } }`, { as })).data!['project']
  expect(await requests(owner)).toEqual({ joinRequests: [{ message: 'I know kilns' }] })
  expect(await requests(stranger)).toEqual({ joinRequests: null })
  const answer = { ...user(other), accepted: true, role: 'EDITOR' }
  for (const as of [other, stranger]) expect(await act(as, 'answerProjectJoinRequest', answer)).toEqual(['NOT_FOUND'])
  expect(await act(company, 'answerProjectJoinRequest', answer)).toEqual(['FORBIDDEN'])
  expect(await act(null, 'answerProjectJoinRequest', answer)).toEqual(['UNAUTHENTICATED'])
  expect(await act(owner, 'answerProjectJoinRequest', answer)).toEqual([])
  expect(await roleOf(other)).toBe('EDITOR')
  expect(await timesTold(db, other, 'PROJECT_JOIN_ACCEPTED')).toBe(1)
  expect(await act(owner, 'answerProjectJoinRequest', answer)).toEqual(['NOT_FOUND'])
  expect(await act(other, 'requestToJoinProject')).toEqual(['CONFLICT'])
})

test('only the lead changes roles; the lead stays, the member may leave', async () => {
  expect(await act(other, 'setProjectMember', { ...user(stranger), role: 'EDITOR' })).toEqual(['NOT_FOUND'])
  expect(await act(owner, 'setProjectMember', { ...user(other), role: 'VIEWER' })).toEqual([])
  expect(await roleOf(other)).toBe('VIEWER')
  expect(await act(owner, 'setProjectMember', { ...user(other), role: 'LEAD' })).toEqual(['INVALID'])
  expect(await act(owner, 'setProjectMember', { ...user(company), role: 'VIEWER' })).toEqual(['INVALID'])
  expect(await act(owner, 'removeProjectMember', user(owner))).toEqual(['CONFLICT'])
  expect(await act(owner, 'leaveProject')).toEqual(['CONFLICT'])
  expect(await act(other, 'leaveProject')).toEqual([])
  expect(await roleOf(other)).toBeUndefined()
  expect(await timesTold(db, owner, 'PROJECT_MEMBER_LEFT')).toBe(1)
  expect(await act(other, 'leaveProject')).toEqual(['NOT_FOUND'])
})

test('progress is said by the lead, between 0 and 100', async () => {
  expect(await act(owner, 'setProjectProgress', { progress: 40 })).toEqual([])
  expect(await act(owner, 'setProjectProgress', { progress: 101 })).toEqual(['INVALID'])
  expect(await act(stranger, 'setProjectProgress', { progress: 1 })).toEqual(['NOT_FOUND'])
  expect((await db.project.findUniqueOrThrow({ where: { id } })).progress).toBe(40)
})

test('what is not shared cannot be asked for', async () => {
  await db.project.update({ where: { id }, data: { confidential: true } })
  expect(await act(stranger, 'requestToJoinProject')).toEqual(['NOT_FOUND'])
})
