/** What pages say of the demo's records equals what is so, for every record. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, OpenDatabase } from '../../api/db.ts'
import { remove } from '../../api/features/files/storage.ts'
import { testDatabase } from '../../api/testing/database.ts'
import { person, run } from '../../api/testing/run.ts'
import type { Viewer } from '../../api/viewer.ts'
import { seedDemo } from './seed.ts'

let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedDemo(db, new Date())
})
afterAll(async () => {
  for (const { key } of await db.file.findMany()) await remove(key)
  await database.close()
})

interface SaidOfIdea {
  seenByResearchers: boolean
  votes: number
  session: { startsAt: string } | null
}

interface SaidOfChallenge {
  publishedAt: string | null
  status: string
  displayStatus: string
  closesAt: string | null
  daysLeft: number | null
  proposalCount: number
  waitingCount: number
  starCount: number
  viewCount: number
  overdue: boolean
  answerBy: string | null
}

interface Said {
  number: number
  status: string
  visibleTo: string[]
  nextMeeting: string | null
  meetings: { startsAt: string; state: string }[]
}

const one = async (as: Viewer, number: number, fields: string) =>
  (await run(db, `{ project(number: ${number}) { ${fields} } }`, { as })).data!['project'] as unknown as Said | null

test('a project is visible to those of whom it says so, and its next meeting is among its meetings', async () => {
  const team = await person(db, 'KU_TEAM')
  const readers = {
    RESEARCHERS: await person(db, 'RESEARCHER'),
    INDUSTRY: await person(db, 'INDUSTRY'),
    INVESTORS: await person(db, 'INVESTOR'),
  }
  // Each way in which a record stays inside is among them, also with its approvals on.
  const [first, second, third] = await db.project.findMany({ where: { approvedForIndustry: true }, take: 3 })
  await db.project.update({ where: { id: first!.id }, data: { status: 'ARCHIVED' } })
  await db.project.update({ where: { id: second!.id }, data: { confidential: true } })
  await db.project.update({ where: { id: third!.id }, data: { embargoUntil: new Date(Date.now() + 9 * 86_400_000) } })
  for (const { id } of await db.project.findMany({ select: { id: true } })) {
    const said = (await one(team, id, 'number status visibleTo nextMeeting meetings { startsAt state }'))!
    for (const [reader, viewer] of Object.entries(readers))
      expect([id, reader, (await one(viewer, id, 'number')) !== null]).toEqual([
        id,
        reader,
        said.visibleTo.includes(reader),
      ])
    const coming = said.meetings
      .filter(({ startsAt, state }) => state === 'CONFIRMED' && new Date(startsAt) > new Date())
      .map(({ startsAt }) => startsAt)
      .sort()
    expect([id, said.nextMeeting]).toEqual([id, coming[0] ?? null])
  }
}, 120_000)

const root = async <T>(as: Viewer, field: string) => (await run(db, `{ one: ${field} }`, { as })).data!['one'] as T

test('an idea is visible to researchers when it says so, with its votes and its next session', async () => {
  const [team, researcher] = [await person(db, 'KU_TEAM'), await person(db, 'RESEARCHER')]
  const ideas = await db.idea.findMany({ select: { id: true, _count: { select: { ballots: true } } } })
  let seen = 0
  for (const { id, _count } of ideas) {
    const said = await root<SaidOfIdea>(team, `idea(number: ${id}) { seenByResearchers votes session { startsAt } }`)
    const isSeen = (await root(researcher, `idea(number: ${id}) { number }`)) !== null
    seen += Number(isSeen)
    expect([id, isSeen]).toEqual([id, said.seenByResearchers])
    const next = await db.meeting.findFirst({
      where: {
        validationRequest: { ideaId: id },
        state: { in: ['PROPOSED', 'CONFIRMED'] },
        endsAt: { gt: new Date() },
      },
      orderBy: { startsAt: 'asc' },
    })
    expect([id, said.votes, said.session && new Date(said.session.startsAt)]).toEqual([
      id,
      _count.ballots,
      next?.startsAt ?? null,
    ])
  }
  expect((await root<{ totalCount: number }>(researcher, 'ideas { totalCount }')).totalCount).toBe(seen)
}, 120_000)

test('a challenge counts what is there, and can be proposed to until its deadline', async () => {
  const [team, researcher] = [await person(db, 'KU_TEAM'), await person(db, 'RESEARCHER')]
  const challenges = await db.challenge.findMany({
    select: { id: true, proposals: true, _count: { select: { stars: true, viewings: true } } },
  })
  let seen = 0
  for (const { id, proposals, _count } of challenges) {
    const said = await root<SaidOfChallenge>(
      team,
      `challenge(number: ${id}) {
        publishedAt status displayStatus closesAt daysLeft proposalCount waitingCount starCount viewCount overdue answerBy
      }`,
    )
    const mine = await root<{ canPropose: boolean } | null>(researcher, `challenge(number: ${id}) { canPropose }`)
    seen += Number(mine !== null)
    const now = Date.now()
    const running = said.status === 'OPEN' && (said.closesAt === null || Date.parse(said.closesAt) > now)
    expect([id, mine !== null]).toEqual([id, said.publishedAt !== null && said.status !== 'CANCELLED'])
    expect([id, mine?.canPropose ?? false, said.displayStatus === 'OPEN']).toEqual([id, running, running])
    if (running && said.closesAt)
      expect([id, said.daysLeft! * day < Date.parse(said.closesAt) - now]).toEqual([id, true])
    const standing = proposals.filter(({ status }) => status !== 'DRAFT' && status !== 'WITHDRAWN')
    const open = said.status === 'CANCELLED' ? [] : standing.filter(({ decidedAt }) => decidedAt === null)
    expect([id, said.proposalCount, said.waitingCount]).toEqual([id, standing.length, open.length])
    expect([id, said.starCount, said.viewCount]).toEqual([id, _count.stars, _count.viewings])
    if (said.overdue) expect([id, Date.parse(said.answerBy!) < now, open.length > 0]).toEqual([id, true, true])
  }
  expect((await root<{ totalCount: number }>(researcher, 'challenges { totalCount }')).totalCount).toBe(seen)
}, 120_000)

const day = 86_400_000
