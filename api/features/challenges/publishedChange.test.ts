/** What a company may change in a published challenge, and what becomes of proposals to a cancelled one. */
import { expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { proposals } from '../../testing/proposals.ts'
import { perform, run } from '../../testing/run.ts'

const { db, ada, owner, team, proposal, told } = await proposals()
const whole = { problemStatement: 'Scale', goal: '20 % less', mustHaves: ['Hot'], offer: 'A pilot line' }

const challengeOf = async (id: number) => (await db.proposal.findUniqueOrThrow({ where: { id } })).challengeId

test('the university changes what it has checked; applicants and the university are notified of changes', async () => {
  const challenge = await challengeOf(await proposal('SUBMITTED', {}, whole))
  await db.notification.deleteMany({})
  const change = (as: typeof owner, input: object) =>
    perform(db, 'updateChallenge', { id: idOf('Challenge', challenge), ...input }, { as })
  const refused = await change(owner, { problemStatement: 'Something else', offer: whole.offer })
  expect(refused.errors[0]!.extensions).toMatchObject({
    code: 'INVALID',
    fieldErrors: { problemStatement: 'The university has checked this. Ask the university team to change it.' },
  })
  expect(await told(ada)).toEqual([])
  expect((await change(owner, { budget: 1_000, tags: ['water'] })).codes).toEqual([])
  expect(await told(ada)).toEqual(['CHALLENGE_CHANGED'])
  expect(await told(team)).toEqual(['CHALLENGE_CHANGED'])
  expect((await change(owner, { tags: ['steel'] })).codes).toEqual([])
  expect(await told(ada)).toEqual(['CHALLENGE_CHANGED'])
  expect((await change(team, { problemStatement: 'Something else' })).codes).toEqual([])
  expect(await told(ada)).toEqual(['CHALLENGE_CHANGED', 'CHALLENGE_CHANGED'])
})

test('a draft is changed as its company likes, and nobody is notified', async () => {
  const challenge = await challengeOf(await proposal('DRAFT', {}, { ...whole, status: 'DRAFT' }))
  await db.notification.deleteMany({})
  const input = { id: idOf('Challenge', challenge), problemStatement: 'Something else', budget: 5 }
  expect((await perform(db, 'updateChallenge', input, { as: owner })).codes).toEqual([])
  expect(await db.notification.count()).toBe(0)
})

test('a proposal to a cancelled challenge says so, promises no answer and waits for none', async () => {
  const id = await proposal('SUBMITTED', {}, { answerBy: new Date('2027-01-10') })
  const challenge = await challengeOf(id)
  const cancelled = { id: idOf('Challenge', challenge), reason: 'No money' }
  expect((await perform(db, 'cancelChallenge', cancelled, { as: owner })).codes).toEqual([])
  const { data } = await run(db, `{ proposal(number: ${id}) { challengeCancelled answerBy overdue } }`, { as: ada })
  expect(data).toEqual({ proposal: { challengeCancelled: true, answerBy: null, overdue: false } })
  const waiting = async (as: typeof owner) => {
    const filter = `{ challengeId: "${cancelled.id}", status: [SUBMITTED], challengeCancelled: false }`
    return (await run(db, `{ proposals(filter: ${filter}) { totalCount } }`, { as })).data
  }
  expect(await waiting(owner)).toEqual({ proposals: { totalCount: 0 } })
})
