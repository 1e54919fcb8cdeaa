/** Partner companies: what is counted of them, and for whom. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db.ts'
import { testDatabase } from '../../testing/database.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

let db: Db
let close: () => Promise<void>
let owner: Viewer, rival: Viewer, ada: Viewer, team: Viewer

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  owner = await person(db, 'INDUSTRY', { name: 'Owner' })
  rival = await person(db, 'INDUSTRY_PARTNER', { name: 'Rival' })
  ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  team = await person(db, 'KU_TEAM', { name: 'Team' })
  await db.user.update({ where: { id: owner.id }, data: { department: 'Falcon' } })
  await db.user.update({ where: { id: rival.id }, data: { department: 'Dunes' } })
  const challenge = { title: 'Pumps', companyName: 'Falcon', ownerId: owner.id }
  const author = async () => (await person(db, 'RESEARCHER')).id
  const day = (days: number) => new Date(Date.now() + days * 86_400_000)
  await db.challenge.create({
    data: {
      ...challenge,
      sector: 'WATER',
      status: 'CLOSED',
      answerBy: day(-3),
      proposals: {
        create: [
          { authorId: await author(), status: 'ACCEPTED', decidedAt: day(-4) },
          { authorId: await author(), status: 'DECLINED', decidedAt: day(-1) },
          { authorId: await author(), status: 'SUBMITTED' },
          { authorId: await author(), status: 'DRAFT' },
        ],
      },
    },
  })
  await db.challenge.create({ data: { ...challenge, sector: 'AI', status: 'OPEN', anonymous: true } })
  await db.challenge.create({ data: { ...challenge, sector: 'ENERGY', status: 'DRAFT' } })
})
afterAll(() => close())

const seen = async (as: Viewer | null) => {
  const { data, codes } = await run(
    db,
    `{ partners {
      name sectors challengeCount openCount promisedCount inTimeCount proposalCount waitingCount overdueCount acceptedCount
    } }`,
    { as },
  )
  return data ? data['partners'] : codes[0]
}
const none = { sectors: [], challengeCount: 0, openCount: 0, promisedCount: 0, inTimeCount: 0 }
const hidden = { proposalCount: null, waitingCount: null, overdueCount: null, acceptedCount: null }
const zero = { proposalCount: 0, waitingCount: 0, overdueCount: 0, acceptedCount: 0 }
const answers = { promisedCount: 2, inTimeCount: 1 }

test('other companies read what is published under a name, the university how it is answered', async () => {
  expect(await seen(rival)).toEqual([
    { name: 'Dunes', ...none, ...hidden },
    { name: 'Falcon', sectors: ['WATER'], challengeCount: 1, openCount: 0, ...answers, ...hidden },
  ])
  expect(await seen(team)).toEqual([
    { name: 'Dunes', ...none, ...zero },
    {
      name: 'Falcon',
      sectors: ['WATER', 'AI'],
      challengeCount: 2,
      openCount: 1,
      ...answers,
      proposalCount: 3,
      waitingCount: 1,
      overdueCount: 1,
      acceptedCount: 1,
    },
  ])
  expect(await seen(ada)).toBe('FORBIDDEN')
  expect(await seen(null)).toBe('UNAUTHENTICATED')
})
