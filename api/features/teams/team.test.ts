/** Teams: who gets in, and how many; who decides; and what a stranger, another role and a visitor get. */
import { afterAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from '../accounts/password.ts'
import { personalData } from '../accounts/personalData.ts'
import { addFile } from '../files/file.actions.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Olga Own' })
const editor = await person(db, 'RESEARCHER', { name: 'Ed Itor' })
const other = await person(db, 'RESEARCHER', { name: 'Otto Her' })
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')
const staff = await person(db, 'KU_TEAM')
const { id } = await db.team.create({
  data: { name: 'Wells', members: { create: { userId: owner.id, role: 'OWNER' } } },
})
await db.teamMember.create({ data: { teamId: id, userId: editor.id, role: 'EDITOR' } })
afterAll(closeLimits)

const user = ({ id: number }: Viewer) => ({ userId: idOf('User', number) })
const act = (as: Viewer | null, name: string, input: object = {}, team = id) =>
  perform(db, name, { id: idOf('Team', team), ...input }, { as, give: 'team { name myRole memberCount }' })
const codes = async (...asked: Parameters<typeof act>) => (await act(...asked)).codes
const roleOf = async ({ id: userId }: Viewer, teamId = id) =>
  (await db.teamMember.findUnique({ where: { teamId_userId: { teamId, userId } } }))?.role
/** The token in the link that was mailed to an address. */
const mailedToken = async (address: string) => {
  await runJobs(db)
  const link = /invitation%3D([\w-]{43})/.exec(mailsTo(address).at(-1)!)![1]!
  expect(
    JSON.stringify([await db.teamInvitation.findMany(), await db.$queryRaw`SELECT data FROM pgboss.job`]),
  ).not.toContain(link)
  return link
}
const fresh = async (name: string, data: object = {}) =>
  (await db.team.create({ data: { name, members: { create: { userId: owner.id, role: 'OWNER' } }, ...data } })).id

test('of fifty who join at once, as many come in as there are places, and the others are told why', async () => {
  const team = await fresh('Race', { joining: 'OPEN' })
  const people = await Promise.all(Array.from({ length: 50 }, () => person(db, 'RESEARCHER')))
  const answers = await Promise.all(people.map((as) => act(as, 'requestToJoinTeam', {}, team)))
  expect(answers.filter(({ codes: none }) => !none.length)).toHaveLength(9)
  const refused = answers.flatMap(({ errors }) => errors)
  expect(refused).toHaveLength(41)
  for (const { message, extensions } of refused)
    expect([message, extensions['code']]).toEqual(['This team is full: it has 10 of 10 members', 'CONFLICT'])
  expect(await db.teamMember.count({ where: { teamId: team } })).toBe(10)
  expect((await db.team.findUniqueOrThrow({ where: { id: team } })).memberCount).toBe(10)
})

test('the database itself refuses an eleventh member, a second owner and a team without one', async () => {
  const { id: team } = (await db.team.findFirst({ where: { name: 'Race' } }))!
  const insert = db.teamMember.create({ data: { teamId: team, userId: stranger.id } })
  await expect(insert).rejects.toThrow(/Team_full/)
  await expect(
    db.teamMember.update({ where: { teamId_userId: { teamId: id, userId: editor.id } }, data: { role: 'OWNER' } }),
  ).rejects.toMatchObject({ code: 'P2002' })
  await expect(db.teamMember.delete({ where: { teamId_userId: { teamId: id, userId: owner.id } } })).rejects.toThrow(
    /members and no owner/,
  )
  await expect(db.team.update({ where: { id }, data: { maxMembers: 11 } })).rejects.toThrow(/Team_limit/)
})

test('a request is asked once, answered by the owner alone, and declined with a reason', async () => {
  expect(await codes(other, 'requestToJoinTeam', { message: 'I know wells' })).toEqual([])
  expect(await codes(other, 'requestToJoinTeam')).toEqual(['CONFLICT'])
  expect(await timesTold(db, owner, 'TEAM_JOIN_ASKED')).toBe(1)
  const requests = async (as: Viewer) =>
    (await run(db, `{ team(number: ${id}) { joinRequests { message } myRole } }`, { as })).data!['team']
  expect(await requests(owner)).toEqual({ joinRequests: [{ message: 'I know wells' }], myRole: 'OWNER' })
  for (const as of [editor, other, stranger, staff]) expect(await requests(as)).toMatchObject({ joinRequests: null })
  expect(await requests(company)).toBeNull()
  const accept = { ...user(other), accepted: true }
  for (const as of [editor, other, stranger])
    expect(await codes(as, 'answerTeamJoinRequest', accept)).toEqual(['NOT_FOUND'])
  for (const as of [company, staff]) expect(await codes(as, 'answerTeamJoinRequest', accept)).toEqual(['FORBIDDEN'])
  expect(await codes(null, 'answerTeamJoinRequest', accept)).toEqual(['UNAUTHENTICATED'])
  expect(await codes(owner, 'answerTeamJoinRequest', { ...user(other), accepted: false })).toEqual(['INVALID'])
  expect(await codes(owner, 'answerTeamJoinRequest', { ...user(other), accepted: false, message: 'Later' })).toEqual([])
  expect(await timesTold(db, other, 'TEAM_JOIN_DECLINED')).toBe(1)
  expect(await codes(other, 'requestToJoinTeam')).toEqual([])
  expect(await codes(owner, 'answerTeamJoinRequest', accept)).toEqual([])
  expect(await roleOf(other)).toBe('MEMBER')
  expect(await codes(other, 'requestToJoinTeam')).toEqual(['CONFLICT'])
})

test('the owner gives roles, hands over and cannot be taken off; who is not a researcher stays a member', async () => {
  for (const as of [editor, other])
    expect(await codes(as, 'setTeamRole', { ...user(other), role: 'EDITOR' })).toEqual(['NOT_FOUND'])
  await db.teamMember.create({ data: { teamId: id, userId: company.id } })
  expect(await codes(owner, 'setTeamRole', { ...user(company), role: 'EDITOR' })).toEqual(['INVALID'])
  expect(await codes(owner, 'transferTeam', user(company))).toEqual(['INVALID'])
  expect(await codes(owner, 'leaveTeam')).toEqual(['CONFLICT'])
  expect(await codes(owner, 'removeTeamMember', user(owner))).toEqual(['CONFLICT'])
  expect(await codes(owner, 'transferTeam', user(editor))).toEqual([])
  expect([await roleOf(owner), await roleOf(editor)]).toEqual(['EDITOR', 'OWNER'])
  expect(await codes(editor, 'transferTeam', user(owner))).toEqual([])
  expect(await codes(owner, 'removeTeamMember', { ...user(company), message: 'Thank you' })).toEqual([])
  expect(await timesTold(db, company, 'TEAM_MEMBER_REMOVED')).toBe(1)
  expect(await codes(owner, 'updateTeam', { maxMembers: 2 })).toEqual(['INVALID'])
})

test('somebody without an account comes by the mailed link, registers, waits for verification and is in the team', async () => {
  for (const as of [editor, stranger])
    expect(await codes(as, 'inviteToTeam', { emails: ['new@firm.example'] })).toEqual(['NOT_FOUND'])
  expect(await codes(owner, 'inviteToTeam', { emails: ['no address'] })).toEqual(['INVALID'])
  expect(await codes(owner, 'inviteToTeam', { emails: ['New@Firm.example'], role: 'EDITOR', message: 'Come' })).toEqual(
    [],
  )
  const token = await mailedToken('new@firm.example')

  const input = { name: 'New Comer', email: 'new@firm.example', password: 'a long way home', role: 'INVESTOR' }
  await db.platform.create({ data: { id: 1, verifyNewAccounts: true } })
  await perform(db, 'register', input, { as: null, give: 'token' })
  const comer = await db.user.findUniqueOrThrow({ where: { email: 'new@firm.example' } })
  expect(comer.status).toBe('PENDING_VERIFICATION')
  const seen = await run(db, `{ mailedTeamInvitation(token: "${token}") { teamName invitedBy } }`, { as: comer })
  expect(seen.data).toEqual({ mailedTeamInvitation: { teamName: 'Wells', invitedBy: 'Olga Own' } })
  const answer = (as: Viewer | null, given: string) =>
    perform(db, 'answerTeamInvitation', { token: given, accepted: true }, { as, give: 'team { name }' })
  expect((await answer(null, token)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await answer(comer, `${token}x`)).codes).toEqual(['NOT_FOUND'])
  expect((await answer(comer, token)).data).toEqual({ answerTeamInvitation: { team: { name: 'Wells' } } })
  expect(await roleOf(comer)).toBe('MEMBER')
  expect(await timesTold(db, owner, 'TEAM_INVITATION_ACCEPTED')).toBe(1)
  expect((await answer(stranger, token)).codes).toEqual(['NOT_FOUND'])
})

test('an invited person alone accepts or declines, and sees nothing after it is withdrawn or lapsed', async () => {
  const team = await fresh('Invited', { joining: 'INVITATION' })
  const invite = () => codes(owner, 'inviteToTeam', { userIds: [idOf('User', company.id)] }, team)
  const name = async () => (await run(db, `{ team(number: ${team}) { name } }`, { as: company })).data!['team']
  expect(await name()).toBeNull()
  expect(await codes(stranger, 'requestToJoinTeam', {}, team)).toEqual(['NOT_FOUND'])
  expect(await invite()).toEqual([])
  expect(await name()).toEqual({ name: 'Invited' })
  const { id: invitation } = await db.teamInvitation.findFirstOrThrow({ where: { teamId: team } })
  const given = { id: idOf('TeamInvitation', invitation), accepted: true }
  expect(await codes(stranger, 'answerTeamInvitation', given)).toEqual(['NOT_FOUND'])
  expect(await codes(editor, 'withdrawTeamInvitation', { invitation }, team)).toEqual(['NOT_FOUND'])
  expect(await codes(owner, 'withdrawTeamInvitation', { invitation }, team)).toEqual([])
  expect(await name()).toBeNull()
  expect(await invite()).toEqual([])
  await db.teamInvitation.updateMany({ where: { teamId: team }, data: { expiresAt: new Date(0) } })
  expect(await name()).toBeNull()
  expect(await invite()).toEqual([])
  const again = await db.teamInvitation.findFirstOrThrow({ where: { teamId: team } })
  const decline = { id: idOf('TeamInvitation', again.id), accepted: false, message: 'No time' }
  expect(await codes(company, 'answerTeamInvitation', decline)).toEqual([])
  expect(await roleOf(company, team)).toBeUndefined()
})

test('the discussion is read and written by members; posts are changed by who wrote them', async () => {
  expect(await codes(stranger, 'createTeamPost', { text: 'Hello' })).toEqual(['NOT_FOUND'])
  expect(await codes(other, 'createTeamPost', { text: 'Hello' })).toEqual([])
  expect(await codes(other, 'createTeamPost', { text: 'Again' })).toEqual([])
  expect(await timesTold(db, owner, 'TEAM_POSTED')).toBe(1)
  const posts = async (as: Viewer) =>
    (
      await run(
        db,
        `{ team(number: ${id}) { posts(first: 5) { totalCount edges { node { text } } } history { nodes { action } } } }`,
        { as },
      )
    ).data!['team']
  expect(await posts(editor)).toMatchObject({ posts: { totalCount: 2, edges: [{ node: { text: 'Again' } }, {}] } })
  for (const as of [stranger, staff]) expect(await posts(as)).toEqual({ posts: null, history: null })
  const { id: post } = await db.teamPost.findFirstOrThrow({ where: { text: 'Hello' } })
  const given = { id: idOf('TeamPost', post) }
  for (const as of [owner, editor, stranger])
    expect(await codes(as, 'updateTeamPost', { ...given, text: 'Mine' })).toEqual(['NOT_FOUND'])
  expect(await codes(editor, 'deleteTeamPost', given)).toEqual(['NOT_FOUND'])
  expect(await codes(other, 'updateTeamPost', { ...given, text: 'Better' })).toEqual([])
  expect(await codes(owner, 'deleteTeamPost', given)).toEqual([])
})

test('a team shows each viewer the projects that the viewer may see, and takes those that its editors may change', async () => {
  const secret = await makeProject(db, { ownerId: editor.id, title: 'Secret', visibleToResearchers: false })
  const link = { projectId: idOf('Project', secret.id) }
  for (const as of [owner, other]) expect(await codes(as, 'linkTeamProject', link)).toEqual(['NOT_FOUND'])
  expect(await codes(editor, 'linkTeamProject', link)).toEqual([])
  expect(await codes(editor, 'linkTeamProject', link)).toEqual(['CONFLICT'])
  const titles = async (as: Viewer) =>
    (await run(db, `{ team(number: ${id}) { projects { title } } }`, { as })).data!['team']
  expect(await titles(editor)).toEqual({ projects: [{ title: 'Secret' }] })
  expect(await titles(owner)).toEqual({ projects: [] })
  expect(await codes(owner, 'unlinkTeamProject', link)).toEqual(['NOT_FOUND'])
})

test('what is in the archive is read and not changed, until its owner brings it back', async () => {
  const team = await fresh('Old')
  expect(await codes(owner, 'archiveTeam', {}, team)).toEqual(['INVALID'])
  expect(await codes(owner, 'archiveTeam', { reason: 'Done' }, team)).toEqual([])
  expect(await codes(owner, 'updateTeam', { name: 'New' }, team)).toEqual(['CONFLICT'])
  expect(await codes(stranger, 'requestToJoinTeam', {}, team)).toEqual(['NOT_FOUND'])
  const bytes = { name: 'a.pdf', mediaType: 'application/pdf', size: 1, sha256: 'x', key: 'old' }
  const add = (as: Viewer, entityId: number) =>
    addFile.perform(contextOf(db, as), { ...bytes, entityType: 'team', entityId })
  await expect(add(owner, team)).rejects.toThrow('does not accept files')
  expect(await codes(stranger, 'unarchiveTeam', {}, team)).toEqual(['NOT_FOUND'])
  expect(await codes(owner, 'unarchiveTeam', {}, team)).toEqual([])
  await expect(add(stranger, team)).rejects.toThrow('Team not found')
  await add(owner, team)
  const files = async (as: Viewer) =>
    (await run(db, `{ team(number: ${team}) { files { name } } }`, { as })).data!['team']
  expect(await files(owner)).toEqual({ files: [{ name: 'a.pdf' }] })
  expect(await files(stranger)).toEqual({ files: [] })
})

test('who deletes the account hands teams to the editor of longest, and closes those that nobody can lead', async () => {
  const leaver = await person(db, 'RESEARCHER', { name: 'Lea Ver' })
  await db.user.update({ where: { id: leaver.id }, data: { passwordHash: await hashPassword('ascent-demo') } })
  const members = (people: [Viewer, 'OWNER' | 'EDITOR' | 'MEMBER'][]) => ({
    members: { create: people.map(([{ id: userId }, role]) => ({ userId, role })) },
  })
  const handed = await fresh(
    'Handed',
    members([
      [leaver, 'OWNER'],
      [stranger, 'MEMBER'],
      [other, 'EDITOR'],
    ]),
  )
  const left = await fresh(
    'Left',
    members([
      [leaver, 'OWNER'],
      [company, 'MEMBER'],
    ]),
  )
  const data = JSON.stringify(await personalData(contextOf(db, leaver)))
  expect(data).toContain('Handed')
  const answer = await perform(db, 'deleteAccount', { password: 'ascent-demo' }, { as: leaver })
  expect(answer.codes).toEqual([])
  expect(await roleOf(other, handed)).toBe('OWNER')
  expect(await roleOf(leaver, handed)).toBeUndefined()
  expect(await timesTold(db, other, 'TEAM_HANDED_OVER')).toBe(1)
  const closed = await db.team.findUniqueOrThrow({ where: { id: left } })
  expect([closed.memberCount, closed.archivedAt]).toEqual([0, expect.any(Date)])
  expect(await timesTold(db, company, 'TEAM_ARCHIVED')).toBe(1)
})
