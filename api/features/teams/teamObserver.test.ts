/** Observers of a team: they read what its members read and change nothing, and nobody but the owner makes one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import { hashToken } from '../../tokens.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from '../accounts/password.ts'
import { addFile } from '../files/file.actions.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Olga Own' })
const member = await person(db, 'RESEARCHER', { name: 'Mo Member' })
const observer = await person(db, 'RESEARCHER', { name: 'Ob Server' })
const watching = await person(db, 'INVESTOR', { name: 'Wat Ching' })
const stranger = await person(db, 'RESEARCHER')
const staff = await person(db, 'KU_TEAM')
let id: number
let file: number
let post: number
beforeAll(async () => {
  id = await fresh([
    [member, 'MEMBER'],
    [observer, 'OBSERVER'],
    [watching, 'OBSERVER'],
  ])
  file = (await add(owner, 'map.pdf')).file.id
  expect(await codes(owner, 'createTeamPost', { text: 'Hello' })).toEqual([])
  post = (await db.teamPost.findFirstOrThrow({ where: { teamId: id } })).id
})
afterAll(closeLimits)

type Role = 'EDITOR' | 'MEMBER' | 'OBSERVER'
const fresh = async (others: [Viewer, Role][], data: object = {}) =>
  (
    await db.team.create({
      data: {
        name: 'Wells',
        members: {
          create: [{ userId: owner.id, role: 'OWNER' }, ...others.map(([{ id: userId }, role]) => ({ userId, role }))],
        },
        ...data,
      },
    })
  ).id
const user = ({ id: number }: Viewer) => ({ userId: idOf('User', number) })
const codes = async (as: Viewer | null, name: string, input: object = {}, team = id) =>
  (await perform(db, name, { id: idOf('Team', team), ...input }, { as })).codes
const add = (as: Viewer, name: string) =>
  addFile.perform(contextOf(db, as), {
    name,
    mediaType: 'application/pdf',
    size: 1,
    sha256: 'a'.repeat(64),
    key: name,
    entityType: 'team',
    entityId: id,
  })
const countsOf = async (team: number) =>
  db.team.findUniqueOrThrow({ where: { id: team }, select: { memberCount: true, observerCount: true } })
const rolesOf = async (team: number) =>
  (await db.teamMember.findMany({ where: { teamId: team }, orderBy: { role: 'asc' } })).map(({ role }) => role)
const setRole = (as: Viewer | null, whom: Viewer, role: Role | 'OWNER', team = id) =>
  codes(as, 'setTeamRole', { ...user(whom), role }, team)

test('an observer reads the page, discussion, files and history as members do, and others read none of these', async () => {
  const source = `{ team(number: ${id}) { name myRole canReadWork canWork canUpdate canLead canLeave canAddFiles memberCount observerCount
    posts(first: 5) { edges { node { text canUpdate canDelete } } } files { name canDelete } history { nodes { action } } } }`
  const seen = async (as: Viewer) => (await run(db, source, { as })).data!['team']
  for (const as of [observer, watching])
    expect(await seen(as)).toEqual({
      name: 'Wells',
      myRole: 'OBSERVER',
      canReadWork: true,
      canWork: false,
      canUpdate: false,
      canLead: false,
      canLeave: true,
      canAddFiles: false,
      memberCount: 2,
      observerCount: 2,
      posts: { edges: [{ node: { text: 'Hello', canUpdate: false, canDelete: false } }] },
      files: [{ name: 'map.pdf', canDelete: false }],
      history: { nodes: expect.arrayContaining([{ action: 'addFile' }]) as unknown },
    })
  for (const as of [stranger, staff])
    expect(await seen(as)).toMatchObject({ canReadWork: false, posts: null, history: null })
})

test('an observer is refused each change', async () => {
  const of = { id: idOf('TeamPost', post) }
  const changes: [string, object][] = [
    ['createTeamPost', { text: 'Hello' }],
    ['updateTeamPost', { ...of, text: 'Mine' }],
    ['deleteTeamPost', of],
    ['updateTeam', { name: 'Mine' }],
    ['setTeamOpening', { title: 'Diver' }],
    ['inviteToTeam', { emails: ['a@firm.example'] }],
    ['setTeamRole', { ...user(observer), role: 'MEMBER' }],
    ['removeTeamMember', user(member)],
    ['transferTeam', user(observer)],
    ['archiveTeam', { reason: 'Done' }],
    ['deleteFile', { id: idOf('File', file) }],
    ['shareFile', { id: idOf('File', file), shared: true }],
  ]
  for (const [name, input] of changes) {
    expect(await codes(observer, name, input), name).toEqual(['NOT_FOUND'])
    expect((await codes(watching, name, input))[0], name).toMatch(/NOT_FOUND|FORBIDDEN/)
  }
  for (const as of [observer, watching]) {
    const message = await perform(db, 'createMessage', { recordId: idOf('Team', id), text: 'Hello' }, { as })
    expect(message.codes).toEqual(['NOT_FOUND'])
    await expect(add(as, 'mine.pdf')).rejects.toThrow('Team not found')
  }
  expect(await codes(observer, 'requestToJoinTeam')).toEqual(['CONFLICT'])
})

test('the owner alone makes observers and members of them again, and what they wrote and added is closed to them', async () => {
  const { id: own } = (await add(member, 'mine.pdf')).file
  expect(await codes(member, 'createTeamPost', { text: 'Mine' })).toEqual([])
  const mine = await db.teamPost.findFirstOrThrow({ where: { authorId: member.id } })
  for (const as of [member, observer, stranger]) expect(await setRole(as, member, 'OBSERVER')).toEqual(['NOT_FOUND'])
  for (const as of [staff, watching]) expect(await setRole(as, member, 'OBSERVER')).toEqual(['FORBIDDEN'])
  expect(await setRole(null, member, 'OBSERVER')).toEqual(['UNAUTHENTICATED'])
  expect(await setRole(owner, owner, 'OBSERVER')).toEqual(['CONFLICT'])
  expect(await setRole(owner, observer, 'OWNER')).toEqual(['INVALID'])
  expect(await setRole(owner, member, 'OBSERVER')).toEqual([])
  expect(await timesTold(db, member, 'TEAM_MEMBER_CHANGED')).toBe(1)
  expect(await countsOf(id)).toEqual({ memberCount: 1, observerCount: 3 })
  expect(await codes(member, 'updateTeamPost', { id: idOf('TeamPost', mine.id), text: 'Better' })).toEqual([
    'NOT_FOUND',
  ])
  expect(await codes(member, 'deleteTeamPost', { id: idOf('TeamPost', mine.id) })).toEqual(['NOT_FOUND'])
  expect(await codes(member, 'deleteFile', { id: idOf('File', own) })).toEqual(['NOT_FOUND'])
  expect(await setRole(owner, member, 'MEMBER')).toEqual([])
  expect(await codes(member, 'deleteFile', { id: idOf('File', own) })).toEqual([])
  expect(await countsOf(id)).toEqual({ memberCount: 2, observerCount: 2 })
})

test('an observer comes by an invitation in any role of the platform, and leaves or is taken off', async () => {
  const team = await fresh([])
  expect(await codes(owner, 'inviteToTeam', { userIds: [idOf('User', staff.id)], role: 'OBSERVER' }, team)).toEqual([])
  const { id: invitation } = await db.teamInvitation.findFirstOrThrow({ where: { teamId: team } })
  const accept = { id: idOf('TeamInvitation', invitation), accepted: true }
  expect(await codes(stranger, 'answerTeamInvitation', accept)).toEqual(['NOT_FOUND'])
  expect(await codes(staff, 'answerTeamInvitation', accept)).toEqual([])
  const token = 'the-link-of-an-observer'
  const expiresAt = new Date(Date.now() + 60_000)
  await db.teamInvitation.create({
    data: { teamId: team, email: 'a@test.example', tokenHash: hashToken(token), role: 'OBSERVER', expiresAt },
  })
  // A mailed link keeps its role: nobody comes in as more than they were invited for.
  expect((await perform(db, 'answerTeamInvitation', { token, accepted: true }, { as: watching })).codes).toEqual([])
  expect(await rolesOf(team)).toEqual(['OWNER', 'OBSERVER', 'OBSERVER'])
  expect(await countsOf(team)).toEqual({ memberCount: 1, observerCount: 2 })
  expect(await codes(owner, 'removeTeamMember', { ...user(watching), message: 'Thank you' }, team)).toEqual([])
  expect(await codes(staff, 'leaveTeam', {}, team)).toEqual([])
  expect(await timesTold(db, owner, 'TEAM_MEMBER_LEFT')).toBe(1)
  expect(await countsOf(team)).toEqual({ memberCount: 1, observerCount: 0 })
})

test('observers take no place of a member, and there are at most ten of them', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => person(db, 'RESEARCHER')))
  const team = await fresh(
    people.map((one) => [one, 'OBSERVER']),
    { maxMembers: 2, joining: 'OPEN' },
  )
  expect(await countsOf(team)).toEqual({ memberCount: 1, observerCount: 10 })
  await expect(db.teamMember.create({ data: { teamId: team, userId: member.id, role: 'OBSERVER' } })).rejects.toThrow(
    /Team_observers/,
  )
  // Of ten who are made members at once, one has a place.
  const made = await atOnce(
    db,
    'Team',
    team,
    people.map((one) => () => setRole(owner, one, 'MEMBER', team)),
  )
  const answers = made.map((one) => (one.status === 'fulfilled' ? one.value.join() : String(one.reason)))
  expect(answers.toSorted()).toEqual(['', ...Array.from({ length: 9 }, () => 'CONFLICT')])
  expect(await countsOf(team)).toEqual({ memberCount: 2, observerCount: 9 })
  expect(await codes(stranger, 'requestToJoinTeam', {}, team)).toEqual(['CONFLICT'])
})

test('a team keeps its owner, whichever of a transfer, a new role and a leave comes first', async () => {
  const outcome = async (first: (team: number) => Promise<string[]>, second: (team: number) => Promise<string[]>) => {
    const team = await fresh([[member, 'EDITOR']])
    const done = await atOnce(db, 'Team', team, [() => first(team), () => second(team)])
    const failed = done.map((one) => (one.status === 'fulfilled' ? one.value.join() : String(one.reason)))
    expect(failed.filter((code) => code === '')).toHaveLength(1)
    expect((await rolesOf(team)).filter((role) => role === 'OWNER')).toHaveLength(1)
    return failed
  }
  const transfer = (team: number) => codes(owner, 'transferTeam', user(member), team)
  const leave = (team: number) => codes(member, 'leaveTeam', {}, team)
  const observe = (team: number) => setRole(owner, member, 'OBSERVER', team)
  for (const [one, other] of [
    [transfer, leave],
    [leave, transfer],
    [transfer, observe],
    [observe, transfer],
  ] as const)
    for (const code of await outcome(one, other)) expect(['', 'CONFLICT', 'INVALID', 'NOT_FOUND']).toContain(code)
})

test('nobody but observers is left: the owner archives, and the team closes when the owner goes', async () => {
  const leaver = await person(db, 'RESEARCHER', { name: 'Lea Ver' })
  await db.user.update({ where: { id: leaver.id }, data: { passwordHash: await hashPassword('ascent-demo') } })
  const left = await db.team.create({
    data: {
      name: 'Left',
      members: {
        create: [
          { userId: leaver.id, role: 'OWNER' },
          { userId: observer.id, role: 'OBSERVER' },
        ],
      },
    },
  })
  expect((await perform(db, 'deleteAccount', { password: 'ascent-demo' }, { as: leaver })).codes).toEqual([])
  expect(await rolesOf(left.id)).toEqual([])
  expect(await countsOf(left.id)).toEqual({ memberCount: 0, observerCount: 0 })
  expect(await timesTold(db, observer, 'TEAM_ARCHIVED')).toBe(1)
  const team = await fresh([[observer, 'OBSERVER']])
  const { errors } = await perform(db, 'leaveTeam', { id: idOf('Team', team) }, { as: owner })
  expect(errors[0]?.message).toBe('You are the only member. Archive the team instead.')
  expect(await codes(owner, 'transferTeam', user(observer), team)).toEqual(['INVALID'])
})

test('co-applicants are the members of a team, and its observers name it nowhere', async () => {
  const challenge = await db.challenge.create({
    data: { title: 'Water', companyName: 'Dunes', status: 'OPEN', deadline: new Date(Date.now() + 86_400_000) },
  })
  const propose = async (as: Viewer) =>
    (await db.proposal.create({ data: { challengeId: challenge.id, authorId: as.id, title: 'Still' } })).id
  const ask = async (as: Viewer, proposal: number) =>
    (await perform(db, 'inviteCoApplicants', { id: idOf('Proposal', proposal), teamId: idOf('Team', id) }, { as }))
      .codes
  const proposal = await propose(owner)
  expect(await ask(owner, proposal)).toEqual([])
  expect(await db.coApplicant.findMany({ where: { proposalId: proposal }, select: { userId: true } })).toEqual([
    { userId: member.id },
  ])
  expect(await ask(observer, await propose(observer))).toEqual(['NOT_FOUND'])
})
