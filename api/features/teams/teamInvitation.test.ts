/** Invitations to an address: what they reveal, and that one is answered once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { hashToken } from '../../tokens.ts'

const { db } = await fileDatabase()
let owner: Viewer
let member: Viewer
let teamId: number
beforeAll(async () => {
  owner = await person(db, 'RESEARCHER')
  member = await person(db, 'RESEARCHER')
  const team = await db.team.create({
    data: { name: 'Wells', members: { create: { userId: owner.id, role: 'OWNER' } } },
  })
  teamId = team.id
  await db.teamMember.create({ data: { teamId, userId: member.id } })
})
afterAll(closeLimits)

test('an address answers alike whether it has no account, an account, a closed one or is a member', async () => {
  const closed = await person(db, 'RESEARCHER', { status: 'SUSPENDED' })
  const addresses = ['nobody@test.example', (await person(db, 'EXPERT')).email, closed.email, member.email]
  for (const role of ['MEMBER', 'EDITOR'])
    for (const email of addresses) {
      const input = { id: idOf('Team', teamId), emails: [email], role }
      expect((await perform(db, 'inviteToTeam', input, { as: owner })).codes, email).toEqual([])
    }
  const { data } = await run(db, `{ team(number: ${teamId}) { invitations { email user { id } } } }`, { as: owner })
  expect(data!['team']).toEqual({ invitations: addresses.map((email) => ({ email, user: null })) })
})

test('the history that members read does not hold the address', async () => {
  const history = await run(db, `{ team(number: ${teamId}) { history { nodes { action changes { field } } } } }`, {
    as: member,
  })
  expect(JSON.stringify(history.data)).toContain('inviteToTeam')
  expect(JSON.stringify(history.data)).not.toContain('@')
  expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain('nobody@test.example')
})

test('a mailed link that twenty people use at once admits one of them', async () => {
  const token = 'the-token-of-the-link'
  const expiresAt = new Date(Date.now() + 60_000)
  const data = { teamId, email: 'guest@test.example', tokenHash: hashToken(token), expiresAt, invitedById: owner.id }
  await db.teamInvitation.create({ data })
  const people = await Promise.all(Array.from({ length: 20 }, () => person(db, 'RESEARCHER')))
  const before = await db.teamMember.count({ where: { teamId } })
  const answers = await Promise.all(
    people.map((as) => perform(db, 'answerTeamInvitation', { token, accepted: true }, { as })),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'NOT_FOUND'))
  expect(await db.teamMember.count({ where: { teamId } })).toBe(before + 1)
})
