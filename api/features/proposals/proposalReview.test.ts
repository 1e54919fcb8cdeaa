/** How proposals are reviewed: who sees what of them and when, and what a decision does. */
import { expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { proposals, texts } from '../../testing/proposals.ts'
import { run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { usualCriteria } from './usualCriteria.rules.ts'

const { db, ada, badr, owner, reviewer, commenter, rival, team, act, proposal, opened, now, told } = await proposals()

const seen = `challengeTitle author { name } title ideaSummary status stage score notes { text } messages { text from }
  history { nodes { action } } feedback coApplicants { answer }`
const asked = async (as: Viewer, number: number) =>
  (await run(db, `{ proposal(number: ${number}) { ${seen} } }`, { as })).data?.['proposal'] as unknown as Record<
    string,
    unknown
  > | null

test('those submitted since a day are counted among what one may read alone', async () => {
  const number = await proposal('SUBMITTED')
  await db.proposal.update({ where: { id: number }, data: { submittedAt: new Date('2026-03-01T21:00:00Z') } })
  const counted = async (as: Viewer, day: string) => {
    const source = `{ proposals(filter: { submittedSince: "${day}" }, first: 5) { nodes { number } } }`
    const { data } = await run(db, source, { as })
    return (data!['proposals'] as unknown as { nodes: { number: number }[] }).nodes.map((one) => one.number)
  }
  // The day begins on the university's clock, four hours before UTC.
  expect(await counted(owner, '2026-03-02')).toEqual([number])
  expect(await counted(owner, '2026-03-03')).toEqual([])
  expect(await counted(rival, '2026-03-02')).toEqual([])
})

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
  expect((await act(reviewer, 'scoreProposal', { id, scores: [{ position: 0, score: 5 }] })).codes).toEqual([
    'NOT_FOUND',
  ])
  await act(owner, 'declareConflict', { id, conflict: false })
  expect(await asked(owner, number)).toMatchObject({ title: 'Solar still', status: 'SCREENING', notes: [] })
  const silent = await act(reviewer, 'declareConflict', { id, conflict: true })
  expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({ words: 'Describe the conflict' })
  await act(reviewer, 'declareConflict', { id, conflict: true, words: 'We are cousins' })
  expect(await asked(reviewer, number)).toMatchObject({ title: null, notes: null })
  expect((await act(reviewer, 'declareConflict', { id, conflict: false })).codes).toEqual(['CONFLICT'])
  for (const as of [rival, ada])
    expect((await act(as, 'declareConflict', { id, conflict: false })).codes).toEqual([
      as === ada ? 'FORBIDDEN' : 'NOT_FOUND',
    ])
})

test('keeps scores, notes and names from the applicant', async () => {
  const number = await proposal('SCREENING', opened(owner, reviewer, commenter))
  const id = idOf('Proposal', number)
  const scores = usualCriteria().map(({ position }) => ({ position, score: 4 }))
  expect((await act(reviewer, 'scoreProposal', { id, scores })).codes).toEqual([])
  expect((await act(commenter, 'scoreProposal', { id, scores })).codes).toEqual(['NOT_FOUND'])
  await act(commenter, 'createProposalNote', { id, text: 'Too dear' })
  await act(reviewer, 'createProposalMessage', { id, text: 'Which wells?' })
  await act(ada, 'createProposalMessage', { id, text: 'Yours' })
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
  expect((await act(ada, 'createProposalNote', { id, text: 'x' })).codes).toEqual(['FORBIDDEN'])
  expect(await asked(badr, number)).toBeNull()
})

test('asks once for changes, which the author makes until the deadline', async () => {
  const number = await proposal('SHORTLISTED', opened(owner, reviewer))
  const id = idOf('Proposal', number)
  expect((await act(ada, 'submitProposal', { id, ...texts, timeline: 'x' })).codes).toEqual(['CONFLICT'])
  const decision = 'CHANGES_REQUESTED'
  const silent = await act(owner, 'reviewProposal', { id, decision })
  expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({ comments: 'Enter what must change' })
  expect((await act(reviewer, 'reviewProposal', { id, decision, comments: 'x' })).codes).toEqual(['NOT_FOUND'])
  await act(owner, 'reviewProposal', { id, decision, comments: 'Say what it costs' })
  expect(await told(ada)).toEqual(['PROPOSAL_CHANGES_REQUESTED'])
  expect((await act(owner, 'reviewProposal', { id, decision, comments: 'Again' })).codes).toEqual(['CONFLICT'])
  expect((await act(ada, 'submitProposal', { id, ...texts, timeline: '7 months' })).codes).toEqual([])
  expect((await now(number)).changesMadeAt).not.toBeNull()
  expect((await act(ada, 'submitProposal', { id, ...texts })).codes).toEqual(['CONFLICT'])
})

test('declines with feedback that must be written, and accepts into a collaboration, once', async () => {
  const declined = await proposal('SCREENING', opened(owner))
  const id = idOf('Proposal', declined)
  const silent = await act(owner, 'reviewProposal', { id, decision: 'DECLINED', comments: ' ' })
  expect(silent.errors[0]!.extensions['fieldErrors']).toEqual({
    comments: 'Enter feedback for the applicants',
  })
  await act(owner, 'reviewProposal', { id, decision: 'DECLINED', comments: 'Too early for us' })
  expect(await asked(ada, declined)).toMatchObject({ stage: 'DECISION', feedback: 'Too early for us' })
  expect((await act(ada, 'withdrawProposal', { id })).codes).toEqual(['CONFLICT'])

  const co = { coApplicants: { create: [{ userId: badr.id, answer: 'CONFIRMED' as const }] } }
  const accepted = await proposal('FINALIST', { ...opened(owner), ...co })
  const input = { id: idOf('Proposal', accepted), decision: 'ACCEPTED', comments: 'Let us begin' }
  for (const [as, code] of [
    [rival, 'NOT_FOUND'],
    [ada, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect((await act(as, 'reviewProposal', input)).codes).toEqual([code])
  const both = await Promise.all([owner, team].map((as) => act(as, 'reviewProposal', input)))
  expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
  const { partners } = await db.collaboration.findUniqueOrThrow({
    where: { proposalId: accepted },
    include: { partners: true },
  })
  expect(new Set(partners.map(({ userId }) => userId))).toEqual(new Set([ada.id, badr.id, owner.id]))
  expect(await told(badr)).toEqual(['PROPOSAL_ACCEPTED'])
})

test('a first decision states that there is no conflict of interest, or is refused', async () => {
  const number = await proposal('SUBMITTED')
  const id = idOf('Proposal', number)
  const decide = (as: typeof owner | null, more: object = {}) =>
    act(as, 'reviewProposal', { id, decision: 'SHORTLISTED', ...more })
  const refused = await decide(owner)
  expect([refused.codes, refused.errors[0]?.message]).toEqual([
    ['CONFLICT'],
    'Declare first that you have no conflict of interest',
  ])
  expect((await decide(rival, { noConflict: true })).codes).toEqual(['NOT_FOUND'])
  expect((await decide(reviewer, { noConflict: true })).codes).toEqual(['NOT_FOUND'])
  expect((await decide(ada, { noConflict: true })).codes).toEqual(['FORBIDDEN'])
  expect((await decide(null, { noConflict: true })).codes).toEqual(['UNAUTHENTICATED'])
  expect(await db.conflictStatement.count({ where: { proposalId: number } })).toBe(0)
  expect((await decide(owner, { noConflict: true })).codes).toEqual([])
  expect((await now(number)).status).toBe('SHORTLISTED')
  expect(await db.conflictStatement.count({ where: { proposalId: number, conflict: false } })).toBe(1)
})
