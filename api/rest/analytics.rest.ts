/** The documented call about analytics (docs/spec/rest.md#calls), its reports as files, and the open data. */
import * as errors from '#texts/analytics/errors.js'
import type { Context } from '../context.ts'
import { isoDay, universityDay } from '../days.ts'
import { invalid, notFound } from '../errors.ts'
import { sectors } from '../features/challenges/challengeValues.rules.ts'
import { analyticsRanges } from '../features/analytics/analytics.rules.ts'
import { openDataFile } from '../features/analytics/openData.ts'
import { paperOf } from '../features/branding/paper.ts'
import { mediaTypeOf, reportFile, reportFormats } from '../features/analytics/reports/files.ts'
import { reportNamed } from '../features/analytics/reports/reportNamed.ts'
import { disposition } from '../features/files/fileName.ts'
import { limit } from '../limits.ts'
import * as records from '#texts/ui/records.js'
import type { ByteCall, Exchange } from './byteCall.ts'
import { globalId, lower, upper, type Shim } from './shim.ts'

interface Given {
  figures: { figure: { code: string }; value: number; before: number | null }[]
}

export const analyticsShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/analytics',
    summary: 'Figures over a period: your own, or those of the whole university for its team',
    query: ['timeRange'],
    words: { timeRange: ['month', 'quarter', 'year', 'all'] },
    document: `query ($filter: AnalyticsFilter) { analytics(filter: $filter) {
      asOf from until isWhole figures { figure { code name definition unit } value before }
      activity { figure { code } month value } departments(figure: PROJECTS) { key value before }
      levels { level value } growthAreas { department value before percent }
    } }`,
    variables: ({ query }) => ({ filter: { range: upper(query.get('timeRange') ?? 'quarter') } }),
    give: (data, { query }) => {
      const { figures, ...rest } = data['analytics'] as unknown as Given
      const valueOf = (id: string) => figures.find(({ figure }) => figure.code === id)?.value ?? 0
      return {
        timeRange: lower(query.get('timeRange') ?? 'quarter'),
        totalProjects: valueOf('PROJECTS'),
        activeTeams: valueOf('TEAMS'),
        innovationIdeas: valueOf('IDEAS'),
        figures,
        ...rest,
      }
    },
  },
]

const dayIn = (query: URLSearchParams, name: string) => query.get(name) || undefined

async function report(ctx: Context, { res, query }: Exchange) {
  ctx.access.need('ANALYTICS')
  await limit('exportAccount', String(ctx.viewer!.id))
  const format = reportFormats.find((one) => one === (query.get('format') ?? 'csv'))
  if (!format) throw invalid({ format: errors.format() })
  const name = query.get('report') ?? 'overview'
  const asOf = dayIn(query, 'asOf')
  const person = query.get('person')
  const made = await reportNamed(ctx, {
    report: name,
    figure: query.get('figure'),
    fiscalYear: Number(query.get('fiscalYear')),
    asOf: asOf && !Number.isNaN(Date.parse(asOf)) ? new Date(asOf) : null,
    filter: {
      range: analyticsRanges.find((one) => one === String(upper(query.get('range') ?? 'quarter'))) ?? 'QUARTER',
      from: dayIn(query, 'from'),
      until: dayIn(query, 'until'),
      asOf,
      department: query.get('department'),
      sector: sectors.find((one) => one === query.get('sector')) ?? null,
      ...(person ? { personId: /^\d+$/.test(person) ? globalId('User', person) : person } : {}),
    },
  })
  const bytes = await reportFile(made, format, new Date(), await paperOf(ctx.db))
  res.writeHead(200, {
    'content-type': mediaTypeOf[format],
    'content-length': bytes.length,
    'content-disposition': disposition('attachment', `${name}-${isoDay(universityDay())}.${format}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(bytes)
}

async function openData({ db }: Context, { res }: Exchange) {
  const file = await openDataFile(db)
  if (file === null) throw notFound(records.openData())
  const bytes = Buffer.from(file)
  res.writeHead(200, {
    'content-type': mediaTypeOf.csv,
    'content-length': bytes.length,
    'content-disposition': disposition('attachment', 'figures.csv'),
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  res.end(bytes)
}

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }
const csv = { 'text/csv': { schema: { type: 'string' } } }

export const analyticsCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/analytics/report',
    summary:
      'A report of the analytics as a file: overview, pipeline, indicators, annual, or the records behind a figure',
    query: [
      'report',
      'format',
      'range',
      'from',
      'until',
      'asOf',
      'department',
      'sector',
      'person',
      'figure',
      'fiscalYear',
    ],
    gives: {
      status: 200,
      content: { ...csv, 'application/pdf': bytes, [mediaTypeOf.xlsx]: bytes },
    },
    answer: report,
  },
  {
    method: 'GET',
    path: '/api/open-data/figures.csv',
    summary: 'The figures that the university publishes, by month and by department',
    open: true,
    gives: { status: 200, content: csv },
    answer: openData,
  },
]
