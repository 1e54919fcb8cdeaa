/** Support requests: what researchers ask, how the team answers, and by when. */
import { afterAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSupportCategory, makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { afterWorkingDays, usualWeek } from '../../workingDays.rules.ts'
import { afterWait } from './answerClock.ts'
import { closeResolvedRequests } from './support.jobs.ts'
import { median } from './supportReport.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Tara' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
const admin = await person(db, 'ADMIN')
const company = await person(db, 'INDUSTRY')
const category = await makeSupportCategory(db, { answerDays: 5 })
afterAll(closeLimits)

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)
const requestOf = (id: number) => db.supportRequest.findUniqueOrThrow({ where: { id } })
const act = async (name: string, as: Viewer | null, id: number, more: object = {}) =>
  (await perform(db, name, { id: idOf('SupportRequest', id), ...more }, { as })).codes
const write = async (as: Viewer, id: number, more: object = {}) =>
  (await perform(db, 'createMessage', { recordId: idOf('SupportRequest', id), text: 'Hello', ...more }, { as })).codes

const asked = {
  categoryId: idOf('SupportCategory', category.id),
  title: 'Check a contract',
  description: 'With a company abroad',
  urgency: 'HIGH',
}
async function create(as: Viewer | null, more: object = {}) {
  const { data, codes, errors } = await perform(
    db,
    'createSupportRequest',
    { ...asked, ...more },
    { as, give: 'supportRequest { number status answerBy }' },
  )
  const made = data?.['createSupportRequest'] as unknown as
    | { supportRequest: { number: number; status: string; answerBy: string | null } }
    | null
    | undefined
  return { ...made?.supportRequest, codes, fields: errors[0]?.extensions['fieldErrors'] }
}

test('a request that is sent is promised the working days of its category, and the team hears of it', async () => {
  const { number, status, answerBy } = await create(ada, { neededBy: isoDay(universityDay(daysAgo(-30))) })
  expect([status, answerBy]).toEqual(['SUBMITTED', isoDay(afterWorkingDays(universityDay(), 5, usualWeek))])
  expect(await told(db, team)).toContain('SUPPORT_SUBMITTED')
  expect(await told(db, mate)).toContain('SUPPORT_SUBMITTED')
  await db.supportCategory.update({ where: { id: category.id }, data: { answerDays: 9 } })
  expect(isoDay((await requestOf(number!)).answerBy!), 'what was promised stays').toBe(answerBy)
  await db.supportCategory.update({ where: { id: category.id }, data: { answerDays: 5 } })
})

test('a draft is seen by nobody else, changed, sent once and then fixed', async () => {
  const { number, status } = await create(ada, { draft: true, description: '' })
  const id = number!
  expect(status).toBe('DRAFT')
  expect(await act('submitSupportRequest', ada, id), 'without a description').toEqual(['INVALID'])
  for (const as of [badr, team, admin]) {
    const { data } = await run(db, 'query ($number: Int!) { supportRequest(number: $number) { title } }', {
      as,
      variables: { number: id },
    })
    expect(data?.['supportRequest']).toBeNull()
  }
  expect(await act('updateSupportRequest', badr, id, { description: 'Mine' })).toEqual(['NOT_FOUND'])
  expect(await act('updateSupportRequest', team, id, { description: 'Mine' })).toEqual(['FORBIDDEN'])
  expect(await act('updateSupportRequest', ada, id, { description: 'A licence' })).toEqual([])
  expect(await write(ada, id), 'there is nobody to write to').toEqual(['CONFLICT'])
  expect(await act('submitSupportRequest', ada, id)).toEqual([])
  expect(await act('submitSupportRequest', ada, id)).toEqual(['CONFLICT'])
  expect(await act('updateSupportRequest', ada, id, { description: 'Another' })).toEqual(['CONFLICT'])
  expect(await act('deleteSupportRequest', ada, id)).toEqual(['CONFLICT'])
  const draft = (await create(ada, { draft: true })).number!
  expect(await act('deleteSupportRequest', ada, draft)).toEqual([])
  expect(await db.supportRequest.count({ where: { id: draft } })).toBe(0)
})

test('only researchers send requests, in an active category and about projects of their own', async () => {
  expect((await create(team)).codes).toEqual(['FORBIDDEN'])
  expect((await create(company)).codes).toEqual(['FORBIDDEN'])
  expect((await create(null)).codes).toEqual(['UNAUTHENTICATED'])
  const closed = await makeSupportCategory(db, { active: false })
  expect((await create(ada, { categoryId: idOf('SupportCategory', closed.id) })).fields).toHaveProperty('categoryId')
  const own = await makeProject(db, { ownerId: ada.id })
  const other = await makeProject(db, { ownerId: badr.id, visibleToResearchers: true })
  expect((await create(ada, { projectId: idOf('Project', own.id) })).codes).toEqual([])
  expect((await create(ada, { projectId: idOf('Project', other.id) })).fields).toHaveProperty('projectId')
  expect((await create(ada, { neededBy: isoDay(daysAgo(3)) })).fields).toHaveProperty('neededBy')
})

test('the way from sending to rating: assigned, asked, replied, resolved, reopened, resolved, rated', async () => {
  const id = (await create(ada)).number!
  const assign = (as: Viewer, assigneeId: number | null) =>
    perform(
      db,
      'assignSupportRequests',
      {
        ids: [idOf('SupportRequest', id)],
        assigneeId: assigneeId === null ? null : idOf('User', assigneeId),
      },
      { as },
    )
  expect((await assign(ada, mate.id)).codes).toEqual(['FORBIDDEN'])
  expect((await assign(team, badr.id)).codes, 'only people of the team').toEqual(['INVALID'])
  expect((await assign(team, mate.id)).codes).toEqual([])
  expect(await requestOf(id)).toMatchObject({ status: 'TRIAGED', assigneeId: mate.id })
  expect(await told(db, mate)).toContain('SUPPORT_ASSIGNED')
  expect(await act('startSupportRequest', mate, id)).toEqual([])
  expect(await act('startSupportRequest', mate, id)).toEqual(['CONFLICT'])
  expect(await act('askSupportRequester', ada, id, { question: 'Which?' })).toEqual(['FORBIDDEN'])
  expect(await act('askSupportRequester', mate, id, { question: 'Which?' })).toEqual([])
  expect(await told(db, ada)).toContain('SUPPORT_WAITING')
  expect(await requestOf(id)).toMatchObject({
    status: 'WAITING_FOR_RESEARCHER',
    firstAnsweredAt: expect.any(Date) as Date,
  })
  expect(await write(badr, id)).toEqual(['NOT_FOUND'])
  expect(await write(ada, id)).toEqual([])
  expect(await told(db, mate)).toContain('SUPPORT_MESSAGE')
  expect(await requestOf(id)).toMatchObject({ status: 'IN_PROGRESS', waitingSince: null })
  expect(await act('rateSupportRequest', ada, id, { rating: 5 }), 'it is not resolved').toEqual(['CONFLICT'])
  expect(await act('reopenSupportRequest', ada, id, { reason: 'More' })).toEqual(['CONFLICT'])
  expect(await act('resolveSupportRequest', mate, id, { answer: 'Done' })).toEqual([])
  expect(await act('rateSupportRequest', ada, id, { rating: 2 })).toEqual([])
  expect(await act('reopenSupportRequest', badr, id, { reason: 'More' })).toEqual(['NOT_FOUND'])
  expect(await act('reopenSupportRequest', ada, id, { reason: 'More' })).toEqual([])
  expect(await told(db, mate)).toContain('SUPPORT_REOPENED')
  expect(await requestOf(id)).toMatchObject({ status: 'IN_PROGRESS', rating: null, reopenedCount: 1, resolvedAt: null })
  expect(await act('resolveSupportRequest', mate, id, { answer: 'Done now' })).toEqual([])
  expect(await act('rateSupportRequest', team, id, { rating: 5 })).toEqual(['FORBIDDEN'])
  expect(await act('rateSupportRequest', ada, id, { rating: 6 })).toEqual(['INVALID'])
  expect(await act('rateSupportRequest', ada, id, { rating: 5, comment: 'Fast' })).toEqual([])
  expect(await act('closeSupportRequest', mate, id)).toEqual([])
  expect(await write(ada, id), 'it is closed').toEqual(['CONFLICT'])
  expect(await act('reopenSupportRequest', ada, id, { reason: 'Again' }), 'from closed, too').toEqual([])
})

test('who of the team answers first takes the request', async () => {
  const id = (await create(ada)).number!
  expect(await write(team, id)).toEqual([])
  expect(await requestOf(id)).toMatchObject({
    status: 'IN_PROGRESS',
    assigneeId: team.id,
    firstAnsweredAt: expect.any(Date) as Date,
  })
  const other = (await create(ada)).number!
  expect(await act('resolveSupportRequest', mate, other, { answer: 'Here it is' })).toEqual([])
  expect(await requestOf(other)).toMatchObject({ status: 'RESOLVED', assigneeId: mate.id })
})

test('notes of the team are never seen by the researcher', async () => {
  const id = (await create(ada)).number!
  expect(await write(team, id, { kind: 'INTERNAL', text: 'Difficult' })).toEqual([])
  expect((await requestOf(id)).status, 'a note is no answer').toBe('SUBMITTED')
  expect(await write(ada, id, { kind: 'INTERNAL' })).toEqual(['FORBIDDEN'])
  const notes = async (as: Viewer) => {
    const { data } = await run(
      db,
      'query ($number: Int!) { supportRequest(number: $number) { conversation(kind: INTERNAL) { totalCount } } }',
      { as, variables: { number: id } },
    )
    return (data?.['supportRequest'] as unknown as { conversation: object | null } | null)?.conversation
  }
  expect(await notes(ada)).toBeNull()
  expect(await notes(admin)).toEqual({ totalCount: 1 })
  expect(await told(db, ada)).not.toContain('SUPPORT_NOTE')
})

test('requests stay reopenable for 14 days and are closed after them', async () => {
  const resolved = (days: number) =>
    makeSupportRequest(db, { status: 'RESOLVED', requesterId: ada.id, resolvedAt: daysAgo(days) })
  const [recent, old] = [await resolved(13), await resolved(15)]
  expect(await act('reopenSupportRequest', ada, old.id, { reason: 'More' })).toEqual(['CONFLICT'])
  expect(await closeResolvedRequests(db, new Date())).toBeGreaterThan(0)
  expect((await requestOf(old.id)).status).toBe('CLOSED')
  expect((await requestOf(recent.id)).status).toBe('RESOLVED')
  expect(await closeResolvedRequests(db, new Date()), 'twice closes nothing more').toBe(0)
  expect(await act('reopenSupportRequest', ada, recent.id, { reason: 'More' })).toEqual([])
})

test('the clock stands still while a request waits, over a weekend and a holiday', () => {
  const at = (day: string) => new Date(`${day}T08:00:00Z`)
  const later = (answerBy: string, since: string, until: string, holidays: string[] = []) =>
    isoDay(afterWait(new Date(answerBy), at(since), at(until), { ...usualWeek, holidays: new Set(holidays) }))
  // Thursday 3 December 2026; asked on Wednesday.
  expect(later('2026-12-03', '2026-12-02', '2026-12-02'), 'a reply on the same day').toBe('2026-12-03')
  expect(later('2026-12-03', '2026-12-04', '2026-12-06'), 'a weekend is no working time').toBe('2026-12-03')
  expect(later('2026-12-03', '2026-12-04', '2026-12-07'), 'Monday is').toBe('2026-12-04')
  expect(later('2026-12-04', '2026-12-01', '2026-12-03', ['2026-12-02']), 'a holiday in the wait').toBe('2026-12-07')
  expect(later('2026-12-04', '2026-12-01', '2026-12-03', ['2026-12-07']), 'a holiday after it').toBe('2026-12-09')
  // 21:00 UTC is the next day at the university.
  const night = new Date('2026-12-01T21:00:00Z')
  expect(isoDay(afterWait(new Date('2026-12-04'), night, at('2026-12-02'), usualWeek))).toBe('2026-12-04')
})

test('a reply moves the promised day by the working days that were waited', async () => {
  const answerBy = universityDay(daysAgo(-1))
  const waiting = await makeSupportRequest(db, {
    status: 'WAITING_FOR_RESEARCHER',
    requesterId: ada.id,
    assigneeId: mate.id,
    answerBy,
    waitingSince: daysAgo(7),
  })
  expect(await write(ada, waiting.id)).toEqual([])
  const after = await requestOf(waiting.id)
  expect(isoDay(after.answerBy!)).toBe(isoDay(afterWorkingDays(answerBy, 5, usualWeek)))
})

test('the team’s list is filtered by what is overdue and by who works on it', async () => {
  await db.supportRequest.deleteMany({})
  const make = (data: object) => makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id, ...data })
  const late = await make({ answerBy: daysAgo(3) })
  const waiting = await make({ status: 'WAITING_FOR_RESEARCHER', answerBy: daysAgo(3), assigneeId: team.id })
  const due = await make({ answerBy: daysAgo(-3), assigneeId: mate.id, title: 'Résumé of a patent' })
  await make({ status: 'DRAFT' })
  const numbers = async (as: Viewer, filter: object) => {
    const { data, errors } = await run(
      db,
      'query ($filter: SupportRequestFilter) { supportRequests(filter: $filter) { edges { node { number isOverdue } } } }',
      { as, variables: { filter } },
    )
    expect(errors).toEqual([])
    const { edges } = data!['supportRequests'] as unknown as { edges: { node: { number: number } }[] }
    return edges.map(({ node }) => node.number).sort((one, other) => one - other)
  }
  expect(await numbers(team, {})).toEqual([late.id, waiting.id, due.id])
  expect(await numbers(team, { overdue: true })).toEqual([late.id])
  expect(await numbers(team, { overdue: false })).toEqual([waiting.id, due.id])
  const { id: today } = await make({ answerBy: universityDay(), assigneeId: mate.id })
  expect(await numbers(team, { dueToday: true })).toEqual([today])
  expect(await numbers(team, { dueToday: false })).toEqual([late.id, waiting.id, due.id])
  await db.supportRequest.delete({ where: { id: today } })
  expect(await numbers(team, { assigned: false })).toEqual([late.id])
  expect(await numbers(team, { mine: true })).toEqual([waiting.id])
  expect(await numbers(team, { mine: false })).toEqual([late.id, due.id])
  expect(await numbers(team, { assigneeId: idOf('User', mate.id) })).toEqual([due.id])
  expect(await numbers(team, { search: 'resume' })).toEqual([due.id])
  expect(await numbers(team, { status: ['WAITING_FOR_RESEARCHER'] })).toEqual([waiting.id])
  expect((await numbers(ada, {})).length, 'own drafts, too').toBe(4)
  expect(await numbers(badr, {})).toEqual([])
})

test('the overview counts what is open, overdue, due and rated', async () => {
  await db.supportRequest.deleteMany({})
  const make = (data: object) => makeSupportRequest(db, { categoryId: category.id, requesterId: ada.id, ...data })
  await make({ status: 'SUBMITTED', answerBy: daysAgo(3), submittedAt: daysAgo(9) })
  await make({ status: 'IN_PROGRESS', assigneeId: mate.id })
  await make({ status: 'WAITING_FOR_RESEARCHER', assigneeId: mate.id, answerBy: daysAgo(3) })
  await make({ status: 'RESOLVED', rating: 4 })
  await make({ status: 'CLOSED', rating: 5 })
  await make({ status: 'RESOLVED' })
  await make({})
  const read = (as: Viewer | null) =>
    run(
      db,
      `{ supportOverview { open overdue dueToday waiting unassigned rated satisfaction
        byCategory { name open overdue } byAssignee { name open overdue } byAge { from to open overdue } } }`,
      { as },
    )
  expect((await read(team)).data?.['supportOverview']).toEqual({
    open: 3,
    overdue: 1,
    dueToday: 1,
    waiting: 1,
    unassigned: 1,
    rated: 2,
    satisfaction: 4.5,
    byCategory: [{ name: category.name, open: 3, overdue: 1 }],
    byAssignee: [
      { name: 'Mate', open: 2, overdue: 0 },
      { name: null, open: 1, overdue: 1 },
    ],
    byAge: [
      { from: 0, to: 2, open: 2, overdue: 0 },
      { from: 3, to: 7, open: 0, overdue: 0 },
      { from: 8, to: 14, open: 1, overdue: 1 },
      { from: 15, to: null, open: 0, overdue: 0 },
    ],
  })
  expect((await read(ada)).codes).toEqual(['FORBIDDEN'])
  expect((await read(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('the report computes volume, medians in working days, reopened requests and satisfaction', async () => {
  await db.supportRequest.deleteMany({})
  const make = (data: object) => makeSupportRequest(db, { categoryId: category.id, assigneeId: mate.id, ...data })
  // Tuesday to Thursday, and over a weekend to Tuesday.
  const submittedAt = new Date('2026-11-03T08:00:00Z')
  const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`)
  await make({ status: 'RESOLVED', submittedAt, firstAnsweredAt: at('04'), resolvedAt: at('05'), rating: 5 })
  await make({ status: 'CLOSED', submittedAt, firstAnsweredAt: at('05'), resolvedAt: at('10'), reopenedCount: 2 })
  const physicist = await person(db, 'RESEARCHER', { department: 'Physics' })
  await make({ status: 'SUBMITTED', submittedAt: at('20'), assigneeId: null, requesterId: physicist.id })
  await make({})
  const read = async (as: Viewer | null, from: string | null) =>
    run(
      db,
      `query ($from: Date) { supportReport(from: $from) {
        all { ...f } byCategory { name ...f } byDepartment { name ...f } byAssignee { name ...f } } }
       fragment f on SupportFigures { submitted firstAnswer resolved resolution reopened rated satisfaction }`,
      { as, variables: { from } },
    )
  const none = { firstAnswer: null, resolved: 0, resolution: null, reopened: 0, rated: 0, satisfaction: null }
  const answered = { firstAnswer: 1.5, resolved: 2, resolution: 3.5, reopened: 1, rated: 1, satisfaction: 5 }
  expect((await read(team, null)).data?.['supportReport']).toEqual({
    all: { submitted: 3, ...answered },
    byCategory: [{ name: category.name, submitted: 3, ...answered }],
    byDepartment: [
      { name: null, submitted: 2, ...answered },
      { name: 'Physics', submitted: 1, ...none },
    ],
    byAssignee: [
      { name: 'Mate', submitted: 2, ...answered },
      { name: null, submitted: 1, ...none },
    ],
  })
  expect((await read(team, '2026-11-20')).data?.['supportReport']).toMatchObject({ all: { submitted: 1, ...none } })
  expect((await read(ada, null)).codes).toEqual(['FORBIDDEN'])
  expect((await read(null, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect([median([]), median([3]), median([1, 9, 2]), median([1, 2])]).toEqual([null, 3, 2, 1.5])
})

test('the team changes categories; names are told apart without regard to case', async () => {
  const make = (as: Viewer, input: object) => perform(db, 'createSupportCategory', { answerDays: 3, ...input }, { as })
  expect((await make(ada, { name: 'Contracts' })).codes).toEqual(['FORBIDDEN'])
  expect((await make(team, { name: 'Contracts' })).codes).toEqual([])
  expect((await make(team, { name: 'contracts' })).codes).toEqual(['INVALID'])
  expect((await make(team, { name: 'Patents', answerDays: 0 })).codes).toEqual(['INVALID'])
  const { id } = await db.supportCategory.findFirstOrThrow({ where: { name: 'Contracts' } })
  const change = (as: Viewer, input: object) =>
    perform(db, 'updateSupportCategory', { id: idOf('SupportCategory', id), ...input }, { as })
  expect((await change(ada, { active: false })).codes).toEqual(['FORBIDDEN'])
  expect((await change(team, { name: 'Contracts', active: false, answerDays: 4 })).codes).toEqual([])
  expect((await change(team, { name: category.name.toUpperCase() })).codes).toEqual(['INVALID'])
  expect(await db.supportCategory.findUnique({ where: { id } })).toMatchObject({ active: false, answerDays: 4 })
})

test('who leaves the team gives up what is open; who leaves as a researcher takes the drafts along', async () => {
  const gone = await person(db, 'RESEARCHER')
  const draft = await makeSupportRequest(db, { requesterId: gone.id })
  const sent = await makeSupportRequest(db, { requesterId: gone.id, status: 'SUBMITTED' })
  const { supportBelongings } = await import('./support.belongings.ts')
  await db.$transaction((tx) => supportBelongings.supportRequests.leave({ tx, viewer: gone } as never))
  expect(await db.supportRequest.count({ where: { id: draft.id } })).toBe(0)
  expect(await db.supportRequest.count({ where: { id: sent.id } })).toBe(1)
  const open = await makeSupportRequest(db, { status: 'IN_PROGRESS', assigneeId: mate.id })
  const over = await makeSupportRequest(db, { status: 'RESOLVED', assigneeId: mate.id })
  await db.$transaction((tx) => supportBelongings.assignedSupportRequests.close({ tx, viewer: mate } as never))
  expect((await requestOf(open.id)).assigneeId).toBeNull()
  expect((await requestOf(over.id)).assigneeId).toBe(mate.id)
})
