/** What the university does with challenges: it chooses who checks, finds researchers who fit, invites and reminds. */
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const make = (role: Role, name: string) => person(db, role, { name })
const owner = await make('INDUSTRY', 'Owner')
const team = await make('COMMERCIALIZATION_TEAM', 'Team')
const colleague = await make('KU_TEAM', 'Colleague')
const ada = await make('RESEARCHER', 'Ada')
const badr = await make('RESEARCHER', 'Badr')
const chen = await make('RESEARCHER', 'Chen')
beforeEach(() => db.notification.deleteMany())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const challenge = async (data: Partial<Prisma.ChallengeUncheckedCreateInput> = {}) =>
  (
    await db.challenge.create({
      data: { title: 'Water', companyName: 'Dunes', status: 'OPEN', deadline: inDays(20), ownerId: owner.id, ...data },
    })
  ).id

const act = (name: string, number: number, input: object, as: Viewer | null) =>
  perform(db, name, { id: idOf('Challenge', number), ...input }, { as, give: 'challenge { number }' })
const user = ({ id }: Viewer) => ({ userId: idOf('User', id) })
const read = async (number: number, fields: string, as: Viewer) =>
  (await run(db, `{ challenge(number: ${number}) { ${fields} } }`, { as })).data!['challenge'] as unknown
const told = async (kind: 'CHALLENGE_CHECK_ASSIGNED' | 'CHALLENGE_INVITED', { id }: Viewer) =>
  (await db.notification.findMany({ where: { kind, userId: id } })).map(({ data }) => data)

test('the university chooses who checks; nobody else sees or hears of it', async () => {
  const number = await challenge({ status: 'UNDER_REVIEW' })
  const waits = (await db.challenge.findUniqueOrThrow({ where: { id: number } })).updatedAt
  for (const [as, code] of [
    [null, 'UNAUTHENTICATED'],
    [owner, 'FORBIDDEN'],
    [ada, 'FORBIDDEN'],
  ] as const)
    expect((await act('assignChallengeChecker', number, user(team), as)).codes).toEqual([code])
  for (const outsider of [ada, owner])
    expect(
      (await act('assignChallengeChecker', number, user(outsider), team)).errors[0]!.extensions['fieldErrors'],
    ).toEqual({
      userId: 'Choose someone from the commercialization team',
    })
  expect((await act('assignChallengeChecker', number, user(colleague), team)).codes).toEqual([])
  expect((await act('assignChallengeChecker', number, user(colleague), team)).codes).toEqual([])
  expect(await told('CHALLENGE_CHECK_ASSIGNED', colleague)).toEqual([{ by: 'Team', challenge: 'Water' }])
  // It stands in the queue since it was submitted.
  expect(await db.challenge.findUniqueOrThrow({ where: { id: number } })).toMatchObject({ updatedAt: waits })

  const fields = 'checker { name } history { nodes { action } }'
  expect(await read(number, fields, team)).toEqual({
    checker: { name: 'Colleague' },
    history: { nodes: [{ action: 'assignChallengeChecker' }] },
  })
  expect(await read(number, fields, owner)).toEqual({ checker: null, history: { nodes: [] } })
  const mine = async (as: Viewer) =>
    (await run(db, '{ challenges(filter: { checkedByMe: true }) { totalCount } }', { as })).data!['challenges']
  expect(await mine(colleague)).toEqual({ totalCount: 1 })
  for (const as of [team, owner]) expect(await mine(as)).toEqual({ totalCount: 0 })

  expect((await act('assignChallengeChecker', number, { userId: null }, team)).codes).toEqual([])
  expect(await mine(colleague)).toEqual({ totalCount: 0 })
  expect((await act('assignChallengeChecker', await challenge(), user(colleague), team)).codes).toEqual(['CONFLICT'])
})

test('researchers are found by the words that they share with a challenge, those who share most first', async () => {
  const project = (ownerId: number, data: Partial<Prisma.ProjectUncheckedCreateInput>) =>
    db.project.create({ data: { title: 'P', status: 'ACTIVE', ownerId, ...data } })
  const known = (who: Viewer, data: Prisma.UserUpdateInput) => db.user.update({ where: { id: who.id }, data })
  await known(ada, { expertise: ['Désalination', 'Poetry'], department: 'Water Engineering' })
  await known(badr, { expertise: ['reverse-osmosis'] })
  await known(chen, { expertise: ['Robots'] })
  await project(ada.id, { title: 'Still', keywords: 'brine, desalination', tags: ['Membranes'] })
  await project(ada.id, { title: 'Gone', tags: ['Membranes'], deletedAt: new Date() })
  await project(ada.id, { title: 'Archived', tags: ['Membranes'], status: 'ARCHIVED' })
  const shared = await project(chen.id, { title: 'Shared', tags: ['Membranes'] })
  await db.projectMember.create({ data: { projectId: shared.id, userId: badr.id, role: 'VIEWER' } })
  const number = await challenge({
    tags: ['Desalination', 'membranes'],
    sector: 'WATER',
    problemStatement: 'Reverse osmosis costs too much, and a membraneless way is fine.',
    anonymous: true,
    companyName: 'Robots',
  })
  const fields = 'matches { sector expertise user { name } projects { shared project { title } } }'
  const suggested = async () => (await read(number, fields, team)) as { matches: { user: { name: string } }[] | null }
  expect((await suggested()).matches).toEqual([
    {
      user: { name: 'Ada' },
      sector: true,
      expertise: ['Désalination'],
      projects: [{ shared: ['Membranes', 'desalination'].toSorted(), project: { title: 'Still' } }],
    },
    {
      user: { name: 'Badr' },
      sector: false,
      expertise: ['reverse-osmosis'],
      projects: [{ shared: ['Membranes'], project: { title: 'Shared' } }],
    },
    // Not by the hidden company's name.
    {
      user: { name: 'Chen' },
      sector: false,
      expertise: [],
      projects: [{ shared: ['Membranes'], project: { title: 'Shared' } }],
    },
  ])
  for (const as of [owner, ada])
    expect(await read(number, 'matches { sector } invitations { words }', as)).toEqual({
      matches: null,
      invitations: null,
    })
  // A draft is its author's alone: it changes nothing. What is submitted does, and so does an invitation.
  await db.proposal.create({ data: { challengeId: number, authorId: ada.id, status: 'DRAFT' } })
  expect((await suggested()).matches).toHaveLength(3)
  const { id: handedIn } = await db.proposal.create({
    data: {
      challengeId: number,
      authorId: chen.id,
      status: 'SUBMITTED',
      coApplicants: { create: { userId: badr.id, answer: 'CONFIRMED' } },
    },
  })
  expect((await suggested()).matches!.map((match) => match.user.name)).toEqual(['Ada'])
  await db.proposal.update({ where: { id: handedIn }, data: { status: 'WITHDRAWN' } })
  await act('inviteToPropose', number, user(ada), team)
  expect((await suggested()).matches!.map((match) => match.user.name)).toEqual(['Badr', 'Chen'])
  await db.challenge.update({ where: { id: number }, data: { status: 'CLOSED' } })
  expect((await suggested()).matches).toBeNull()
})

test('a researcher is invited once, and is told nothing of a company that keeps its name to itself', async () => {
  const number = await challenge({ anonymous: true })
  for (const [as, code] of [
    [null, 'UNAUTHENTICATED'],
    [owner, 'FORBIDDEN'],
    [ada, 'FORBIDDEN'],
  ] as const)
    expect((await act('inviteToPropose', number, user(ada), as)).codes).toEqual([code])
  expect((await act('inviteToPropose', number, user(owner), team)).codes).toEqual(['INVALID'])
  const words = 'Your still fits.'
  const both = await Promise.all(
    [team, colleague].map((as) => act('inviteToPropose', number, { ...user(ada), words }, as)),
  )
  expect(both.flatMap(({ codes }) => codes)).toEqual(['INVALID'])
  const [message, ...more] = await told('CHALLENGE_INVITED', ada)
  expect(more).toEqual([])
  expect(JSON.stringify(message)).not.toContain('Dunes')
  expect(message).toMatchObject({ challenge: 'Water', comment: words })
  const mails = await db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE name = 'mailNotification'`
  expect(mails.length).toBeGreaterThan(0)

  const seen = `title companyName invitation { words inviter { name } }`
  expect(await read(number, seen, ada)).toMatchObject({ companyName: null, invitation: { words } })
  expect(await read(number, seen, badr)).toMatchObject({ invitation: null })
  expect(await read(number, 'invitations { words } history { nodes { action } }', owner)).toEqual({
    invitations: null,
    history: { nodes: [] },
  })
  const invited = async (as: Viewer) =>
    (await run(db, '{ challenges(filter: { invited: true, shown: OPEN }) { edges { node { number } } } }', { as })).data
  expect(JSON.stringify(await invited(ada))).toContain(`"number":${number}}`)
  expect(JSON.stringify(await invited(badr))).not.toContain(`"number":${number}}`)
  await db.proposal.create({ data: { challengeId: number, authorId: ada.id, status: 'SUBMITTED' } })
  expect(JSON.stringify(await invited(ada))).not.toContain(`"number":${number}}`)
  await db.proposal.create({ data: { challengeId: number, authorId: badr.id, status: 'SUBMITTED' } })
  expect((await act('inviteToPropose', number, user(badr), team)).errors[0]!.extensions['fieldErrors']).toEqual({
    userId: 'Badr has already proposed',
  })
  for (const data of [{ status: 'CLOSED' }, { status: 'UNDER_REVIEW' }, { deadline: inDays(-3) }] as const)
    expect((await act('inviteToPropose', await challenge(data), user(chen), team)).codes).toEqual(['NOT_FOUND'])
})

test('of two who remind a company at once, one does; the next may a day later', async () => {
  const number = await challenge({ status: 'CLOSED', answerBy: inDays(-3), deadline: inDays(-9) })
  const remind = async (as: Viewer) => (await act('remindCompany', number, {}, as)).codes
  expect(await remind(team)).toEqual(['CONFLICT'])
  await db.proposal.create({ data: { challengeId: number, authorId: ada.id, status: 'SUBMITTED' } })
  expect((await Promise.all([team, colleague].map(remind))).flat()).toEqual(['CONFLICT'])
  expect(await db.notification.count({ where: { kind: 'CHALLENGE_ANSWER_OVERDUE' } })).toBe(1)
  expect(await read(number, 'remindedLately remindedAt', team)).toMatchObject({ remindedLately: true })
  expect(await read(number, 'remindedLately remindedAt', owner)).toEqual({ remindedLately: null, remindedAt: null })
  await db.challenge.update({ where: { id: number }, data: { remindedAt: inDays(-1.01) } })
  expect(await read(number, 'remindedLately', team)).toEqual({ remindedLately: false })
  expect(await remind(team)).toEqual([])
  await db.challenge.update({ where: { id: number }, data: { remindedAt: null, ownerId: null } })
  expect(await remind(team)).toEqual(['CONFLICT'])
  expect(await read(number, 'remindedAt', team)).toEqual({ remindedAt: null })
})
