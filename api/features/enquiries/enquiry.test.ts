/** Enquiries of visitors: who may write and read them, the promised answer by mail, and when all of it is deleted. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeEnquiry, makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { isoDay, universityDay } from '../../days.ts'
import { usualDays } from '../../duties/kinds.rules.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { afterWorkingDays, usualWeek } from '../../workingDays.rules.ts'
import { keptSince } from '../../retention/keeping.ts'
import { enquiryRetention } from './enquiry.retention.ts'
import { keptMonths } from './enquiry.rules.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Tala' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const outside = [owner, await person(db, 'INDUSTRY'), await person(db, 'INVESTOR'), await person(db, 'EXPERT')]
beforeEach(() => db.notification.deleteMany({}))

const summary = async (status: 'PUBLISHED' | 'AGREED', more: object = {}) => {
  const { id: projectId } = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE', title: 'Kiln' })
  return makeSummary(db, { projectId, status, ...more })
}
const asks = (number: number, as: Viewer | null = null, more: object = {}) =>
  perform(
    db,
    'askAboutTechnology',
    { number, name: 'Zara', email: 'zara@company.example', message: 'Is it for sale?', ...more },
    { as, give: 'answerBy' },
  )
const act = async (name: string, as: Viewer | null, id: number, more: object = {}) =>
  (await perform(db, name, { id: idOf('TechnologyEnquiry', id), ...more }, { as })).codes
const of = (id: number) => db.technologyEnquiry.findUniqueOrThrow({ where: { id } })
const seen = async (as: Viewer | null, id: number) =>
  (await run(db, `{ technologyEnquiry(number: ${id}) { name email message answer } }`, { as })).data?.[
    'technologyEnquiry'
  ] ?? null

test('a visitor is promised a day, and the contact or the whole team is notified without who wrote', async () => {
  const { id } = await summary('PUBLISHED', { contactId: team.id })
  const { data, codes } = await asks(id)
  expect(codes).toEqual([])
  const answerBy = afterWorkingDays(universityDay(), usualDays.ENQUIRY_ANSWER, usualWeek)
  expect(data!['askAboutTechnology']).toEqual({ answerBy: isoDay(answerBy) })
  expect(await db.technologyEnquiry.findFirst({ where: { summaryId: id } })).toMatchObject({
    name: 'Zara',
    status: 'OPEN',
    handlerId: team.id,
    answerBy,
  })
  expect(await told(db, team)).toEqual(['SUMMARY_ENQUIRY'])
  expect(await told(db, mate)).toEqual([])
  expect(await told(db, owner)).toEqual([])
  const { id: open } = await summary('PUBLISHED')
  expect((await asks(open, outside[1])).codes).toEqual([])
  expect(await told(db, mate)).toEqual(['SUMMARY_ENQUIRY'])
  const kept = JSON.stringify([
    await db.notification.findMany(),
    await db.auditEntry.findMany({ where: { entity: 'TechnologyEnquiry' } }),
  ])
  expect(kept).not.toMatch(/zara|for sale/i)
})

test('only what is published is asked about, fields are named, and one network asks ten times an hour', async () => {
  const { id: inner } = await summary('AGREED')
  expect((await asks(inner)).codes).toEqual(['NOT_FOUND'])
  const { id } = await summary('PUBLISHED')
  const { errors } = await asks(id, null, { email: 'zara', message: '', name: '' })
  expect(Object.keys(errors[0]!.extensions['fieldErrors'] as object).toSorted()).toEqual(['email', 'message', 'name'])
  const codes = []
  for (let nth = 0; nth < 12; nth++) codes.push(...(await asks(id)).codes)
  expect(codes).toContain('RATE_LIMITED')
})

test('nobody but the team reads, answers, closes or deletes an enquiry', async () => {
  const { id } = await makeEnquiry(db)
  for (const as of [null, ...outside]) {
    expect(await seen(as, id)).toBeNull()
    const refused = as ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    expect(await act('answerEnquiry', as, id, { answer: 'Yes' })).toEqual([refused])
    expect(await act('closeEnquiry', as, id, { reason: 'Spam' })).toEqual([refused])
    expect(await act('deleteEnquiry', as, id)).toEqual([refused])
    const list = await run(db, '{ technologyEnquiries { totalCount } }', { as })
    expect(list.data?.['technologyEnquiries'] ?? { totalCount: 0 }).toEqual({ totalCount: 0 })
  }
  expect(await seen(team, id)).toMatchObject({ name: 'Zara', email: 'zara@company.example' })
  expect((await of(id)).status).toBe('OPEN')
})

test('an answer is mailed once, with who gave it and what was asked', async () => {
  const { id } = await makeEnquiry(db)
  expect(await act('answerEnquiry', team, id, { answer: ' ' })).toEqual(['INVALID'])
  expect(await act('answerEnquiry', team, id, { answer: 'It is for license.' })).toEqual([])
  expect(await act('answerEnquiry', mate, id, { answer: 'Or not.' })).toEqual(['CONFLICT'])
  expect(await act('closeEnquiry', mate, id, { reason: 'Spam' })).toEqual(['CONFLICT'])
  await runJobs(db)
  const mails = mailsTo('zara@company.example')
  expect(mails).toHaveLength(1)
  for (const words of ['It is for license.', 'Tala', team.email, 'Is it for sale?', `${keptMonths} months`])
    expect(mails[0]).toContain(words)
  expect(await of(id)).toMatchObject({ status: 'ANSWERED', answeredById: team.id })
})

test('what was closed as advertising can still be answered, and what is deleted leaves nothing of its visitor', async () => {
  const { id } = await makeEnquiry(db)
  expect(await act('closeEnquiry', team, id, { reason: '' })).toEqual(['INVALID'])
  expect(await act('closeEnquiry', team, id, { reason: 'Advertising' })).toEqual([])
  expect(await act('answerEnquiry', team, id, { answer: 'Sorry, yes.' })).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'ANSWERED', closedAt: null, closeReason: '' })
  expect(await act('deleteEnquiry', mate, id)).toEqual([])
  expect(await act('deleteEnquiry', mate, id)).toEqual(['NOT_FOUND'])
  await runJobs(db)
  const audit = await db.auditEntry.findMany({ where: { entity: 'TechnologyEnquiry', entityId: id } })
  expect(JSON.stringify(audit)).not.toMatch(/zara|sorry|for sale/i)
})

test('enquiries are deleted twelve months after they ended; those that wait are not', async () => {
  const long = new Date(Date.now() - 366 * 86_400_000)
  const ids = async () => (await db.technologyEnquiry.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
  await db.technologyEnquiry.deleteMany()
  const open = await makeEnquiry(db, { createdAt: new Date(0) })
  const fresh = await makeEnquiry(db, { status: 'ANSWERED' })
  await makeEnquiry(db, { status: 'ANSWERED', answeredAt: long })
  await makeEnquiry(db, { status: 'CLOSED', closedAt: long })
  expect(await enquiryRetention.remove(db, keptSince(enquiryRetention.days!))).toBe(2)
  expect(await ids()).toEqual([open.id, fresh.id])
})

test('an enquiry outlives the project, and a person of the team who leaves gives it back', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: owner.id })
  const { id: summaryId } = await makeSummary(db, { projectId, status: 'PUBLISHED' })
  const leaver = await person(db, 'KU_TEAM')
  const { id } = await makeEnquiry(db, { summaryId, handlerId: leaver.id })
  const { id: done } = await makeEnquiry(db, { status: 'ANSWERED', answeredById: leaver.id })
  await db.project.delete({ where: { id: projectId } })
  expect(await of(id)).toMatchObject({ summaryId: null, status: 'OPEN' })
  await db.user.delete({ where: { id: leaver.id } })
  expect([(await of(id)).handlerId, (await of(done)).answeredById]).toEqual([null, null])
})
