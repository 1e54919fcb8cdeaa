/** Proposals from a draft to a decision: who may do what, in which order, and what the others see and are told. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { ProposalStatus } from '../../__generated__/prisma/enums.ts'
import { isoDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { testDatabase } from '../../testing/database.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { propose } from './proposal.actions.ts'
import { proposalMover } from './proposalStatus.ts'
import { sumsOf } from './scorecard.ts'
import { usualCriteria } from './usualCriteria.rules.ts'

let db: Db
let close: () => Promise<void>
let ada: Viewer, badr: Viewer, owner: Viewer, reviewer: Viewer, commenter: Viewer, rival: Viewer, team: Viewer

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  badr = await person(db, 'RESEARCHER', { name: 'Badr' })
  owner = await person(db, 'INDUSTRY', { name: 'Owner' })
  reviewer = await person(db, 'INDUSTRY_PARTNER', { name: 'Reviewer' })
  commenter = await person(db, 'INDUSTRY', { name: 'Commenter' })
  rival = await person(db, 'INDUSTRY', { name: 'Rival' })
  team = await person(db, 'KU_TEAM', { name: 'Team' })
})
afterAll(() => close())
beforeEach(() => db.notification.deleteMany({}))

const idOf = (type: string, number: number) => encodeGlobalID(type, String(number))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const texts = {
  proposalTitle: 'Solar still',
  ideaSummary: 'Fresh water from the sun alone.',
  addressingChallenge: 'It needs no power and no filter.',
  trl: 4,
  timeline: '9 months',
  supportNeeded: ['PILOT', 'DATA'],
}

/** Performs a mutation that gives back a proposal. */
const perform = (as: Viewer | null, name: string, input: object, fields = 'proposal { number }') =>
  run(
    db,
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
    { as, variables: { input } },
  )
const numberOf = (answer: Awaited<ReturnType<typeof perform>>, name: string) =>
  (answer.data![name] as unknown as { proposal: { number: number } }).proposal.number

const challenge = (data: Partial<Prisma.ChallengeUncheckedCreateInput> = {}) =>
  db.challenge.create({
    data: {
      title: 'Water',
      companyName: 'Dunes',
      status: 'OPEN',
      deadline: inDays(20),
      ownerId: owner.id,
      reviewers: {
        create: [
          { userId: reviewer.id, role: 'REVIEWER' },
          { userId: commenter.id, role: 'COMMENTER' },
        ],
      },
      ...data,
    },
  })
const proposal = async (
  status: ProposalStatus,
  data: Partial<Prisma.ProposalUncheckedCreateInput> = {},
  of: Partial<Prisma.ChallengeUncheckedCreateInput> = {},
) => {
  const { proposalTitle: title, supportNeeded: _, ...rest } = texts
  const challengeId = (await challenge(of)).id
  return (await db.proposal.create({ data: { ...rest, title, status, authorId: ada.id, challengeId, ...data } })).id
}
const opened = (...people: Viewer[]) => ({
  statements: { create: people.map(({ id: reviewerId }) => ({ reviewerId, conflict: false })) },
})
const now = (id: number) => db.proposal.findUniqueOrThrow({ where: { id } })
const told = async ({ id }: Viewer) =>
  (await db.notification.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

test('the table of states says who moves a proposal where', () => {
  expect(proposalMover('DRAFT', 'SUBMITTED')).toBe('PROPOSAL_UPDATE')
  for (const from of ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST'] as const) {
    expect(proposalMover(from, 'WITHDRAWN')).toBe('PROPOSAL_UPDATE')
    for (const to of ['ACCEPTED', 'DECLINED'] as const) expect(proposalMover(from, to)).toBe('PROPOSAL_DECIDE')
  }
  expect(proposalMover('SHORTLISTED', 'SCREENING')).toBeNull()
  for (const from of ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const)
    for (const to of ['SUBMITTED', 'SCREENING', 'ACCEPTED', 'DECLINED'] as const)
      expect(proposalMover(from, to)).toBeNull()
})

test('scores weigh as the criteria say, and count once every criterion is scored', () => {
  const scores = (reviewerId: number, ...given: number[]) =>
    given.map((score, position) => ({ reviewerId, score, criterion: { position } }))
  expect(usualCriteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  const all = [...scores(1, 5, 5, 5, 5, 5), ...scores(2, 5, 4, 3, 2, 1), ...scores(3, 5)]
  expect(sumsOf([], all)).toEqual({
    sums: [
      { reviewerId: 1, sum: 100 },
      { reviewerId: 2, sum: 69 },
    ],
    mean: 84.5,
  })
})

describe('writing', () => {
  test('asks for what is documented, and of a draft for nothing', async () => {
    const id = idOf('Challenge', (await challenge()).id)
    const empty = await perform(ada, 'propose', { challengeId: id, ideaSummary: 'Short', addressingChallenge: '' })
    expect(empty.errors[0]!.extensions['fieldErrors']).toEqual({
      ideaSummary: 'Summary must be at least 10 characters long',
      addressingChallenge: 'Please explain how your idea addresses the challenge',
      trl: 'Please select a TRL level',
      timeline: 'Please provide an estimated timeline',
      supportNeeded: 'Please select at least one support option',
    })
    const long = await perform(ada, 'propose', {
      ...texts,
      challengeId: id,
      ideaSummary: 'x'.repeat(1501),
      addressingChallenge: 'x'.repeat(1001),
      priorWork: 'x'.repeat(751),
    })
    expect(long.errors[0]!.extensions['fieldErrors']).toEqual({
      ideaSummary: 'Summary cannot exceed 300 words',
      addressingChallenge: 'Description cannot exceed 200 words',
      priorWork: 'Prior work description cannot exceed 150 words',
    })
    const draft = await perform(ada, 'createProposal', { challengeId: id })
    const number = numberOf(draft, 'createProposal')
    await perform(ada, 'updateProposal', { id: idOf('Proposal', number), timeline: 'Soon' })
    expect(await now(number)).toMatchObject({ status: 'DRAFT', timeline: 'Soon', trl: null })
    expect(await told(owner)).toEqual([])
  })

  test('submitting tells the company and the author, with the real position', async () => {
    await db.user.update({ where: { id: ada.id }, data: { position: 'Professor of Wells' } })
    const { id: challengeId } = await challenge({ answerBy: inDays(40) })
    const draft = await perform(ada, 'createProposal', { challengeId: idOf('Challenge', challengeId) })
    const number = numberOf(draft, 'createProposal')
    const id = idOf('Proposal', number)
    expect((await perform(ada, 'submitProposal', { id, ...texts })).codes).toEqual([])
    expect(await now(number)).toMatchObject({ status: 'SUBMITTED', position: 'Professor of Wells' })
    expect(await Promise.all([owner, reviewer, ada, rival].map(told))).toEqual([
      ['PROPOSAL_SUBMITTED'],
      ['PROPOSAL_SUBMITTED'],
      ['PROPOSAL_RECEIVED'],
      [],
    ])
    // Until the deadline it is changed by submitting it again; a draft's autosave no longer reaches it.
    expect((await perform(ada, 'updateProposal', { id, timeline: 'x' })).codes).toEqual(['CONFLICT'])
    await perform(ada, 'submitProposal', { id, ...texts, timeline: '8 months' })
    expect(await now(number)).toMatchObject({ status: 'SUBMITTED', timeline: '8 months' })
    expect(await told(owner)).toEqual(['PROPOSAL_SUBMITTED', 'PROPOSAL_CHANGED'])
    await perform(ada, 'withdrawProposal', { id })
    expect((await perform(ada, 'submitProposal', { id, ...texts })).codes).toEqual(['CONFLICT'])
    expect(await told(owner)).toContain('PROPOSAL_WITHDRAWN')
  })

  test('is for its author alone, and only of an own project', async () => {
    const id = idOf('Proposal', await proposal('DRAFT'))
    for (const name of ['withdrawProposal', 'discardProposal'])
      expect((await perform(badr, name, { id }, 'challenge { id }')).codes).toEqual(['NOT_FOUND'])
    expect((await perform(badr, 'submitProposal', { id, ...texts })).codes).toEqual(['NOT_FOUND'])
    expect((await perform(owner, 'updateProposal', { id })).codes).toEqual(['FORBIDDEN'])
    expect((await perform(team, 'updateProposal', { id })).codes).toEqual(['FORBIDDEN'])
    expect((await perform(null, 'updateProposal', { id })).codes).toEqual(['UNAUTHENTICATED'])
    const open = idOf('Challenge', (await challenge()).id)
    expect((await perform(owner, 'propose', { challengeId: open, ...texts })).codes).toEqual(['FORBIDDEN'])
    expect((await perform(null, 'propose', { challengeId: open, ...texts })).codes).toEqual(['UNAUTHENTICATED'])
    const { id: others } = await db.project.create({ data: { title: 'Others’', ownerId: badr.id, status: 'ACTIVE' } })
    const linked = await perform(ada, 'updateProposal', { id, projectId: idOf('Project', others) })
    expect(linked.errors[0]!.extensions['fieldErrors']).toEqual({
      projectId: 'Please choose a project that you may change',
    })
  })
})

describe('the deadline', () => {
  test('lets 50 of the last second in and refuses 50 after it', async () => {
    const { id } = await challenge({ deadline: inDays(2) })
    const { closesAt, deadline } = await db.challenge.findUniqueOrThrow({ where: { id } })
    // Midnight in Dubai, not in UTC.
    expect(closesAt.toISOString()).toBe(`${isoDay(deadline!)}T20:00:00.000Z`)
    const people = await Promise.all(Array.from({ length: 50 }, () => person(db, 'RESEARCHER')))
    const input = { challengeId: idOf('Challenge', id), ...texts }
    const all = (at: number) => {
      const usual = Date
      class Clock extends usual {
        constructor(...given: [number?]) {
          super(...((given.length ? given : [at]) as [number]))
        }
        static override now() {
          return at
        }
      }
      globalThis.Date = Clock as DateConstructor
      return Promise.allSettled(people.map((one) => propose.perform(contextOf(db, one), input))).finally(() => {
        globalThis.Date = usual
      })
    }
    const before = await all(closesAt.getTime() - 1)
    expect(before.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const after = await all(closesAt.getTime())
    const words = after.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'in'))
    expect(new Set(words)).toEqual(
      new Set([
        expect.stringMatching(/^The deadline has passed: proposals were taken until the end of .+ \(Asia\/Dubai\)$/),
      ]),
    )
    expect(await db.proposal.count({ where: { challengeId: id } })).toBe(50)
  })

  test('closes drafts, too, and a closed challenge takes none before it', async () => {
    const draft = idOf('Proposal', await proposal('DRAFT', {}, { deadline: inDays(-3) }))
    expect((await perform(ada, 'submitProposal', { id: draft, ...texts })).codes).toEqual(['CONFLICT'])
    const handedIn = idOf('Proposal', await proposal('SUBMITTED', {}, { deadline: inDays(-3) }))
    expect((await perform(ada, 'submitProposal', { id: handedIn, ...texts })).codes).toEqual(['CONFLICT'])
    for (const [status, code] of [
      ['CLOSED', 'CONFLICT'],
      ['DRAFT', 'NOT_FOUND'],
    ] as const) {
      const { id } = await challenge({ status })
      const answer = await perform(ada, 'propose', { challengeId: idOf('Challenge', id), ...texts })
      expect(answer.codes).toEqual([code])
    }
  })
})

describe('co-applicants', () => {
  test('are asked, see what they are asked for, and confirm or decline', async () => {
    const number = await proposal('DRAFT')
    const id = idOf('Proposal', number)
    const { id: teamId } = await db.team.create({
      data: { name: 'Wells', members: { create: [{ userId: ada.id, role: 'OWNER' }, { userId: badr.id }] } },
    })
    expect((await perform(ada, 'nameCoApplicants', { id, userId: idOf('User', owner.id) })).codes).toEqual(['INVALID'])
    expect((await perform(ada, 'nameCoApplicants', { id, teamId: idOf('Team', teamId) })).codes).toEqual([])
    expect(await told(badr)).toEqual(['CO_APPLICANT_ASKED'])
    const read = async () =>
      (await run(db, `{ proposal(number: ${number}) { title } }`, { as: badr })).data!['proposal']
    expect(await read()).toEqual({ title: 'Solar still' })
    expect((await perform(badr, 'updateProposal', { id, timeline: 'x' })).codes).toEqual(['NOT_FOUND'])
    expect((await perform(ada, 'answerCoApplication', { id, confirm: true })).codes).toEqual(['NOT_FOUND'])
    await perform(badr, 'answerCoApplication', { id, confirm: true })
    expect(await told(ada)).toEqual(['CO_APPLICANT_ANSWERED'])
    await perform(badr, 'answerCoApplication', { id, confirm: false })
    expect(await read()).toBeNull()
  })
})

describe('reviewing', () => {
  const seen = `challengeTitle author { name } title ideaSummary status stage score notes { text } messages { text from }
    history { action } feedback coApplicants { answer }`
  const asked = async (as: Viewer, number: number) =>
    (await run(db, `{ proposal(number: ${number}) { ${seen} } }`, { as })).data?.['proposal'] as unknown as Record<
      string,
      unknown
    > | null

  test('opens after the statement of conflict, and stays closed with one', async () => {
    const number = await proposal('SUBMITTED')
    const id = idOf('Proposal', number)
    expect(await asked(owner, number)).toMatchObject({
      title: null,
      ideaSummary: null,
      status: 'SUBMITTED',
      notes: null,
    })
    expect(await asked(rival, number)).toBeNull()
    expect((await perform(reviewer, 'scoreProposal', { id, scores: [{ position: 0, score: 5 }] })).codes).toEqual([
      'NOT_FOUND',
    ])
    await perform(owner, 'stateConflict', { id, conflict: false })
    expect(await asked(owner, number)).toMatchObject({ title: 'Solar still', status: 'SCREENING', notes: [] })
    const silent = await perform(reviewer, 'stateConflict', { id, conflict: true })
    expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({ words: 'Please say what the conflict is' })
    await perform(reviewer, 'stateConflict', { id, conflict: true, words: 'We are cousins' })
    expect(await asked(reviewer, number)).toMatchObject({ title: null, notes: null })
    expect((await perform(reviewer, 'stateConflict', { id, conflict: false })).codes).toEqual(['CONFLICT'])
    for (const as of [rival, ada])
      expect((await perform(as, 'stateConflict', { id, conflict: false })).codes).toEqual([
        as === ada ? 'FORBIDDEN' : 'NOT_FOUND',
      ])
  })

  test('keeps scores, notes and names from the applicant', async () => {
    const number = await proposal('SCREENING', opened(owner, reviewer, commenter))
    const id = idOf('Proposal', number)
    const scores = usualCriteria.map(({ position }) => ({ position, score: 4 }))
    expect((await perform(reviewer, 'scoreProposal', { id, scores })).codes).toEqual([])
    expect((await perform(commenter, 'scoreProposal', { id, scores })).codes).toEqual(['NOT_FOUND'])
    await perform(commenter, 'addProposalNote', { id, text: 'Too dear' })
    await perform(reviewer, 'sendProposalMessage', { id, text: 'Which wells?' })
    await perform(ada, 'sendProposalMessage', { id, text: 'Yours' })
    expect(await asked(owner, number)).toMatchObject({
      score: 80,
      notes: [{ text: 'Too dear' }],
      messages: [
        { text: 'Which wells?', from: 'Reviewer' },
        { text: 'Yours', from: 'Ada' },
      ],
    })
    expect(await asked(ada, number)).toMatchObject({
      status: null,
      stage: 'IN_REVIEW',
      score: null,
      notes: null,
      history: null,
      messages: [
        { text: 'Which wells?', from: 'The review team' },
        { text: 'Yours', from: 'Ada' },
      ],
    })
    expect(await told(ada)).toEqual(['PROPOSAL_MESSAGE'])
    expect(await told(owner)).toEqual(['PROPOSAL_MESSAGE'])
    const byStatus = await run(db, '{ proposals(filter: {status: [SCREENING]}) { totalCount } }', { as: ada })
    expect(byStatus.data!['proposals']).toEqual({ totalCount: 0 })
    expect((await perform(ada, 'addProposalNote', { id, text: 'x' })).codes).toEqual(['FORBIDDEN'])
    expect(await asked(badr, number)).toBeNull()
  })

  test('asks once for changes, which the author makes until the deadline', async () => {
    const number = await proposal('SHORTLISTED', opened(owner, reviewer))
    const id = idOf('Proposal', number)
    expect((await perform(ada, 'submitProposal', { id, ...texts, timeline: 'x' })).codes).toEqual(['CONFLICT'])
    const decision = 'CHANGES_REQUESTED'
    const silent = await perform(owner, 'reviewProposal', { id, decision })
    expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({ comments: 'Please write what has to change' })
    expect((await perform(reviewer, 'reviewProposal', { id, decision, comments: 'x' })).codes).toEqual(['NOT_FOUND'])
    await perform(owner, 'reviewProposal', { id, decision, comments: 'Say what it costs' })
    expect(await told(ada)).toEqual(['PROPOSAL_CHANGES_REQUESTED'])
    expect((await perform(owner, 'reviewProposal', { id, decision, comments: 'Again' })).codes).toEqual(['CONFLICT'])
    expect((await perform(ada, 'submitProposal', { id, ...texts, timeline: '7 months' })).codes).toEqual([])
    expect((await now(number)).changesMadeAt).not.toBeNull()
    expect((await perform(ada, 'submitProposal', { id, ...texts })).codes).toEqual(['CONFLICT'])
  })

  test('declines with feedback that must be written, and accepts into a collaboration, once', async () => {
    const declined = await proposal('SCREENING', opened(owner))
    const id = idOf('Proposal', declined)
    const silent = await perform(owner, 'reviewProposal', { id, decision: 'DECLINED', comments: ' ' })
    expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({
      comments: 'Please write the feedback that the applicants read',
    })
    await perform(owner, 'reviewProposal', { id, decision: 'DECLINED', comments: 'Too early for us' })
    expect(await asked(ada, declined)).toMatchObject({ stage: 'DECISION', feedback: 'Too early for us' })
    expect((await perform(ada, 'withdrawProposal', { id })).codes).toEqual(['CONFLICT'])

    const co = { coApplicants: { create: [{ userId: badr.id, answer: 'CONFIRMED' as const }] } }
    const accepted = await proposal('FINALIST', { ...opened(owner), ...co })
    const input = { id: idOf('Proposal', accepted), decision: 'ACCEPTED', comments: 'Let us begin' }
    for (const [as, code] of [
      [rival, 'NOT_FOUND'],
      [ada, 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const)
      expect((await perform(as, 'reviewProposal', input)).codes).toEqual([code])
    const both = await Promise.all([owner, team].map((as) => perform(as, 'reviewProposal', input)))
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    const { partners } = await db.collaboration.findUniqueOrThrow({
      where: { proposalId: accepted },
      include: { partners: true },
    })
    expect(new Set(partners.map(({ userId }) => userId))).toEqual(new Set([ada.id, badr.id, owner.id]))
    expect(await told(badr)).toEqual(['PROPOSAL_ACCEPTED'])
  })
})
