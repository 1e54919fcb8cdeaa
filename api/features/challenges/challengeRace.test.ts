/** Two people move a challenge at the same moment: one wins, and history and notifications are the winner's. */
import { expect, test } from 'vitest'
import { isoDay, universityDay } from '../../days.ts'
import { ChallengeStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'INDUSTRY', { department: 'Falcon Steel' })
const team = await person(db, 'KU_TEAM')
const researcher = await person(db, 'RESEARCHER')

const later = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)
async function challenge(status: ChallengeStatus) {
  const { id } = await db.challenge.create({
    data: {
      title: 'Cooler furnaces',
      companyName: 'Falcon Steel',
      problemStatement: 'Scale on furnace walls',
      goal: 'Cut losses by 20 %',
      mustHaves: ['Runs at 900 °C'],
      offer: 'A pilot line',
      deadline: later(20),
      status,
      ownerId: owner.id,
      stars: { create: { userId: researcher.id, title: 'x', companyName: 'y' } },
    },
  })
  return id
}
const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('Challenge', id), ...more }) })

const acts: Act[] = [
  { name: 'submitChallenge', as: owner, ...on() },
  { name: 'publishChallenge', as: team, ...on() },
  { name: 'returnChallenge', as: team, ...on({ comment: 'Say more' }) },
  { name: 'extendChallenge', as: owner, ...on({ deadline: isoDay(later(40)) }) },
  { name: 'closeChallenge', as: owner, ...on() },
  { name: 'completeChallenge', as: owner, ...on() },
  { name: 'cancelChallenge', as: owner, ...on({ reason: 'No money' }) },
]

test('of every two moves that are possible one wins, or both in order', async () => {
  const make = (state: string) => challenge(state as ChallengeStatus)
  const tried = await raceMoves(db, {
    entity: 'Challenge',
    column: 'status',
    make,
    states: Object.values(ChallengeStatus),
    acts,
  })
  expect(tried).toBeGreaterThan(20)
})

test('published twice at once, the company is notified once', async () => {
  const id = await challenge('UNDER_REVIEW')
  await db.notification.deleteMany({})
  const publish = () => perform(db, 'publishChallenge', { id: idOf('Challenge', id) }, { as: team })
  await atOnce(db, 'Challenge', id, [publish, publish])
  expect(await timesTold(db, owner, 'CHALLENGE_PUBLISHED')).toBe(1)
})

test('a challenge that is changed while it is published is not published unchecked', async () => {
  const id = await challenge('UNDER_REVIEW')
  const change = () =>
    perform(db, 'updateChallenge', { id: idOf('Challenge', id), problemStatement: '' }, { as: owner })
  const publish = () => perform(db, 'publishChallenge', { id: idOf('Challenge', id) }, { as: team })
  await atOnce(db, 'Challenge', id, [change, publish])
  const { status, problemStatement } = await db.challenge.findUniqueOrThrow({ where: { id } })
  if (status === 'OPEN') expect(problemStatement).not.toBe('')
})
