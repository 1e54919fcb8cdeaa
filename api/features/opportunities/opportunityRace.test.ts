/** Deeds and jobs at the same moment: a mark is saved or dismissed, an alert and a digest are sent once. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { sendAlerts } from './alertSavers.ts'
import { sendWeeklyDigests } from './weeklyDigest.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR')

test('saved ten times at once, it is saved once; saved and dismissed at once, it is one of the two', async () => {
  const { id } = await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' })
  const input = { projectId: idOf('Project', id) }
  const act = (name: string) => perform(db, name, input, { as: investor })
  const saved = await Promise.all(Array.from({ length: 10 }, () => act('saveOpportunity')))
  expect(saved.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.opportunityMark.count({ where: { projectId: id } })).toBe(1)
  const both = Array.from({ length: 10 }, (_, nth) => act(nth % 2 ? 'saveOpportunity' : 'dismissOpportunity'))
  expect((await Promise.all(both)).flatMap(({ codes }) => codes)).toEqual([])
  const [mark, ...others] = await db.opportunityMark.findMany({ where: { projectId: id } })
  expect(others).toEqual([])
  expect(Number(mark!.savedAt !== null) + Number(mark!.dismissedAt !== null)).toBe(1)
})

test('a thesis written many times at once is one', async () => {
  const write = (trlFrom: number) => perform(db, 'saveInvestmentThesis', { trlFrom, trlUntil: 9 }, { as: investor })
  const written = await Promise.all([1, 2, 3, 4, 5, 6].map(write))
  expect(written.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.investmentThesis.count({ where: { investorId: investor.id } })).toBe(1)
})

test('alerts of one project, sent many times at once, tell a change once', async () => {
  const saver = await person(db, 'INVESTOR')
  const { id } = await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE', validatedTrl: 4 })
  await perform(db, 'saveOpportunity', { projectId: idOf('Project', id) }, { as: saver })
  await db.project.update({ where: { id }, data: { validatedTrl: 5 } })
  await Promise.all(Array.from({ length: 8 }, () => sendAlerts.perform(db, { projectId: id, by: 0 })))
  expect(await told(db, saver)).toEqual(['OPPORTUNITY_TRL_RAISED'])
})

test('digests of one week, sent by many servers at once, are one', async () => {
  const one = await person(db, 'INVESTOR')
  await db.investmentThesis.create({
    data: { investorId: one.id, sectors: ['water'], createdAt: new Date('2026-11-01') },
  })
  await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE', tags: ['water'] })
  const at = new Date('2026-11-24T09:00:00Z')
  await Promise.all(Array.from({ length: 8 }, () => sendWeeklyDigests(db, at)))
  expect(await told(db, one)).toEqual(['OPPORTUNITY_DIGEST'])
})
