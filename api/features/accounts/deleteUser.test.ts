/** Closing accounts of others: teams, events, validations and introductions are left in order, as when one goes oneself. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Ad Min' })
const ed = await person(db, 'RESEARCHER', { name: 'Ed Itor' })
let olga: Viewer

const hour = 3_600_000
const user = ({ id }: Viewer) => idOf('User', id)
const act = async (as: Viewer | null, name: 'deleteUser' | 'updateUser', input: object) =>
  (await perform(db, name, input, { as, give: 'user { id }' })).codes
/** A team that Olga owns, with Ed as its editor, or of hers alone. */
const teamOf = async (name: string, withEd = true) =>
  db.team.create({
    data: {
      name,
      members: {
        create: [{ userId: olga.id, role: 'OWNER' }, ...(withEd ? [{ userId: ed.id, role: 'EDITOR' as const }] : [])],
      },
    },
  })
const roles = async (teamId: number) =>
  (await db.teamMember.findMany({ where: { teamId }, orderBy: { userId: 'asc' } })).map(({ userId, role }) => [
    userId === olga.id ? 'Olga' : 'Ed',
    role,
  ])

test.each(['deleteUser', 'updateUser'] as const)(
  '%s hands teams on and archives what nobody can lead',
  async (name) => {
    olga = await person(db, 'RESEARCHER', { name: `Olga ${name}` })
    const [shared, lonely] = [await teamOf('Shared'), await teamOf('Lonely', false)]
    const asked = await db.team.create({
      data: { name: 'Asked', members: { create: { userId: ed.id, role: 'OWNER' } } },
    })
    await db.teamJoinRequest.create({ data: { teamId: asked.id, userId: olga.id } })
    const before = await timesTold(db, ed, 'TEAM_HANDED_OVER')
    const input = { id: user(olga), ...(name === 'updateUser' ? { status: 'DEACTIVATED' } : {}) }
    for (const as of [ed, await person(db, 'KU_TEAM')]) expect(await act(as, name, input)).not.toEqual([])
    expect(await act(null, name, input)).toEqual(['UNAUTHENTICATED'])
    expect(await roles(shared.id)).toContainEqual(['Olga', 'OWNER'])

    expect(await act(admin, name, input)).toEqual([])
    expect(await roles(shared.id)).toEqual([['Ed', 'OWNER']])
    expect(await timesTold(db, ed, 'TEAM_HANDED_OVER')).toBe(before + 1)
    expect(await db.team.findUnique({ where: { id: lonely.id } })).toMatchObject({
      archivedAt: expect.any(Date),
      archiveReason: 'Nobody is left to lead it',
    })
    expect(await db.teamJoinRequest.count({ where: { userId: olga.id } })).toBe(0)
    const handed = await db.auditEntry.findFirst({ where: { entity: 'Team', entityId: shared.id } })
    expect(handed).toMatchObject({ actorId: admin.id, changes: { ownerId: [olga.id, ed.id] } })
  },
)

test('who is no researcher any more leads no team and stays in it', async () => {
  olga = await person(db, 'RESEARCHER', { name: 'Olga Invests' })
  const { id } = await teamOf('Reassigned')
  expect(await act(admin, 'updateUser', { id: user(olga), role: 'INVESTOR' })).toEqual([])
  expect(await roles(id)).toEqual([
    ['Ed', 'OWNER'],
    ['Olga', 'MEMBER'],
  ])
})

test('nobody waits for a closed expert: sessions are off, requests are free, introductions are answered', async () => {
  const expert = await person(db, 'EXPERT', { name: 'Ex Pert' })
  const company = await person(db, 'INDUSTRY')
  const idea = await db.idea.create({
    data: {
      title: 'Solar still',
      description: 'Clean water',
      category: 'Other',
      status: 'APPROVED',
      submitterId: ed.id,
    },
  })
  const request = await db.validationRequest.create({
    data: { ideaId: idea.id, title: 'Solar still', status: 'ASSIGNED', assigneeId: expert.id, acceptedAt: new Date() },
  })
  const session = (from: number) => ({
    kind: 'SESSION' as const,
    state: 'CONFIRMED' as const,
    title: 'Solar still',
    startsAt: new Date(Date.now() + from * hour),
    endsAt: new Date(Date.now() + (from + 0.5) * hour),
    organizerId: ed.id,
    participants: {
      create: [
        { userId: ed.id, role: 'ORGANIZER' as const, answer: 'ACCEPTED' as const },
        { userId: expert.id, role: 'EXPERT' as const, answer: 'ACCEPTED' as const },
      ],
    },
  })
  const [over, coming] = [
    await db.meeting.create({ data: session(-24) }),
    await db.meeting.create({ data: session(24) }),
  ]
  await db.introduction.create({ data: { expertId: expert.id, requesterId: company.id, message: 'Old pipes' } })

  expect(await act(admin, 'deleteUser', { id: user(expert) })).toEqual([])
  const state = async (id: number) => (await db.meeting.findUniqueOrThrow({ where: { id } })).state
  expect([await state(over.id), await state(coming.id)]).toEqual(['CONFIRMED', 'CANCELLED'])
  expect(await timesTold(db, ed, 'MEETING_CANCELLED')).toBe(1)
  expect(await timesTold(db, expert, 'MEETING_CANCELLED')).toBe(0)
  expect(await db.validationRequest.findUnique({ where: { id: request.id } })).toMatchObject({
    status: 'OPEN',
    assigneeId: null,
  })
  expect(await db.introduction.findFirst({ where: { expertId: expert.id } })).toMatchObject({ state: 'DECLINED' })
})
