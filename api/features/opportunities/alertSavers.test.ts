/** Alerts about saved opportunities: to whom, of what, once for each change, and with the change or not at all. */
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeClaim } from '../../../prisma/seed/factories/readiness.ts'
import type { Viewer } from '../../viewer.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { criteriaBetween } from '../trl/criteria.rules.ts'
import { sendAlerts } from './alertSavers.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada' })
const expert = await person(db, 'EXPERT')

let project: { id: number }
let saver: Viewer
let browser: Viewer
const input = (more: object = {}) => ({ projectId: idOf('Project', project.id), ...more })
const edit = async (more: object) => {
  const { codes } = await perform(
    db,
    'updateProject',
    { id: idOf('Project', project.id), ...more },
    { as: lead, give: 'project { id }' },
  )
  expect(codes).toEqual([])
}
const close = (data: object) => db.project.update({ where: { id: project.id }, data })

beforeEach(async () => {
  await db.notification.deleteMany()
  await runJobs(db)
  saver = await person(db, 'INVESTOR')
  browser = await person(db, 'INVESTOR')
  project = await makeProject(db, {
    title: 'Solar still',
    status: 'ACTIVE',
    approvedForInvestors: true,
    ownerId: lead.id,
    seekingInvestment: true,
    fundingAmountNeeded: 1_000_000,
    fundingPurpose: 'A pilot',
    validatedTrl: null,
    ipStatus: 'Patent filed',
  })
  expect((await perform(db, 'saveOpportunity', input(), { as: saver })).codes).toEqual([])
  expect((await perform(db, 'seeOpportunity', input(), { as: browser })).codes).toEqual([])
})

describe('what is told', () => {
  test('an ask that changed, by amount or purpose, to those who saved it alone, with a mail', async () => {
    await edit({ fundingAmountNeeded: 2_000_000, title: 'Solar still II' })
    await runJobs(db)
    const { data } = await run(db, '{ notifications(first: 5) { edges { node { title message actionUrl } } } }', {
      as: saver,
    })
    expect(data!['notifications']).toEqual({
      edges: [
        {
          node: {
            title: 'Saved opportunity: ask changed',
            message: '“Solar still II”. Ask: AED 1,000,000 → AED 2,000,000.',
            actionUrl: `/projects/${project.id}`,
          },
        },
      ],
    })
    // The mail is a job of its own.
    await runJobs(db)
    expect(mailsTo(saver.email).join()).toContain('Ask: AED 1,000,000')
    await edit({ fundingPurpose: 'A plant' })
    await runJobs(db)
    await edit({ seekingInvestment: false })
    await runJobs(db)
    expect(await told(db, saver)).toEqual(Array(3).fill('OPPORTUNITY_ASK_CHANGED'))
    for (const one of [browser, lead]) expect(await told(db, one)).not.toContain('OPPORTUNITY_ASK_CHANGED')
  })

  test('a granted patent, once; another word about it is no alert', async () => {
    await edit({ ipStatus: 'Patent not yet granted' })
    await runJobs(db)
    expect(await told(db, saver)).toEqual([])
    await edit({ ipStatus: 'Patent granted' })
    await edit({ ipStatus: 'Patent granted in the Gulf' })
    await runJobs(db)
    expect(await told(db, saver)).toEqual(['OPPORTUNITY_PATENT_GRANTED'])
  })

  test('a level that a validator accepts', async () => {
    const claim = await makeClaim(db, {
      projectId: project.id,
      status: 'IN_REVIEW',
      evidence: {
        create: criteriaBetween(0, 1).map(({ code }) => ({ code, text: 'Shown', answer: 'ACCEPTED' as const })),
      },
      validators: { create: { userId: expert.id, acceptedAt: new Date() } },
    })
    const decision = { id: idOf('TrlClaim', claim.id), decision: 'VALIDATED' }
    expect((await perform(db, 'reviewTrlClaim', decision, { as: expert })).codes).toEqual([])
    await runJobs(db)
    expect(await told(db, saver)).toEqual(['OPPORTUNITY_TRL_RAISED'])
    expect(await told(db, browser)).toEqual([])
  })

  test('nothing of what else changes', async () => {
    await edit({ description: 'It boils', budget: 5 })
    await runJobs(db)
    expect(await told(db, saver)).toEqual([])
  })
})

describe('to whom', () => {
  test.each([
    ['closed to investors', { approvedForInvestors: false }],
    ['under embargo', { embargoUntil: new Date('2999-01-01') }],
    ['confidential', { confidential: true }],
    ['deleted', { deletedAt: new Date() }],
  ])('nobody once it is %s, even between the change and the alert', async (_, data) => {
    await edit({ fundingAmountNeeded: 3_000_000 })
    await close(data)
    await runJobs(db)
    expect(await told(db, saver)).toEqual([])
  })

  test('nobody who has removed it, lost the account or turned the alerts off', async () => {
    const [gone, quiet] = [await person(db, 'INVESTOR'), await person(db, 'INVESTOR')]
    for (const as of [gone, quiet]) await perform(db, 'saveOpportunity', input(), { as })
    await db.user.update({ where: { id: gone.id }, data: { status: 'SUSPENDED' } })
    const off = { kinds: ['OPPORTUNITY_ASK_CHANGED'], bell: false, email: 'OFF' }
    expect((await perform(db, 'setNotificationPreferences', off, { as: quiet })).codes).toEqual([])
    const mark = await db.opportunityMark.findFirstOrThrow({ where: { investorId: saver.id } })
    await perform(db, 'unsaveOpportunity', { id: idOf('OpportunityMark', mark.id) }, { as: saver })
    await edit({ fundingAmountNeeded: 3_000_000 })
    await runJobs(db)
    for (const one of [saver, gone, quiet]) expect(await told(db, one)).toEqual([])
  })
})

describe('once', () => {
  test('a job that is done again tells nothing again, and a change that was taken back is not told', async () => {
    await edit({ fundingAmountNeeded: 3_000_000 })
    await runJobs(db)
    await sendAlerts.perform(db, { projectId: project.id, by: lead.id })
    expect(await told(db, saver)).toHaveLength(1)
    await edit({ fundingAmountNeeded: 4_000_000 })
    await edit({ fundingAmountNeeded: 3_000_000 })
    await runJobs(db)
    expect(await told(db, saver)).toHaveLength(1)
  })

  test('it is asked for with the change, or not at all', async () => {
    const waiting = async () =>
      (
        await db.$queryRaw<object[]>`
          SELECT 1 FROM pgboss.job WHERE name = ${sendAlerts.name} AND state < 'active'`
      ).length
    const refused = {
      id: idOf('Project', project.id),
      fundingAmountNeeded: 5,
      startDate: '2027-01-02',
      endDate: '2027-01-01',
    }
    expect((await perform(db, 'updateProject', refused, { as: lead })).codes).toEqual(['INVALID'])
    expect(await waiting()).toBe(0)
    await edit({ fundingAmountNeeded: 5 })
    expect(await waiting()).toBe(1)
  })
})
