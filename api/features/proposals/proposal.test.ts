/** Proposals until their deadline: who may write what, in which order, and what the others see and are told. */
import { describe, expect, test } from 'vitest'
import { isoDay } from '../../days.ts'
import { idOf } from '../../testing/ids.ts'
import { inDays, proposals, texts } from '../../testing/proposals.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import { propose } from './proposal.actions.ts'

const { db, ada, badr, owner, reviewer, rival, team, act, numberOf, challenge, proposal, now, told } = await proposals()

describe('writing', () => {
  test('asks for what is documented, and of a draft for nothing', async () => {
    const id = idOf('Challenge', (await challenge()).id)
    const empty = await act(ada, 'propose', { challengeId: id, ideaSummary: 'Short', addressingChallenge: '' })
    expect(empty.errors[0]!.extensions['fieldErrors']).toEqual({
      ideaSummary: 'Summary must be at least 10 characters long',
      addressingChallenge: 'Please explain how your idea addresses the challenge',
      trl: 'Please select a TRL level',
      timeline: 'Please provide an estimated timeline',
      supportNeeded: 'Please select at least one support option',
    })
    const long = await act(ada, 'propose', {
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
    const draft = await act(ada, 'createProposal', { challengeId: id })
    const number = numberOf(draft, 'createProposal')
    await act(ada, 'updateProposal', { id: idOf('Proposal', number), timeline: 'Soon' })
    expect(await now(number)).toMatchObject({ status: 'DRAFT', timeline: 'Soon', trl: null })
    expect(await told(owner)).toEqual([])
  })

  test('submitting tells the company and the author, with the real position', async () => {
    await db.user.update({ where: { id: ada.id }, data: { position: 'Professor of Wells' } })
    const { id: challengeId } = await challenge({ answerBy: inDays(40) })
    const draft = await act(ada, 'createProposal', { challengeId: idOf('Challenge', challengeId) })
    const number = numberOf(draft, 'createProposal')
    const id = idOf('Proposal', number)
    expect((await act(ada, 'submitProposal', { id, ...texts })).codes).toEqual([])
    expect(await now(number)).toMatchObject({ status: 'SUBMITTED', position: 'Professor of Wells' })
    expect(await Promise.all([owner, reviewer, ada, rival].map(told))).toEqual([
      ['PROPOSAL_SUBMITTED'],
      ['PROPOSAL_SUBMITTED'],
      ['PROPOSAL_RECEIVED'],
      [],
    ])
    // Until the deadline it is changed by submitting it again; a draft's autosave no longer reaches it.
    expect((await act(ada, 'updateProposal', { id, timeline: 'x' })).codes).toEqual(['CONFLICT'])
    await act(ada, 'submitProposal', { id, ...texts, timeline: '8 months' })
    expect(await now(number)).toMatchObject({ status: 'SUBMITTED', timeline: '8 months' })
    expect(await told(owner)).toEqual(['PROPOSAL_SUBMITTED', 'PROPOSAL_CHANGED'])
    await act(ada, 'withdrawProposal', { id })
    expect((await act(ada, 'submitProposal', { id, ...texts })).codes).toEqual(['CONFLICT'])
    expect(await told(owner)).toContain('PROPOSAL_WITHDRAWN')
  })

  test('is for its author alone, and only of an own project', async () => {
    const id = idOf('Proposal', await proposal('DRAFT'))
    for (const name of ['withdrawProposal', 'deleteProposal'])
      expect((await act(badr, name, { id }, 'challenge { id }')).codes).toEqual(['NOT_FOUND'])
    expect((await act(badr, 'submitProposal', { id, ...texts })).codes).toEqual(['NOT_FOUND'])
    expect((await act(owner, 'updateProposal', { id })).codes).toEqual(['FORBIDDEN'])
    expect((await act(team, 'updateProposal', { id })).codes).toEqual(['FORBIDDEN'])
    expect((await act(null, 'updateProposal', { id })).codes).toEqual(['UNAUTHENTICATED'])
    const open = idOf('Challenge', (await challenge()).id)
    expect((await act(owner, 'propose', { challengeId: open, ...texts })).codes).toEqual(['FORBIDDEN'])
    expect((await act(null, 'propose', { challengeId: open, ...texts })).codes).toEqual(['UNAUTHENTICATED'])
    const { id: others } = await db.project.create({ data: { title: 'Others’', ownerId: badr.id, status: 'ACTIVE' } })
    const linked = await act(ada, 'updateProposal', { id, projectId: idOf('Project', others) })
    expect(linked.errors[0]!.extensions['fieldErrors']).toEqual({
      projectId: 'Choose a project that you can edit',
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
        expect.stringMatching(
          /^The deadline has passed\. Proposals were accepted until the end of .+, Gulf Standard Time \(Dubai\)\.$/,
        ),
      ]),
    )
    expect(await db.proposal.count({ where: { challengeId: id } })).toBe(50)
  })

  test('closes drafts, too, and a closed challenge takes none before it', async () => {
    const draft = idOf('Proposal', await proposal('DRAFT', {}, { deadline: inDays(-3) }))
    expect((await act(ada, 'submitProposal', { id: draft, ...texts })).codes).toEqual(['CONFLICT'])
    const handedIn = idOf('Proposal', await proposal('SUBMITTED', {}, { deadline: inDays(-3) }))
    expect((await act(ada, 'submitProposal', { id: handedIn, ...texts })).codes).toEqual(['CONFLICT'])
    for (const [status, code] of [
      ['CLOSED', 'CONFLICT'],
      ['DRAFT', 'NOT_FOUND'],
    ] as const) {
      const { id } = await challenge({ status })
      const answer = await act(ada, 'propose', { challengeId: idOf('Challenge', id), ...texts })
      expect(answer.codes).toEqual([code])
    }
  })
})

describe('co-applicants', () => {
  test('are named until the deadline alone', async () => {
    const late = idOf('Proposal', await proposal('SUBMITTED', {}, { deadline: inDays(-3) }))
    const named = await act(ada, 'inviteCoApplicants', { id: late, userId: idOf('User', badr.id) })
    expect([named.codes, named.errors[0]?.message]).toEqual([
      ['CONFLICT'],
      expect.stringMatching(/^The deadline has passed\. .*, Gulf Standard Time \(Dubai\)\.$/),
    ])
    expect(await told(badr)).toEqual([])
  })

  test('are asked, see what they are asked for, and confirm or decline', async () => {
    const number = await proposal('DRAFT')
    const id = idOf('Proposal', number)
    const { id: teamId } = await db.team.create({
      data: { name: 'Wells', members: { create: [{ userId: ada.id, role: 'OWNER' }, { userId: badr.id }] } },
    })
    expect((await act(ada, 'inviteCoApplicants', { id, userId: idOf('User', owner.id) })).codes).toEqual(['INVALID'])
    expect((await act(ada, 'inviteCoApplicants', { id })).errors[0]!.extensions['fieldErrors']).toEqual({
      userId: 'Choose a person or a team',
    })
    expect((await act(ada, 'inviteCoApplicants', { id, teamId: idOf('Team', teamId) })).codes).toEqual([])
    expect(await told(badr)).toEqual(['CO_APPLICANT_ASKED'])
    const read = async () =>
      (await run(db, `{ proposal(number: ${number}) { title } }`, { as: badr })).data!['proposal']
    expect(await read()).toEqual({ title: 'Solar still' })
    expect((await act(badr, 'updateProposal', { id, timeline: 'x' })).codes).toEqual(['NOT_FOUND'])
    expect((await act(ada, 'answerCoApplication', { id, confirm: true })).codes).toEqual(['NOT_FOUND'])
    await act(badr, 'answerCoApplication', { id, confirm: true })
    expect(await told(ada)).toEqual(['CO_APPLICANT_ANSWERED'])
    await act(badr, 'answerCoApplication', { id, confirm: false })
    expect(await read()).toBeNull()
  })
})
