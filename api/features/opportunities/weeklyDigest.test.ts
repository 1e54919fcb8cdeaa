/** The weekly digest: what is in it, for whom, and once in a week of the university. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { Viewer } from '../../viewer.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { mondayOf } from '../notifications/digestTimes.ts'
import { sendWeeklyDigests } from './weeklyDigest.ts'

const { db } = await fileDatabase()
/** Monday, 09:00 in Dubai. */
const monday = new Date('2026-11-23T05:00:00Z')
const later = (days: number, from = monday) => new Date(from.getTime() + days * 86_400_000)

let investor: Viewer
const open = (title: string, more: object = {}) =>
  makeProject(db, {
    title,
    status: 'ACTIVE',
    approvedForInvestors: true,
    tags: ['water'],
    seekingInvestment: true,
    fundingAmountNeeded: 1_000_000,
    ...more,
  })
async function withThesis(createdAt = new Date('2026-11-01')): Promise<Viewer> {
  const one = await person(db, 'INVESTOR')
  await db.investmentThesis.create({ data: { investorId: one.id, sectors: ['water'], createdAt } })
  return one
}
const decide = (name: string, { id }: { id: number }) =>
  perform(db, name, { projectId: idOf('Project', id) }, { as: investor })

beforeEach(async () => {
  await db.notification.deleteMany()
  await db.opportunityMark.deleteMany()
  await db.investmentThesis.deleteMany()
  await db.project.deleteMany()
  investor = await withThesis()
})

test('names what is new, with reasons in words, by bell and mail', async () => {
  await open('Water works')
  await open('Other trade', { tags: ['fintech'] })
  const plain = await person(db, 'INVESTOR')
  expect(await sendWeeklyDigests(db, monday)).toBe(1)
  const { data } = await run(db, '{ notifications(first: 5) { edges { node { title message actionUrl } } } }', {
    as: investor,
  })
  expect(data!['notifications']).toEqual({
    edges: [
      {
        node: {
          title: 'Weekly opportunities',
          message: 'Your recommendations have 1 new opportunity.',
          actionUrl: '/opportunities/recommended',
        },
      },
    ],
  })
  await runJobs(db)
  const mail = mailsTo(investor.email).join()
  expect(mail).toContain('Why it fits: In your sector: Water.')
  expect(mail).not.toContain('Other trade')
  expect(await told(db, plain), 'without a thesis there is no digest').toEqual([])
})

test('the next one names only what is new or has changed since', async () => {
  const { id } = await open('Water works')
  await open('Water wheel')
  await sendWeeklyDigests(db, monday)
  expect(await sendWeeklyDigests(db, later(7)), 'nothing new, no digest').toBe(0)
  await db.project.update({ where: { id }, data: { validatedTrl: 6 } })
  await open('Water wing')
  expect(await sendWeeklyDigests(db, later(14))).toBe(1)
  const { data } = await db.notification.findFirstOrThrow({ where: { userId: investor.id }, orderBy: { id: 'desc' } })
  const { parts, ...counts } = data as Record<string, string>
  expect(counts).toEqual({ fresh: '1', changed: '1' })
  expect(parts).toContain('Water works')
  expect(parts).toContain('Changed: TRL 6 was validated')
  expect(parts).not.toContain('Water wheel')
})

test('what was dismissed, saved or looked at is not in it, nor what the investor may not see', async () => {
  const [dismissed, saved, seen] = [await open('Gone'), await open('Kept'), await open('Read')]
  await decide('dismissOpportunity', dismissed)
  await decide('saveOpportunity', saved)
  await decide('seeOpportunity', seen)
  await open('Closed', { approvedForInvestors: false })
  await open('Later', { embargoUntil: new Date('2999-01-01') })
  expect(await sendWeeklyDigests(db, monday)).toBe(0)
  await decide('restoreOpportunity', dismissed)
  await db.project.updateMany({ data: { ipStatus: 'Patent granted' } })
  expect(await sendWeeklyDigests(db, later(7))).toBe(1)
  const { data } = await db.notification.findFirstOrThrow({ where: { userId: investor.id } })
  expect(data).toMatchObject({ fresh: '0', changed: '2' })
  // Told of is not looked at.
  await open('Untouched')
  await sendWeeklyDigests(db, later(14))
  const page = await run(db, '{ opportunities { opportunities { project { title } mark { seenAt } } } }', {
    as: investor,
  })
  const shown = (
    page.data!['opportunities'] as unknown as { opportunities: { project: { title: string }; mark: object | null }[] }
  ).opportunities
  expect(shown.find(({ project }) => project.title === 'Untouched')!.mark).toBeNull()
})

test('once in a week of the university, from Monday at eight on, whatever restarts', async () => {
  await open('Water works')
  await db.investmentThesis.updateMany({ data: { digestWeek: new Date('2026-11-16') } })
  expect(await sendWeeklyDigests(db, new Date('2026-11-23T03:59:00Z')), 'before eight').toBe(0)
  expect(await sendWeeklyDigests(db, monday)).toBe(1)
  await open('Water wheel')
  // Sunday evening in UTC is Monday in Dubai, before eight.
  for (const at of [monday, later(3), new Date('2026-11-29T19:59:00Z'), new Date('2026-11-29T21:00:00Z')])
    expect(await sendWeeklyDigests(db, at)).toBe(0)
  expect(await sendWeeklyDigests(db, later(9)), 'no server ran on Monday').toBe(1)
})

test('a thesis that is written again in the same week brings no second one', async () => {
  await open('Water works')
  await sendWeeklyDigests(db, monday)
  await run(db, 'mutation { deleteInvestmentThesis { thesis { id } } }', { as: investor })
  await db.investmentThesis.create({ data: { investorId: investor.id, sectors: ['water'], createdAt: later(1) } })
  await open('Water wheel')
  expect(await sendWeeklyDigests(db, later(2))).toBe(0)
  expect(await sendWeeklyDigests(db, later(7))).toBe(1)
})

test('those who turned it off and those who may not sign in get none, and the thesis is as old as before', async () => {
  await open('Water works')
  const gone = await withThesis()
  await db.user.update({ where: { id: gone.id }, data: { status: 'SUSPENDED' } })
  const off = { kinds: ['OPPORTUNITY_DIGEST'], bell: false, email: 'OFF' }
  expect((await perform(db, 'setNotificationPreferences', off, { as: investor })).codes).toEqual([])
  const { updatedAt } = await db.investmentThesis.findUniqueOrThrow({ where: { investorId: investor.id } })
  await sendWeeklyDigests(db, monday)
  for (const one of [investor, gone]) expect(await told(db, one)).toEqual([])
  expect((await db.investmentThesis.findUniqueOrThrow({ where: { investorId: investor.id } })).updatedAt).toEqual(
    updatedAt,
  )
})

test('the best are named and the others counted', async () => {
  for (let nth = 0; nth < 8; nth++) await open(`Water ${nth}`)
  await sendWeeklyDigests(db, monday)
  const { data } = await db.notification.findFirstOrThrow({ where: { userId: investor.id } })
  const { parts } = data as Record<string, string>
  expect(parts!.split('\n\n')).toHaveLength(6)
  expect(parts).toContain('3 other opportunities are on your list of recommendations.')
})

test('a week begins on Monday in Dubai', () => {
  expect(mondayOf(new Date('2026-11-22T19:59:00Z'))).toEqual(new Date('2026-11-16'))
  expect(mondayOf(new Date('2026-11-22T20:00:00Z'))).toEqual(new Date('2026-11-23'))
})
