/** Open pages of a team: what is written and added is there at once; an invitation is answered where it leads. */
import { parse, subscribe } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { addFile } from '../files/file.actions.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Olga Own' })
const member = await person(db, 'RESEARCHER', { name: 'Mo Member' })
const holder = await person(db, 'INVESTOR', { name: 'Hidden Holder' })
const stranger = await person(db, 'RESEARCHER')
const { id: number } = await db.team.create({
  data: { name: 'Wells', joining: 'INVITATION', members: { create: { userId: owner.id, role: 'OWNER' } } },
})
await db.teamMember.create({ data: { teamId: number, userId: member.id } })
const id = idOf('Team', number)
afterAll(closeLimits)

const act = async (as: Viewer, name: string, input: object = {}) => {
  const { errors } = await perform(db, name, { id, ...input }, { as, give: 'team { name }' })
  return errors[0]?.message ?? null
}

test('posts and files are heard by members alone, at once', async () => {
  const listen = (as: Viewer | null) =>
    subscribe({
      schema,
      document: parse(
        `subscription { teamChanged(number: ${number}) { team { posts(first: 1) { edges { node { text } } } files { name } } } }`,
      ),
      contextValue: contextOf(db, as),
    })
  for (const [as, code] of [
    [stranger, 'NOT_FOUND'],
    [holder, 'NOT_FOUND'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect(await listen(as)).toMatchObject({ errors: [{ extensions: { code } }] })
  const heard = (await listen(member)) as AsyncIterableIterator<{ data: unknown }>
  const next = async () => (await heard.next()).value.data as unknown
  const first = next()
  await act(owner, 'createTeamPost', { text: 'Hello' })
  expect(await first).toEqual({ teamChanged: { team: { posts: { edges: [{ node: { text: 'Hello' } }] }, files: [] } } })
  const second = next()
  const bytes = { name: 'map.pdf', mediaType: 'application/pdf', size: 1, sha256: 'a'.repeat(64), key: 'k' }
  await addFile.perform(contextOf(db, owner), { ...bytes, entityType: 'team', entityId: number })
  expect(await second).toMatchObject({ teamChanged: { team: { files: [{ name: 'map.pdf' }] } } })
  const third = next()
  await db.teamMember.deleteMany({ where: { teamId: number, userId: member.id } })
  await act(owner, 'createTeamPost', { text: 'Secret' })
  expect(await third).toEqual({ teamChanged: { team: null } })
  await heard.return?.()
})

test('an invitation is answered on the team’s own page, by nobody else', async () => {
  await act(owner, 'inviteToTeam', { userIds: [idOf('User', stranger.id)] })
  const source = `{ team(number: ${number}) { myInvitation { id teamName } } }`
  const mine = async (as: Viewer) =>
    (await run(db, source, { as })).data!['team'] as unknown as { myInvitation: { id: string } | null }
  expect((await mine(member)).myInvitation).toBeNull()
  const { id: invitation } = (await mine(stranger)).myInvitation!
  await perform(db, 'answerTeamInvitation', { id: invitation, accepted: true }, { as: stranger })
  expect((await mine(stranger)).myInvitation).toBeNull()
  expect(await db.teamMember.count({ where: { teamId: number, userId: stranger.id } })).toBe(1)
})

test('a sole owner archives the team instead of handing it over', async () => {
  const alone = await db.team.create({
    data: { name: 'Alone', members: { create: { userId: owner.id, role: 'OWNER' } } },
  })
  const leave = (team: number) => act(owner, 'leaveTeam', { id: idOf('Team', team) })
  expect(await leave(alone.id)).toBe('You are the only member. Archive the team instead.')
  expect(await leave(number)).toBe('Transfer the team to another member first')
})
