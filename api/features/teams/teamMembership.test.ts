/** Observers who ask to become members: who may ask and answer, what becomes of the request, and its races. */
import { afterAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Olga Own' })
const member = await person(db, 'RESEARCHER', { name: 'Mo Member' })
const editor = await person(db, 'RESEARCHER', { name: 'Ed Itor' })
const observer = await person(db, 'RESEARCHER', { name: 'Ob Server' })
const watching = await person(db, 'INVESTOR', { name: 'Wat Ching' })
const stranger = await person(db, 'RESEARCHER')
const staff = await person(db, 'KU_TEAM')
afterAll(closeLimits)

const roles: [Viewer, 'EDITOR' | 'MEMBER' | 'OBSERVER'][] = [
  [member, 'MEMBER'],
  [editor, 'EDITOR'],
  [observer, 'OBSERVER'],
  [watching, 'OBSERVER'],
]
const fresh = async (data: object = {}) =>
  (
    await db.team.create({
      data: {
        name: 'Wells',
        // An observer may ask, however others join.
        joining: 'INVITATION',
        members: {
          create: [{ userId: owner.id, role: 'OWNER' }, ...roles.map(([{ id: userId }, role]) => ({ userId, role }))],
        },
        ...data,
      },
    })
  ).id
const user = ({ id: number }: Viewer) => ({ userId: idOf('User', number) })
const codes = async (as: Viewer | null, name: string, team: number, input: object = {}) =>
  (await perform(db, name, { id: idOf('Team', team), ...input }, { as })).codes
const ask = (as: Viewer | null, team: number, message = 'I know wells') =>
  codes(as, 'requestTeamMembership', team, { message })
const answer = (as: Viewer | null, team: number, whom: Viewer, accepted: boolean) =>
  codes(as, 'answerTeamJoinRequest', team, { ...user(whom), accepted, ...(accepted ? {} : { message: 'Later' }) })
const roleOf = async (team: number, { id: userId }: Viewer) =>
  (await db.teamMember.findUnique({ where: { teamId_userId: { teamId: team, userId } } }))?.role ?? null
const requests = (team: number) => db.teamJoinRequest.count({ where: { teamId: team } })
const messagesOf = async ({ id: userId }: Viewer, team: number) => {
  const { data } = await run(db, '{ notifications(first: 20) { edges { node { kind message } } } }', {
    as: await db.user.findUniqueOrThrow({ where: { id: userId } }),
  })
  const rows = await db.notification.findMany({ where: { userId, entity: 'Team', entityId: team } })
  const kinds = new Set(rows.map(({ kind }) => kind as string))
  const { edges } = data!['notifications'] as unknown as { edges: { node: { kind: string; message: string } }[] }
  return edges.map(({ node }) => node).filter(({ kind }) => kinds.has(kind))
}

test('observers alone ask, in any role of the platform', async () => {
  const team = await fresh()
  const asked = await run(db, `{ team(number: ${team}) { canRequestMembership joinAsked myRole } }`, { as: watching })
  expect(asked.data!['team']).toEqual({ canRequestMembership: true, joinAsked: false, myRole: 'OBSERVER' })
  for (const as of [owner, editor, member, stranger, staff]) expect(await ask(as, team)).toEqual(['NOT_FOUND'])
  expect(await ask(null, team)).toEqual(['UNAUTHENTICATED'])
  for (const as of [observer, watching]) expect(await ask(as, team)).toEqual([])
  expect(await ask(observer, team)).toEqual(['CONFLICT'])
  expect(await requests(team)).toBe(2)
  const { data } = await run(db, `{ team(number: ${team}) { joinAsked joinRequests { message user { name } } } }`, {
    as: owner,
  })
  expect(data!['team']).toEqual({
    joinAsked: false,
    joinRequests: [
      { message: 'I know wells', user: { name: 'Ob Server' } },
      { message: 'I know wells', user: { name: 'Wat Ching' } },
    ],
  })
  expect((await messagesOf(owner, team)).map(({ message }) => message)).toContain(
    'Ob Server, an observer in “Wells”, requests to become a member: I know wells',
  )
})

test('the owner alone answers: an observer becomes a member, or stays one who observes', async () => {
  const team = await fresh()
  for (const as of [observer, watching]) expect(await ask(as, team)).toEqual([])
  for (const as of [editor, member, observer, stranger])
    expect(await answer(as, team, observer, true)).toEqual(['NOT_FOUND'])
  for (const as of [staff, watching]) expect(await answer(as, team, observer, true)).toEqual(['FORBIDDEN'])
  expect(await answer(null, team, observer, true)).toEqual(['UNAUTHENTICATED'])
  expect(await answer(owner, team, watching, false)).toEqual([])
  expect(await roleOf(team, watching)).toBe('OBSERVER')
  expect(await answer(owner, team, observer, true)).toEqual([])
  expect(await roleOf(team, observer)).toBe('MEMBER')
  expect(await answer(owner, team, observer, true)).toEqual(['NOT_FOUND'])
  expect(await db.team.findUniqueOrThrow({ where: { id: team } })).toMatchObject({ memberCount: 4, observerCount: 1 })
  const { changes } = await db.auditEntry.findFirstOrThrow({
    where: { entity: 'Team', entityId: team },
    orderBy: { id: 'desc' },
  })
  expect(changes).toEqual({ 'Ob Server': ['OBSERVER', 'MEMBER'] })
  const said = async (whom: Viewer) => (await messagesOf(whom, team)).map(({ message }) => message)
  expect(await said(observer)).toContain('Olga Own accepted your request: you are now a member of “Wells”.')
  expect(await said(watching)).toContain(
    'Olga Own declined your request to become a member of “Wells”. You are still an observer: Later',
  )
  expect(await ask(watching, team)).toEqual([])
})

test('a request is withdrawn by who asked, and ends with a new role, a removal or a leave', async () => {
  const team = await fresh()
  for (const as of [observer, watching]) expect(await ask(as, team)).toEqual([])
  expect(await codes(member, 'withdrawTeamJoinRequest', team)).toEqual(['NOT_FOUND'])
  expect(await codes(watching, 'withdrawTeamJoinRequest', team)).toEqual([])
  expect(await codes(owner, 'setTeamRole', team, { ...user(observer), role: 'EDITOR' })).toEqual([])
  expect(await requests(team)).toBe(0)
  expect(await ask(watching, team)).toEqual([])
  expect(await codes(watching, 'leaveTeam', team)).toEqual([])
  expect(await requests(team)).toBe(0)
  expect(await answer(owner, team, watching, true)).toEqual(['NOT_FOUND'])
})

test('a full or archived team takes no requests', async () => {
  const full = await fresh({ maxMembers: 3 })
  expect(await ask(observer, full)).toEqual(['CONFLICT'])
  expect(await ask(observer, await fresh({ archivedAt: new Date() }))).toEqual(['CONFLICT'])
  const filled = await fresh({ maxMembers: 4 })
  for (const as of [observer, watching]) expect(await ask(as, filled)).toEqual([])
  expect(await answer(owner, filled, observer, true)).toEqual([])
  expect(await answer(owner, filled, watching, true)).toEqual(['CONFLICT'])
  expect([await roleOf(filled, watching), await requests(filled)]).toEqual(['OBSERVER', 1])
})

test('nobody comes back by an answer that meets a removal, a leave or a new role', async () => {
  const race = async (acts: ((team: number) => Promise<string[]>)[]) => {
    const team = await fresh()
    expect(await ask(observer, team)).toEqual([])
    const done = await atOnce(
      db,
      'Team',
      team,
      acts.map((act) => () => act(team)),
    )
    const said = done.map((one) => (one.status === 'fulfilled' ? one.value.join() : String(one.reason)))
    expect(await requests(team)).toBe(0)
    return { said, role: await roleOf(team, observer) }
  }
  const accept = (team: number) => answer(owner, team, observer, true)
  const remove = (team: number) => codes(owner, 'removeTeamMember', team, user(observer))
  const leave = (team: number) => codes(observer, 'leaveTeam', team)
  const promote = (team: number) => codes(owner, 'setTeamRole', team, { ...user(observer), role: 'EDITOR' })
  for (const end of [remove, leave])
    for (const pair of [
      [accept, end],
      [end, accept],
    ]) {
      const { said, role } = await race(pair)
      // The answer comes first and the person leaves as a member, or it finds no request.
      expect(['', 'NOT_FOUND']).toContain(said[pair.indexOf(accept)])
      expect(said[pair.indexOf(end)]).toBe('')
      expect(role).toBeNull()
    }
  for (const pair of [
    [accept, promote],
    [promote, accept],
  ]) {
    const { said, role } = await race(pair)
    expect(said[pair.indexOf(promote)]).toBe('')
    expect(role).toBe('EDITOR')
  }
  const twice = await race([accept, accept])
  expect([twice.said.toSorted(), twice.role]).toEqual([['', 'NOT_FOUND'], 'MEMBER'])
})
