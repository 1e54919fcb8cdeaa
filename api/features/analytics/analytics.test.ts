/** Who sees which figures, the records behind them, reports as files and by mail, and what is published. */
import { beforeAll, expect, test } from 'vitest'
import { makeDeal } from '../../../prisma/seed/factories/deals.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { funnelSteps } from '../../figures/journeys.ts'
import { figureIds, figures, ownFigures } from '../../figures/figures.ts'
import { refreshFigures } from '../../figures/refresh.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { refreshAnalytics } from './analytics.jobs.ts'
import { fiscalDays, fiscalYearOf } from './annual/annualReport.ts'
import { openDataFile } from './openData.ts'
import { sendReports } from './report.jobs.ts'
import { paperOf } from '../branding/paper.ts'
import { reportFile } from './reports/files.ts'
import { reportNamed } from './reports/reportNamed.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const bo = await person(db, 'RESEARCHER', { name: 'Bo' })
const team = await person(db, 'KU_TEAM', { name: 'Tamim' })
const admin = await person(db, 'ADMIN')
const investor = await person(db, 'INVESTOR')

let still = 0

beforeAll(async () => {
  const project = (title: string, ownerId: number, department: string) =>
    makeProject(db, { title, ownerId, department })
  still = (await project('Solar still', ada.id, 'Physics')).id
  await project('Valve', bo.id, 'Chemistry')
  for (let nth = 0; nth < 4; nth++) await project(`Pump ${nth}`, bo.id, 'Chemistry')
  await makeDeal(db, { projectId: still, status: 'LICENSED', closedOn: new Date('2025-06-30'), amount: 70 })
  await refreshFigures(db)
})

const figuresFor = async (as: Viewer | null, filter: object = { range: 'ALL' }) => {
  const source = `query ($filter: AnalyticsFilter) { analytics(filter: $filter) {
    isWhole figures { figure { code } value } partnerActivity { value } departments(figure: LICENSES) { value } } }`
  const { data, codes } = await run(db, source, { as, variables: { filter } })
  const found = data?.['analytics'] as unknown as {
    isWhole: boolean
    figures: { figure: { code: string }; value: number }[]
    departments: unknown[]
  } | null
  const values = Object.fromEntries(found?.figures.map(({ figure, value }) => [figure.code, value]) ?? [])
  return { codes, whole: found?.isWhole, values, departments: found?.departments }
}

test('a researcher sees own figures, and nothing that the university alone sees', async () => {
  const own = await figuresFor(ada)
  expect(own).toMatchObject({ whole: false, values: { PROJECTS: 1 }, departments: [] })
  expect(Object.keys(own.values)).toEqual(ownFigures)
  expect((await figuresFor(ada, { personId: idOf('User', bo.id) })).codes).toEqual(['NOT_FOUND'])
  expect((await figuresFor(investor)).codes).toEqual(['FORBIDDEN'])
  expect((await figuresFor(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const field of [
    'funnel { steps { reached } }',
    'stageWaits { count }',
    'annualReport { fiscalYear }',
    'fiscalYears',
  ])
    expect((await run(db, `{ ${field} }`, { as: ada })).codes, field).toEqual(['FORBIDDEN'])
})

test('of the figures that are named, those come that one may see, in their order', async () => {
  const named = async (as: Viewer) => {
    const source = '{ analytics { figures(codes: [TEAMS, LICENSES, IDEAS, TEAMS]) { figure { code } } } }'
    const { data } = await run(db, source, { as })
    const { figures: found } = data!['analytics'] as unknown as { figures: { figure: { code: string } }[] }
    return found.map(({ figure }) => figure.code)
  }
  expect(await named(ada)).toEqual(['TEAMS', 'IDEAS'])
  expect(await named(team)).toEqual(['TEAMS', 'LICENSES', 'IDEAS'])
})

test('administrators alone count accounts since a day, and keys that end soon', async () => {
  const key = (days: number, more: object = {}) =>
    db.apiKey.create({
      data: { userId: ada.id, name: 'Sync', tokenHash: `h${days}${Object.keys(more).length}`, prefix: 'p', scopes: [], expiresAt: new Date(Date.now() + days * 86_400_000), ...more }, // prettier-ignore
    })
  await key(3)
  await key(13)
  await key(15)
  await key(2, { revokedAt: new Date() })
  await key(-1)
  await db.user.update({ where: { id: bo.id }, data: { createdAt: new Date('2026-01-31T12:00:00Z') } })
  const source = `query ($day: Date!) { platformStats { apiKeys apiKeysEnding users new: users(registeredSince: $day) } }`
  const counted = (as: Viewer | null, day: string) => run(db, source, { as, variables: { day } })
  expect((await counted(admin, '2026-02-01')).data).toEqual({
    platformStats: { apiKeys: 3, apiKeysEnding: 2, users: 5, new: 4 },
  })
  expect((await counted(admin, '2026-01-31')).data).toMatchObject({ platformStats: { new: 5 } })
  expect((await counted(team, '2026-01-31')).codes).toEqual(['FORBIDDEN'])
  expect((await counted(null, '2026-01-31')).codes).toEqual(['UNAUTHENTICATED'])
})

test('the university sees all, and a look at a person is written down once a day', async () => {
  expect(await figuresFor(team)).toMatchObject({ whole: true, values: { PROJECTS: 6, LICENSES: 1 } })
  for (let twice = 0; twice < 2; twice++)
    expect((await figuresFor(team, { range: 'ALL', personId: idOf('User', ada.id) })).values['PROJECTS']).toBe(1)
  const looks = await db.auditEntry.findMany({ where: { action: 'viewIndicators' } })
  expect(looks).toMatchObject([{ actorId: team.id, entity: 'User', entityId: ada.id }])
})

test('every figure leads to its records, which the viewer may see', async () => {
  const behind = async (as: Viewer, figure: string) => {
    const source = `query ($figure: String!) { figureRecords(figure: $figure, filter: { range: ALL }) {
      totalCount records { title path value department } } }`
    const { data, errors } = await run(db, source, { as, variables: { figure } })
    expect(errors, figure).toEqual([])
    return data?.['figureRecords'] as unknown as { totalCount: number; records: { title: string | null }[] } | null
  }
  const { values } = await figuresFor(team)
  for (const id of figureIds) {
    const found = await behind(team, id)
    if (figures[id].measure === 'COUNT') expect(found!.totalCount, id).toBe(values[id])
  }
  expect((await behind(ada, 'PROJECTS'))!.records).toEqual([
    { title: 'Solar still', path: `/projects/${still}`, value: null, department: 'Physics' },
  ])
  expect(await behind(ada, 'LICENSES')).toBeNull()
})

test('every step of the funnel leads to those that it counts', async () => {
  const source = `query ($step: FunnelStep!, $filter: AnalyticsFilter, $page: Int) {
    funnel(filter: $filter) { steps { step reached } }
    funnelRecords(step: $step, filter: $filter, page: $page) { step totalCount records { title path } } }`
  const of = async (step: string, more: object = {}, as: Viewer | null = team) =>
    run(db, source, { as, variables: { step, filter: { range: 'ALL' }, ...more } })
  for (const filter of [
    { range: 'ALL' },
    { range: 'ALL', department: 'Physics' },
    { range: 'ALL', asOf: '2100-01-01' },
  ])
    for (const step of funnelSteps) {
      const { data, errors } = await of(step, { filter })
      expect(errors, step).toEqual([])
      const { steps } = data!['funnel'] as unknown as { steps: { step: string; reached: number }[] }
      const { totalCount } = data!['funnelRecords'] as unknown as { totalCount: number }
      expect(totalCount, step).toBe(steps.find((one) => one.step === step)!.reached)
    }
  const agreed = (await of('AGREEMENT')).data!['funnelRecords']
  expect(agreed).toMatchObject({ records: [{ title: 'Solar still', path: `/projects/${still}` }] })
  expect((await of('PROJECT', { page: 2 })).data!['funnelRecords']).toMatchObject({ totalCount: 6, records: [] })
  expect((await of('PROJECT', {}, ada)).codes).toContain('FORBIDDEN')
  expect((await of('PROJECT', {}, null)).codes).toContain('UNAUTHENTICATED')
})

test('what is bad in the filter is named', async () => {
  const bad = async (filter: object) =>
    (
      await run(db, 'query ($filter: AnalyticsFilter) { analytics(filter: $filter) { isWhole } }', {
        as: team,
        variables: { filter },
      })
    ).errors[0]
  expect((await bad({ range: 'DATES', from: '2026-02-01', until: '2026-01-01' }))!.extensions).toMatchObject({
    fieldErrors: { until: expect.any(String) },
  })
})

test('kept answers are those of the last refresh', async () => {
  await refreshAnalytics(db)
  expect(await db.keptFigures.count()).toBe(5)
  const { id } = await makeProject(db, { ownerId: bo.id, department: 'Chemistry' })
  expect((await figuresFor(team)).values['PROJECTS']).toBe(6)
  await refreshAnalytics(db)
  expect((await figuresFor(team)).values['PROJECTS']).toBe(7)
  await db.project.delete({ where: { id } })
  await refreshAnalytics(db)
  expect((await figuresFor(team)).values['PROJECTS']).toBe(6)
})

test('deals are those of dealOutcomes', async () => {
  const { data } = await run(db, '{ dealOutcomes { status count amount } }', { as: team })
  const licensed = (data!['dealOutcomes'] as unknown as { status: string }[]).find(
    ({ status }) => status === 'LICENSED',
  )
  const { values } = await figuresFor(team)
  expect(licensed).toEqual({ status: 'LICENSED', count: values['LICENSES'], amount: values['LICENSE_AMOUNTS'] })
})

test.each(['overview', 'indicators', 'pipeline', 'annual', 'records'])(
  'the report %s is a file of each format',
  async (report) => {
    const named = { report, filter: { range: 'ALL' }, figure: 'LICENSES', fiscalYear: 2025, asOf: null }
    const made = await reportNamed(contextOf(db, team), named)
    const now = new Date()
    const paper = await paperOf(db)
    const csv = (await reportFile(made, 'csv', now, paper)).toString()
    expect(csv).toContain(made.tables[0]!.head.join(',').split(',')[0]!)
    expect((await reportFile(made, 'xlsx', now, paper)).subarray(0, 2).toString()).toBe('PK')
    expect((await reportFile(made, 'pdf', now, paper)).subarray(0, 5).toString()).toBe('%PDF-')
    if (report === 'annual') expect(csv).toContain('Solar still')
    // All that its page shows.
    if (report === 'pipeline')
      expect(made.tables.map(({ title }) => title)).toEqual([
        'From idea to agreement',
        'By starting quarter',
        'Current time in stage',
        'Work taken by team members',
        'Answered on time in the last twelve months',
        'Ideas by department',
        'Invention disclosures by department',
        'Challenges by sector',
        'Proposals by sector',
        'Partner and investor activity',
      ])
    const refused = reportNamed(contextOf(db, ada), named)
    if (report === 'overview' || report === 'indicators') expect((await refused).about[0]).toContain('Ada')
    else await expect(refused).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  },
)

test('a fiscal year is named after the year in which it ends', () => {
  const days = (year: number, month: number) =>
    Object.values(fiscalDays(year, month)).map((day) => day.toISOString().slice(0, 10))
  expect(days(2025, 1)).toEqual(['2025-01-01', '2025-12-31'])
  expect(days(2024, 3)).toEqual(['2023-03-01', '2024-02-29'])
  expect([fiscalYearOf(new Date('2025-08-31'), 9), fiscalYearOf(new Date('2025-09-01'), 9)]).toEqual([2025, 2026])
  expect(fiscalYearOf(new Date('2025-12-31'), 1)).toBe(2025)
})

test('the annual report has figures and what was entered, with its source, as known on a day', async () => {
  const enter = (as: Viewer, input: object) =>
    perform(db, 'setAnnualFigure', { fiscalYear: 2025, line: 'OPTIONS', value: 3, source: 'Ledger', ...input }, { as })
  expect((await enter(ada, {})).codes).toEqual(['FORBIDDEN'])
  expect((await enter(team, { source: '' })).errors[0]!.extensions['fieldErrors']).toHaveProperty('source')
  expect((await enter(team, { fiscalYear: 2099 })).errors[0]!.extensions['fieldErrors']).toHaveProperty('fiscalYear')
  expect((await enter(team, {})).codes).toEqual([])
  await db.annualEntry.updateMany({ data: { createdAt: new Date('2026-01-10') } })
  expect((await enter(team, { value: 5, source: 'Corrected ledger' })).codes).toEqual([])
  const line = async (asOf: string | null) => {
    const source = `query ($asOf: Date) { annualReport(fiscalYear: 2025, asOf: $asOf) {
      from until lines { line figure value source enteredBy } } }`
    const { data } = await run(db, source, { as: team, variables: { asOf } })
    const { lines } = data!['annualReport'] as unknown as { lines: { line: string; figure: string; value: number }[] }
    return [lines.find((one) => one.line === 'OPTIONS'), lines.find(({ figure }) => figure === 'LICENSES')!.value]
  }
  expect(await line(null)).toMatchObject([{ value: 5, source: 'Corrected ledger', enteredBy: 'Tamim' }, 1])
  expect(await line('2026-01-20')).toMatchObject([{ value: 3, source: 'Ledger' }, 1])
  expect(await line('2025-03-01')).toMatchObject([{ value: null }, 0])
})

test('a report comes by mail once on its day, to those who still may see it', async () => {
  const subscribe = (as: Viewer, report: string, interval: string) =>
    perform(db, 'setReportSubscription', { report, interval }, { as })
  expect((await subscribe(ada, 'PIPELINE', 'WEEKLY')).codes).toEqual(['FORBIDDEN'])
  for (const report of ['OVERVIEW', 'PIPELINE', 'ANNUAL'])
    expect((await subscribe(team, report, 'WEEKLY')).codes).toEqual([])
  expect((await subscribe(ada, 'OVERVIEW', 'MONTHLY')).codes).toEqual([])
  await db.reportSubscription.updateMany({ data: { sentOn: new Date('2026-01-01') } })
  const monday = new Date('2027-03-01')
  expect(await sendReports(db, new Date('2027-02-27'))).toBe(0)
  // It is a Monday and the first of a month.
  expect(
    await Promise.all([sendReports(db, monday), sendReports(db, monday)]).then((sent) => sent[0]! + sent[1]!),
  ).toBe(4)
  expect(await sendReports(db, monday)).toBe(0)
  await db.user.update({ where: { id: team.id }, data: { role: 'EXPERT' } })
  expect(await sendReports(db, new Date('2027-03-08'))).toBe(0)
  await db.user.update({ where: { id: team.id }, data: { role: 'KU_TEAM' } })
  expect((await perform(db, 'endReportSubscription', { report: 'ANNUAL' }, { as: team })).codes).toEqual([])
  expect(await sendReports(db, new Date('2027-03-08'))).toBe(2)
})

test('open data is off until an administrator publishes it, and has no small numbers of a department', async () => {
  const published = async () => (await run(db, '{ openData { figures { code } } }', { as: null })).data!['openData']
  expect([await published(), await openDataFile(db)]).toEqual([null, null])
  const publish = (as: Viewer) => perform(db, 'updateAnalyticsSettings', { openData: true, fiscalYearMonth: 1 }, { as })
  expect((await publish(team)).codes).toEqual(['FORBIDDEN'])
  expect((await publish(admin)).codes).toEqual([])
  expect(await published()).toBeTruthy()
  const lines = (await openDataFile(db))!.split('\r\n')
  expect(lines.filter((line) => line.startsWith('PROJECTS,') && line.includes(',,'))).not.toEqual([])
  expect(lines.filter((line) => line.startsWith('PROJECTS,Chemistry,,5,'))).toHaveLength(1)
  expect(lines.join()).not.toMatch(/Physics|Ada|Solar|INVESTED|LICENSE_AMOUNTS/)
})
