/** Answers of which the record keeps no moments: what is kept of them, and how they count in the share of answers in time. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeClaim } from '../../../prisma/seed/factories/readiness.ts'
import { makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { duties } from '../../__generated__/features/duties.ts'
import { universityDay } from '../../days.ts'
import { dutyKinds, type DutyKind } from '../../duties/kinds.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { cleanUp } from '../accounts/account.jobs.ts'
import { expireSessions } from '../experts/expireSessions.ts'
import { criteriaBetween } from '../trl/criteria.rules.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const company = await person(db, 'INDUSTRY')
const reviewer = await person(db, 'INDUSTRY_PARTNER')
const expert = await person(db, 'EXPERT')

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)
beforeEach(() => db.keptAnswer.deleteMany())

const act = async (as: Viewer, name: string, input: object) =>
  expect((await perform(db, name, input, { as })).errors, name).toEqual([])
/** What was kept, without the answers themselves. */
const kept = async () =>
  (await db.keptAnswer.findMany({ orderBy: { id: 'asc' } })).map(({ kind, since, due, endedAt, lapsed }) => ({
    kind,
    since,
    inTime: !lapsed && universityDay(endedAt) <= due,
  }))
const shareOf = async (kind: DutyKind) => {
  const { data } = await run(db, '{ answerPromises { kind kept { answered inTime } } }', { as: badr })
  const all = data!['answerPromises'] as unknown as { kind: DutyKind; kept: { answered: number; inTime: number } }[]
  return all.find((one) => one.kind === kind)!.kept
}

test('every kind of duty is measured, by one definition', () => {
  for (const kind of dutyKinds)
    expect(
      duties.filter((duty) => duty.kind === kind && duty.answered).length,
      `${kind} says nowhere when it was answered`,
    ).toBe(1)
})

test('an idea and a project that are changed and submitted again keep how long that took, each time', async () => {
  const first = ago(40)
  const { id } = await db.idea.create({
    data: {
      title: 'Kiln',
      description: 'Bricks without fire.',
      category: 'Energy',
      status: 'NEEDS_CHANGES',
      submitterId: ada.id,
      submittedAt: ago(50),
      reviewedAt: first,
    },
  })
  await act(ada, 'submitIdea', { id: idOf('Idea', id) })
  const second = ago(1)
  await db.idea.update({ where: { id }, data: { status: 'NEEDS_CHANGES', reviewedAt: second } })
  await act(ada, 'submitIdea', { id: idOf('Idea', id) })
  expect(await kept()).toEqual([
    { kind: 'IDEA_CHANGE', since: first, inTime: false },
    { kind: 'IDEA_CHANGE', since: second, inTime: true },
  ])

  await db.keptAnswer.deleteMany()
  const whole = { principalInvestigator: 'Ada', institution: 'Lab', trl: 3, ownerId: ada.id, status: 'DRAFT' } as const
  const statusSince = ago(2)
  const returned = () => makeProject(db, { ...whole, returnComments: 'Say how hot.', statusSince })
  await act(ada, 'submitProject', { id: idOf('Project', (await returned()).id) })
  await act(ada, 'updateProject', { id: idOf('Project', (await returned()).id), status: 'PROPOSED' })
  await act(ada, 'submitProject', { id: idOf('Project', (await makeProject(db, whole)).id) })
  const change = { kind: 'PROJECT_CHANGE', since: statusSince, inTime: true }
  expect(await kept(), 'one that was never returned was never changed').toEqual([change, change])
})

test('requests and invitations that are deleted with their answer leave it behind, withdrawn ones nothing', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: ada.id, visibleToResearchers: true })
  const createdAt = ago(30)
  const of = { id: idOf('Project', projectId) }
  await db.joinRequest.create({ data: { projectId, userId: badr.id, createdAt } })
  await act(ada, 'answerProjectJoinRequest', { ...of, userId: idOf('User', badr.id), accepted: false, message: 'Full' })
  const { id: teamId } = await db.team.create({
    data: { name: 'Kilns', members: { create: { userId: ada.id, role: 'OWNER' } } },
  })
  await db.teamJoinRequest.create({ data: { teamId, userId: badr.id, createdAt } })
  await act(ada, 'answerTeamJoinRequest', {
    id: idOf('Team', teamId),
    userId: idOf('User', badr.id),
    accepted: false,
    message: 'Later',
  })
  await act(badr, 'requestToJoinTeam', { id: idOf('Team', teamId), message: 'Please' })
  await act(badr, 'withdrawTeamJoinRequest', { id: idOf('Team', teamId) })
  const { id } = await db.teamInvitation.create({
    data: { teamId, userId: badr.id, createdAt, expiresAt: new Date(Date.now() + 5 * day) },
  })
  await act(badr, 'answerTeamInvitation', { id: idOf('TeamInvitation', id), accepted: true })
  expect(await kept()).toEqual([
    { kind: 'PROJECT_JOIN_ANSWER', since: createdAt, inTime: false },
    { kind: 'TEAM_JOIN_ANSWER', since: createdAt, inTime: false },
    { kind: 'TEAM_INVITATION_ANSWER', since: createdAt, inTime: true },
  ])
})

test('a claim that is changed and a reply about a support request keep how long they took', async () => {
  const decidedAt = ago(3)
  const { id: projectId } = await makeProject(db, { ownerId: ada.id })
  const claim = await makeClaim(db, {
    projectId,
    level: 1,
    status: 'CHANGES_REQUESTED',
    requestedAt: ago(9),
    decidedAt,
  })
  await db.trlEvidence.createMany({
    data: criteriaBetween(0, 1).map(({ code }) => ({ claimId: claim.id, code, text: 'Shown', answer: 'ACCEPTED' })),
  })
  await act(ada, 'submitTrlClaim', { id: idOf('TrlClaim', claim.id) })
  const waitingSince = ago(4)
  const request = await makeSupportRequest(db, {
    status: 'WAITING_FOR_RESEARCHER',
    requesterId: ada.id,
    waitingSince,
  })
  await act(ada, 'createMessage', { recordId: idOf('SupportRequest', request.id), text: 'The second one.' })
  expect(await kept()).toEqual([
    { kind: 'TRL_CHANGE', since: decidedAt, inTime: true },
    { kind: 'SUPPORT_REPLY', since: waitingSince, inTime: true },
  ])
})

test('the first scores of a reviewer count once, and a co-applicant’s answer from when that person was asked', async () => {
  const submittedAt = ago(4)
  const { id: challengeId } = await db.challenge.create({
    data: {
      title: 'Water',
      companyName: 'Dunes',
      status: 'OPEN',
      ownerId: company.id,
      deadline: new Date(Date.now() + 20 * day),
      reviewers: { create: { userId: reviewer.id, role: 'REVIEWER' } },
    },
  })
  const { id } = await db.proposal.create({
    data: {
      title: 'Still',
      status: 'SCREENING',
      authorId: ada.id,
      challengeId,
      submittedAt,
      createdAt: ago(300),
      coApplicants: { create: { userId: badr.id, askedAt: ago(2) } },
    },
  })
  await db.challengeCriterion.create({ data: { challengeId, position: 1, name: 'Novelty', weight: 100 } })
  const node = idOf('Proposal', id)
  await act(reviewer, 'declareConflict', { id: node, conflict: false })
  for (const score of [3, 4]) await act(reviewer, 'scoreProposal', { id: node, scores: [{ position: 1, score }] })
  expect(await kept()).toEqual([{ kind: 'PROPOSAL_REVIEW', since: submittedAt, inTime: true }])
  const answered = async () => (await db.coApplicant.findFirstOrThrow({ where: { proposalId: id } })).answeredAt
  expect(await answered()).toBeNull()
  await act(badr, 'answerCoApplication', { id: node, confirm: true })
  const first = await answered()
  expect(first).toEqual(expect.any(Date))
  await act(badr, 'answerCoApplication', { id: node, confirm: false })
  expect(await answered(), 'the first answer counts').toEqual(first)
  const { data } = await run(db, '{ duties { edges { node { kind } } } }', { as: badr })
  expect(JSON.stringify(data)).not.toContain('CO_APPLICATION')
})

const session = (data: object) =>
  db.meeting.create({
    data: {
      kind: 'SESSION',
      state: 'PROPOSED',
      title: 'Kilns',
      organizerId: ada.id,
      startsAt: new Date(Date.now() + 3 * day),
      endsAt: new Date(Date.now() + 3.02 * day),
      participants: {
        create: [
          { userId: ada.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
          { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' },
        ],
      },
      ...data,
    },
  })

test('a session is confirmed in time or lapses, and its outcome is due once it is over', async () => {
  const asked = await session({})
  await act(expert, 'answerExpertSession', { id: idOf('Meeting', asked.id), accept: true })
  const missed = await session({ startsAt: ago(0.01), endsAt: new Date(Date.now() + day) })
  await expireSessions(db, new Date())
  await expireSessions(db, new Date())
  const endsAt = ago(60)
  const over = await session({ state: 'CONFIRMED', startsAt: ago(61), endsAt })
  await act(expert, 'closeExpertSession', { id: idOf('Meeting', over.id), outcome: 'COMPLETED' })
  expect(await kept()).toEqual([
    { kind: 'SESSION_CONFIRM', since: asked.createdAt, inTime: true },
    { kind: 'SESSION_CONFIRM', since: missed.createdAt, inTime: false },
    { kind: 'SESSION_CLOSE', since: endsAt, inTime: false },
  ])
})

test('a meeting that began before somebody answered counts as late', async () => {
  await db.meeting.deleteMany()
  const meeting = (answers: object[]) =>
    db.meeting.create({
      data: {
        kind: 'MEETING',
        state: 'COMPLETED',
        title: 'Plan',
        organizerId: ada.id,
        createdAt: ago(9),
        startsAt: ago(3),
        endsAt: ago(2.9),
        participants: { create: answers as never },
      },
    })
  const guest = async (more: object) => ({ userId: (await person(db, 'RESEARCHER')).id, ...more })
  const yes = { answer: 'ACCEPTED', answeredAt: ago(5) }
  await meeting([await guest(yes), await guest(yes), await guest(yes), await guest({})])
  expect(await shareOf('MEETING_ANSWER')).toEqual({ answered: 4, inTime: null })
  await meeting([await guest(yes)])
  await db.meeting.create({
    data: {
      kind: 'MEETING',
      state: 'CANCELLED',
      title: 'Off',
      startsAt: ago(3),
      endsAt: ago(2.9),
      participants: { create: [await guest({})] },
    },
  })
  expect(await shareOf('MEETING_ANSWER')).toEqual({ answered: 5, inTime: 4 })
})

test('what was kept counts for twelve months and is deleted then; days that were promised stay as they were', async () => {
  const answer = (endedAt: Date, due: Date) =>
    db.keptAnswer.create({ data: { kind: 'IDEA_CHANGE', since: endedAt, endedAt, due: universityDay(due) } })
  for (const days of [1, 2, 3, 4]) await answer(ago(days), ago(0))
  await answer(ago(5), ago(6))
  await answer(ago(400), ago(300))
  expect(await shareOf('IDEA_CHANGE')).toEqual({ answered: 5, inTime: 4 })
  await cleanUp.perform(db, {})
  expect(await db.keptAnswer.count()).toBe(5)
  expect(await shareOf('IDEA_CHANGE')).toEqual({ answered: 5, inTime: 4 })
  expect(await run(db, '{ answerPromises { kind } }', { as: team })).toMatchObject({ errors: [] })
})
