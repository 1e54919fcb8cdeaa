/** Who hears of a proposal at once, and what they see of it: the other side, never a stranger, never the one who did it. */
import { parse, subscribe, type ExecutionResult } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { publish } from '../../events.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const owner = await person(db, 'INDUSTRY')
const reviewer = await person(db, 'INDUSTRY_PARTNER')
const rival = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
const deadline = new Date(Date.now() + 9 * 86_400_000)
const { id: challengeId } = await db.challenge.create({
  data: {
    title: 'Water',
    status: 'OPEN',
    deadline,
    ownerId: owner.id,
    reviewers: { create: { userId: reviewer.id, role: 'REVIEWER' } },
  },
})
const { id: proposalId } = await db.proposal.create({
  data: {
    challengeId,
    authorId: ada.id,
    title: 'Still',
    coApplicants: { create: { userId: badr.id, answer: 'CONFIRMED' } },
  },
})

type Heard = AsyncIterableIterator<ExecutionResult>
const listening: Heard[] = []
afterEach(async () => {
  for (const one of listening.splice(0)) await one.return?.()
})

const document = parse('subscription { proposalChanged { proposal { number title stage status } } }')
const ask = (as: Viewer | null) => subscribe({ schema, document, contextValue: contextOf(db, as) })

/** Listens as these people and gives what each has heard so far, in order. */
async function listen(...people: Viewer[]) {
  const heard = new Map<number, unknown[]>(people.map(({ id }) => [id, []]))
  for (const one of people) {
    const events = (await ask(one)) as Heard
    listening.push(events)
    void (async () => {
      for await (const { data } of events) heard.get(one.id)!.push((data!['proposalChanged'] as Told).proposal)
    })()
  }
  return () => people.map(({ id }) => heard.get(id)!)
}

/** What is heard is read from the database, which takes a moment. */
const soon = (heard: () => unknown[][]) => expect.poll(heard, { timeout: 10_000 })

interface Told {
  proposal: unknown
}

const act = (as: Viewer, name: string, input: object) =>
  perform(db, name, { id: idOf('Proposal', proposalId), ...input }, { as, give: 'proposal { number }' })

const texts = {
  proposalTitle: 'Still',
  ideaSummary: 'Fresh water from the sun alone.',
  addressingChallenge: 'It needs no power and no filter.',
  trl: 4,
  timeline: '9 months',
  supportNeeded: ['PILOT'],
}

test('visitors and roles without proposals are refused', async () => {
  expect(await ask(null)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  for (const role of ['INVESTOR', 'EXPERT'] as const)
    expect(await ask(await person(db, role))).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
})

test('the company hears of a new proposal, without its words until it is opened; nobody else does', async () => {
  const heard = await listen(owner, reviewer, ada, badr, rival, stranger, team)
  expect((await act(ada, 'submitProposal', texts)).codes).toEqual([])
  const closed = { number: proposalId, title: null, stage: 'RECEIVED', status: 'SUBMITTED' }
  await soon(heard).toEqual([[closed], [closed], [], [], [], [], []])
})

test('applicants hear decisions and messages without what reviewers keep to themselves', async () => {
  await act(owner, 'declareConflict', { conflict: false })
  const heard = await listen(ada, badr, owner, reviewer, rival, stranger)
  await act(owner, 'reviewProposal', { decision: 'SHORTLISTED' })
  const shortlisted = { number: proposalId, title: 'Still', stage: 'SHORTLISTED', status: null }
  await soon(heard).toEqual([[shortlisted], [shortlisted], [], [], [], []])
  await act(ada, 'createProposalMessage', { text: 'When?' })
  const message = { number: proposalId, stage: 'SHORTLISTED', status: 'SHORTLISTED' }
  // Who has not said that there is no conflict hears that there is a message, and reads nothing.
  await soon(heard).toEqual([
    [shortlisted],
    [shortlisted],
    [{ ...message, title: 'Still' }],
    [{ ...message, title: null }],
    [],
    [],
  ])
})

test('what one may read counts again at each event', async () => {
  const heard = await listen(reviewer)
  const event = () => publish(`proposal:${reviewer.id}`, { id: proposalId })
  event()
  await soon(heard).toMatchObject([[{ title: null }]])
  await act(reviewer, 'declareConflict', { conflict: false })
  event()
  await soon(heard).toMatchObject([[{ title: null }, { title: 'Still' }]])
  await db.conflictStatement.updateMany({ where: { reviewerId: reviewer.id }, data: { conflict: true } })
  event()
  await soon(heard).toMatchObject([[{ title: null }, { title: 'Still' }, { title: null }]])
})

test('who may no longer see it hears no more of it than that', async () => {
  const heard = await listen(badr)
  await db.coApplicant.updateMany({ where: { userId: badr.id }, data: { answer: 'DECLINED' } })
  publish(`proposal:${badr.id}`, { id: proposalId })
  await soon(heard).toEqual([[null]])
})
