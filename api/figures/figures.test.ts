/** Every figure against a small data set that is counted by hand, and as it was known on another day. */
import { beforeAll, expect, test } from 'vitest'
import { makeDeal } from '../../prisma/seed/factories/deals.ts'
import { makeDisclosure } from '../../prisma/seed/factories/disclosures.ts'
import { makeInterest } from '../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { makeClaim } from '../../prisma/seed/factories/readiness.ts'
import { makeSummary, makeEnquiry } from '../../prisma/seed/factories/technologies.ts'
import { universityDay } from '../days.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { person } from '../testing/run.ts'
import { figureIds, ownFigures, type FigureId } from './figures.ts'
import { funnelOf } from './funnel.ts'
import { dayBegins } from '../dayBegins.ts'
import { periodOf, type Question } from './question.ts'
import { refreshedUntil, refreshFigures } from './refresh.ts'
import { rowsBehind } from './rowsBehind.ts'
import { levelsOf, monthsOf, sharesOf, valuesOf } from './values.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada', department: 'Physics' })
const bo = await person(db, 'RESEARCHER', { name: 'Bo', department: 'Chemistry' })
const company = await person(db, 'INDUSTRY')

/** Noon of a day of the university. */
const on = (day: string) => new Date(`${day}T08:00:00Z`)
const date = (day: string) => new Date(day)
/** 2025, of which 2024 is the year before. */
const year: Question = {
  ...periodOf('DATES', { from: date('2025-01-01'), until: date('2025-12-31') }),
  asOf: null,
  person: null,
  department: null,
}

const idea = (data: object) =>
  db.idea.create({ data: { title: 'Idea', description: 'Words', category: 'Other', submitterId: ada.id, ...data } })
const entry = (entity: string, entityId: number, day: string, changes: object) =>
  db.auditEntry.create({ data: { action: 'test', entity, entityId, at: on(day), changes } })

let still = 0
let valve = 0

beforeAll(async () => {
  const project = async (data: object) => (await makeProject(db, { department: 'Physics', trl: null, ...data })).id
  // Ada's idea became the solar still, went all the way and was licensed.
  still = await project({
    title: 'Solar still',
    ownerId: ada.id,
    createdAt: on('2025-03-01'),
    trl: 5,
    validatedTrl: 5,
    validatedTrlAt: on('2025-06-10'),
    approvedForIndustryAt: on('2025-09-01'),
    approvedForIndustry: true,
    fundingAmount: 50_000,
  })
  await entry('Project', still, '2025-04-01', { trl: [2, 3] })
  await entry('Project', still, '2025-06-10', { validatedTrl: [null, 5] })
  // It was opened before, and closed in between.
  await entry('Project', still, '2025-07-01', { approvedForInvestors: [false, true] })
  await makeClaim(db, {
    projectId: still,
    status: 'VALIDATED',
    level: 5,
    fromLevel: 3,
    decidedAt: on('2025-06-10'),
  })
  // Bo's valve is older, of 2024; a third project was deleted.
  valve = await project({
    title: 'Valve',
    department: 'Chemistry',
    ownerId: bo.id,
    createdAt: on('2024-05-05'),
    trl: 8,
  })
  await project({ deletedAt: on('2025-08-01'), createdAt: on('2025-02-02'), ownerId: ada.id })

  const first = await idea({
    status: 'CONVERTED',
    submittedAt: on('2025-01-20'),
    reviewedAt: on('2025-02-01'),
    validatedAt: on('2025-02-11'),
    projectId: still,
  })
  // It was returned and submitted again: its first submission counts.
  await entry('Idea', first.id, '2025-01-10', { status: ['DRAFT', 'SUBMITTED'] })
  await entry('Idea', first.id, '2025-02-01', { status: ['SUBMITTED', 'APPROVED'] })
  await idea({ status: 'DECLINED', submittedAt: on('2025-05-01'), reviewedAt: on('2025-05-09'), submitterId: bo.id })
  await idea({ status: 'APPROVED', submittedAt: on('2024-11-01'), reviewedAt: on('2024-11-05') })
  await idea({ status: 'DRAFT' })
  const request = await db.validationRequest.create({ data: { ideaId: first.id, title: 'Check' } })
  await db.ideaEvaluation.create({
    data: {
      ideaId: first.id,
      requestId: request.id,
      summary: 'Good',
      problemClarity: 4,
      novelty: 4,
      feasibility: 4,
      industryRelevance: 4,
      commercialPotential: 4,
      nationalAlignment: 4,
      overall: 'STRONG_POTENTIAL',
      createdAt: on('2025-02-11'),
    },
  })

  for (const state of ['COMPLETED', 'CANCELLED'] as const)
    await db.meeting.create({
      data: {
        kind: 'SESSION',
        state,
        title: 'Session',
        startsAt: on('2025-02-10'),
        endsAt: new Date('2025-02-10T09:00:00Z'),
        organizerId: ada.id,
        participants: { create: { userId: ada.id } },
      },
    })
  for (const [createdAt, archivedAt] of [
    ['2025-01-05', null],
    ['2024-01-05', '2025-06-01'],
  ])
    await db.team.create({
      data: {
        name: 'Team',
        department: 'Physics',
        createdAt: on(createdAt!),
        archivedAt: archivedAt ? on(archivedAt) : null,
        members: { create: { userId: ada.id } },
      },
    })
  await db.publication.createMany({
    data: [
      { title: 'A', year: 2025, ownerId: ada.id, createdAt: on('2025-10-01') },
      // Added two years later: on the last day of its year.
      { title: 'B', year: 2024, ownerId: ada.id, createdAt: on('2026-03-01') },
    ],
  })

  const challenge = await db.challenge.create({
    data: { title: 'Hulls', sector: 'WATER', status: 'OPEN', publishedAt: on('2025-01-15'), ownerId: company.id },
  })
  await db.challenge.create({ data: { title: 'Draft', ownerId: company.id } })
  const proposal = async (data: object) =>
    db.proposal.create({ data: { challengeId: challenge.id, authorId: ada.id, ...data } })
  const won = await proposal({
    status: 'ACCEPTED',
    submittedAt: on('2025-08-01'),
    decidedAt: on('2025-08-20'),
    projectId: still,
    coApplicants: { create: { userId: bo.id, answer: 'CONFIRMED' } },
  })
  await proposal({ status: 'DECLINED', authorId: bo.id, submittedAt: on('2024-08-01'), decidedAt: on('2025-01-02') })
  await proposal({ status: 'WITHDRAWN', authorId: (await person(db, 'RESEARCHER')).id, submittedAt: on('2025-08-01') })
  await db.collaboration.create({
    data: {
      proposalId: won.id,
      title: 'Hulls',
      createdAt: on('2025-08-21'),
      agreements: {
        create: [
          { kind: 'NDA', agreedOn: date('2025-09-01') },
          { kind: 'CONTRACT', agreedOn: date('2025-10-01') },
        ],
      },
      milestones: {
        create: [
          { title: 'One', dueDate: date('2025-11-01'), payment: 20_000, doneAt: on('2025-11-02') },
          { title: 'Two', dueDate: date('2026-11-01'), payment: 70_000 },
        ],
      },
    },
  })
  await makeInterest(db, { projectId: still, createdAt: on('2025-09-15') })
  for (const [status, closedOn, amount] of [
    ['LICENSED', '2025-12-31', 300_000],
    ['LICENSED', '2026-01-01', 1_000],
    ['SPUN_OUT', '2025-06-06', null],
    ['INVESTED', '2025-07-07', 900_000],
    ['INVESTED', '2024-07-07', 400_000],
    ['ENDED', '2025-07-07', null],
  ] as const)
    await makeDeal(db, { projectId: valve, status, closedOn: date(closedOn), amount })
  const disclosure = await makeDisclosure(db, { status: 'SUBMITTED', submitterId: ada.id, projectId: still })
  await db.inventionDisclosure.update({ where: { id: disclosure.id }, data: { submittedAt: on('2025-07-20') } })
  const enquiry = await makeEnquiry(db, { summaryId: (await makeSummary(db, { projectId: valve })).id })
  await db.technologyEnquiry.update({ where: { id: enquiry.id }, data: { createdAt: on('2025-05-05') } })
  const family = await db.patentFamily.create({
    data: { ownerId: bo.id, projectId: still, inventors: { create: { userId: ada.id, name: 'Ada', position: 0 } } },
  })
  let numbers = 0
  const patent = (data: { filedOn?: Date } & Record<string, unknown>) => {
    const applicationNumber = data.filedOn ? `6100000${++numbers}` : null
    return db.patent.create({
      data: { patentFamilyId: family.id, title: 'Still', office: 'US', applicationNumber, ...data } as never,
    })
  }
  // The first filing, what came of it in Europe, and one that is still written.
  const priority = await patent({ kind: 'PROVISIONAL', status: 'FILED', filedOn: date('2024-12-31') })
  await patent({
    status: 'GRANTED',
    parentId: priority.id,
    filedOn: date('2025-12-30'),
    grantedOn: date('2025-12-31'),
    grantNumber: '12345678',
  })
  await patent({ office: 'AE', status: 'FILED', filedOn: date('2025-01-01') })
  await patent({ office: 'AE', status: 'PREPARING' })
  const grant = (data: object) =>
    db.researchGrant.create({
      data: {
        title: 'Grant',
        endsOn: date('2030-01-01'),
        funder: 'Fund',
        amount: 100_000,
        ownerId: bo.id,
        members: { create: { userId: ada.id, name: 'Ada', position: 0 } },
        ...data,
      } as never,
    })
  const active = await grant({ status: 'ACTIVE', startsOn: date('2026-01-01'), createdAt: on('2025-02-01') })
  await entry('ResearchGrant', active.id, '2025-11-11', { status: ['SUBMITTED', 'AWARDED'] })
  await grant({ status: 'COMPLETED', amount: 7_000, startsOn: date('2024-03-01'), createdAt: on('2026-03-01') })
  await grant({ status: 'DECLINED', startsOn: date('2025-03-01') })
  await db.authorship.create({
    data: {
      publicationId: (await db.publication.findFirstOrThrow({ where: { title: 'A' } })).id,
      userId: bo.id,
      name: 'Bo',
      state: 'CLAIMED',
    },
  })
  await refreshFigures(db)
})

/** What is counted by hand: in 2025, and in or at the end of 2024. */
const byHand: Record<FigureId, [number, number]> = {
  IDEAS: [2, 1],
  IDEAS_APPROVED: [1, 1],
  IDEAS_VALIDATED: [1, 0],
  EVALUATIONS: [1, 0],
  SESSIONS: [1, 0],
  PROJECTS: [2, 1],
  PROJECT_LEVELS: [2, 1],
  TRL_STEPS: [2, 0],
  TRL_FOUR: [1, 0],
  PROJECTS_OPENED: [1, 0],
  FUNDING: [50_000, 0],
  TEAMS: [1, 1],
  PATENT_APPLICATIONS: [1, 1],
  PATENTS_ISSUED: [1, 0],
  GRANTS: [1, 1],
  GRANT_AMOUNTS: [100_000, 7_000],
  DISCLOSURES: [1, 0],
  PUBLICATIONS: [1, 1],
  PROPOSALS: [1, 1],
  PROPOSALS_WON: [1, 0],
  CONTRACTS: [1, 0],
  PAYMENTS: [20_000, 0],
  LICENSES: [1, 0],
  LICENSE_AMOUNTS: [300_000, 0],
  SPINOUTS: [1, 0],
  INVESTMENTS: [1, 1],
  INVESTED: [900_000, 400_000],
  CHALLENGES: [1, 0],
  COLLABORATIONS: [1, 0],
  INTERESTS: [1, 0],
  ENQUIRIES: [1, 0],
}

test.each(figureIds)('%s is what is counted by hand', async (id) => {
  expect((await valuesOf(db, [id], year)).get(id)).toEqual({ value: byHand[id][0], before: byHand[id][1] })
})

test('a person’s own figures are those of own records', async () => {
  const own = async (id: number) => {
    const values = await valuesOf(db, ownFigures, { ...year, person: id })
    return Object.fromEntries([...values].flatMap(([figure, { value }]) => (value ? [[figure, value]] : [])))
  }
  // Bo confirmed to stand behind Ada's proposal, and the contract and the payment are of it.
  expect(await own(bo.id)).toEqual({
    IDEAS: 1,
    PROJECTS: 1,
    PROJECT_LEVELS: 1,
    PUBLICATIONS: 1,
    PROPOSALS: 1,
    PROPOSALS_WON: 1,
    CONTRACTS: 1,
    PAYMENTS: 20_000,
  })
  expect(await own(ada.id)).toMatchObject({
    IDEAS: 1,
    PROJECTS: 1,
    TRL_STEPS: 2,
    FUNDING: 50_000,
    TEAMS: 1,
    SESSIONS: 1,
    PATENT_APPLICATIONS: 1,
    PATENTS_ISSUED: 1,
    GRANT_AMOUNTS: 100_000,
  })
  expect(await own(company.id)).toEqual({})
})

test('levels are as the record of changes has them on each day', async () => {
  const at = (day: string) => levelsOf(db, { ...year, until: on(day) })
  expect(await at('2025-03-15')).toEqual([
    { level: 2, value: 1 },
    { level: 8, value: 1 },
  ])
  expect(await at('2025-04-15')).toEqual([
    { level: 3, value: 1 },
    { level: 8, value: 1 },
  ])
  expect(await at('2025-12-31')).toEqual([
    { level: 5, value: 1 },
    { level: 8, value: 1 },
  ])
})

test('shares are by department and sector', async () => {
  expect(await sharesOf(db, 'PROJECTS', 'department', year)).toEqual([
    { key: 'Chemistry', value: 1, before: 1 },
    { key: 'Physics', value: 1, before: 0 },
  ])
  expect(await sharesOf(db, 'PROPOSALS', 'sector', year)).toEqual([{ key: 'WATER', value: 1, before: 1 }])
  const inSector = async (sector: 'WATER' | 'ENERGY') => {
    const question = { ...year, sector }
    const { total } = await rowsBehind(db, 'PROPOSALS', question, { take: 9, skip: 0 })
    return [(await valuesOf(db, ['PROPOSALS'], question)).get('PROPOSALS')!.value, total]
  }
  expect([await inSector('WATER'), await inSector('ENERGY')]).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect((await valuesOf(db, ['PROJECTS'], { ...year, department: 'Physics' })).get('PROJECTS')!.value).toBe(1)
})

test('months without anything are there, and end with the period', async () => {
  const months = await monthsOf(db, ['IDEAS', 'PAYMENTS'], year)
  expect(months.filter(({ figure }) => figure === 'IDEAS').map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`),
  )
  expect(months.filter(({ value }) => value)).toEqual([
    { figure: 'IDEAS', month: '2025-01', value: 1 },
    { figure: 'IDEAS', month: '2025-05', value: 1 },
    { figure: 'PAYMENTS', month: '2025-11', value: 20_000 },
  ])
})

test('the funnel follows an idea to its agreement, with the days between', async () => {
  const { steps, cohorts } = await funnelOf(db, year)
  expect(steps.map(({ reached, fromPrevious, medianDays }) => [reached, fromPrevious, medianDays])).toEqual([
    [2, 2, null],
    [1, 1, 22],
    [1, 1, 10],
    [1, 1, 18],
    [1, 1, 101],
    [1, 1, 21],
    [1, 1, 31],
    [1, 1, 60.5],
  ])
  expect(cohorts).toEqual([
    { quarter: '2025-Q1', reached: [1, 1, 1, 1, 1, 1, 1, 1] },
    { quarter: '2025-Q2', reached: [1, 0, 0, 0, 0, 0, 0, 0] },
  ])
})

test('a report as of a day is the same after records were changed, corrected and deleted', async () => {
  const asOf = (await refreshedUntil(db))!
  const report = async (as: Date | null) => {
    const question = { ...year, asOf: as }
    return JSON.stringify([
      [...(await valuesOf(db, figureIds, question))],
      await sharesOf(db, 'PROJECTS', 'department', question),
      await levelsOf(db, question),
      await monthsOf(db, ['IDEAS', 'PROJECTS'], question),
      await funnelOf(db, question),
    ])
  }
  const before = await report(asOf)
  expect(await report(null)).toBe(before)

  // A license turns out to be a mistake, one of last June is recorded late, a project moves, another goes for good.
  const [license] = await db.deal.findMany({ where: { status: 'LICENSED', closedOn: date('2025-12-31') } })
  await db.deal.update({ where: { id: license!.id }, data: { status: 'OPEN', closedOn: null, amount: null } })
  await makeDeal(db, { projectId: still, status: 'LICENSED', closedOn: date('2025-06-30'), amount: 77 })
  await db.project.update({ where: { id: still }, data: { department: 'Chemistry', trl: 9 } })
  await db.project.delete({ where: { id: valve } })
  expect(await refreshFigures(db)).toBe(true)

  expect(await report(asOf)).toBe(before)
  const now = await valuesOf(db, ['LICENSES', 'LICENSE_AMOUNTS', 'PROJECTS'], year)
  expect([...now.values()].map(({ value }) => value)).toEqual([1, 77, 1])
  expect(await sharesOf(db, 'PROJECTS', 'department', year)).toEqual([{ key: 'Chemistry', value: 1, before: 0 }])

  // Nothing changed since: nothing is written.
  const rows = await db.figureRow.count()
  await refreshFigures(db)
  expect(await db.figureRow.count()).toBe(rows)
})

test('sums by day say what the rows say, as known at the end of each day', async () => {
  const ranges = [
    ['2024-01-01', '2024-12-31'],
    ['2025-04-02', '2025-09-01'],
    ['2025-12-31', '2026-01-01'],
    [null, '2026-11-30'],
  ] as const
  // Days in the time that was known from the beginning, and the end of today, after what was corrected.
  const days = [date('2025-06-11'), date('2026-01-01'), universityDay(), new Date(Date.now() + 86_400_000)].map((day) =>
    dayBegins(universityDay(day)),
  )
  for (const [from, until] of ranges)
    for (const asOf of days)
      for (const department of [null, 'Physics', 'Chemistry']) {
        const period = periodOf('DATES', { from: from && date(from), until: date(until) })
        const report = async (moment: Date | null) => {
          const question = { ...period, asOf: moment, person: null, department }
          return {
            values: [...(await valuesOf(db, figureIds, question))],
            departments: await sharesOf(db, 'TEAMS', 'department', question),
            began: await sharesOf(db, 'PROJECTS', 'department', question, true),
            sectors: await sharesOf(db, 'PROPOSALS', 'sector', question),
            levels: await levelsOf(db, question),
            months: await monthsOf(db, ['TEAMS', 'INVESTED'], question),
            funnel: await funnelOf(db, question),
          }
        }
        const summed = await report(asOf)
        // A moment inside a day is not known by the sums: its rows are read.
        expect(summed, `${from} ${until} ${asOf.toISOString()}`).toEqual(await report(new Date(asOf.getTime() + 1)))
        if (asOf.getTime() > Date.now()) expect(await report(null)).toEqual(summed)
      }
})
