/** Lists as files: what is in them, for whom, and that nobody reads in one what the list hides. */
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import type { GraphQLObjectType } from 'graphql'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { makeProject, projectRow } from '../../prisma/seed/factories/projects.ts'
import type { User } from '../__generated__/prisma/client.ts'
import { isoDay } from '../days.ts'
import { exportList } from '../features/exports/exportList.ts'
import { closeLimits } from '../limits.ts'
import { exportable } from '../listField.ts'
import { rolesOf } from '../policy.ts'
import { schema } from '../schema.ts'
import { idOf } from '../testing/ids.ts'
import { contextOf } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let owner: User
let staff: User
const tokens = new Map<number, string>()

beforeAll(async () => {
  server = await testServer()
  owner = await makeUser(server.db, { name: 'Olga Owner' })
  staff = await makeUser(server.db, { role: 'KU_TEAM' })
  const open = { approvedForIndustry: true, visibleToResearchers: true }
  await makeProject(server.db, {
    title: '=HYPERLINK("http://evil.example";"Solar, still")',
    description: '-1+1\n"quoted", and more',
    status: 'IN_PROGRESS',
    tags: ['water', '@home'],
    fundingAmount: 5,
    ownerId: owner.id,
    methodology: 'secret steps',
    createdAt: new Date('2026-11-01T09:30:00Z'),
    ...open,
  })
  await makeProject(server.db, { title: 'Wind mill', principalInvestigator: 'Wendy Wind', trl: 7, ...open })
  await makeProject(server.db, { title: 'Hidden well', status: 'DRAFT', trl: null })
})
beforeEach(closeLimits)
afterAll(() => server.close())

async function download(list: string, query: Record<string, string | string[]>, as?: User) {
  if (as && !tokens.has(as.id)) tokens.set(as.id, await server.session(as))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, one)
  const answer = await fetch(`${server.url}/api/exports/${list}?${search}`, {
    headers: as ? bearer(tokens.get(as.id)!) : {},
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const rowsOf = async (...asked: Parameters<typeof download>) => {
  const { status, bytes } = await download(...asked)
  expect(status).toBe(200)
  return parse(bytes, { bom: true }) as unknown as string[][]
}
const said = ({ status, bytes }: Awaited<ReturnType<typeof download>>) => ({
  status,
  ...(JSON.parse(bytes.toString()) as { message: string; fields?: Record<string, string> }),
})

const column = [
  'ID:number',
  'Title:title',
  'Principal Investigator:principalInvestigator|owner.name',
  'Status:status',
  'Tags:tags',
  'Funding:fundingAmount',
  'Created:createdAt',
  'Confidential:confidential',
]

// ASVS 1.2.10
test('a file has the headers of the screen, words, and cells that no spreadsheet takes for formulas', async () => {
  const { status, headers, bytes } = await download('projects', { column, sort: 'TITLE:ASC' }, staff)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="projects-\d{4}-\d\d-\d\d\.csv"/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"";""Solar, still"")",Olga Owner,In Progress,`)
  const rows = parse(bytes, { bom: true }) as unknown as string[][]
  expect(rows[0]).toEqual(column.map((text) => text.split(':')[0]))
  expect(rows[1]!.slice(2)).toEqual(['Olga Owner', 'In Progress', 'water; @home', '5', '2026-11-01 09:30:00', 'No'])
  expect(rows.slice(2).map((row) => row.slice(1, 4))).toEqual([
    ['Hidden well', '', 'Draft'],
    ['Wind mill', 'Wendy Wind', 'Active'],
  ])
})

test('challenges as documented: the company that is withheld stays so, and days are days', async () => {
  const day = (days: number) => new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000)
  const data = { status: 'OPEN' as const, companyName: 'Dunes', publishedAt: new Date('2026-10-01T20:30:00Z') }
  await server.db.challenge.createMany({
    data: [
      { ...data, title: 'Wells', tags: ['water', 'sun'], budget: 500_000, deadline: day(9) },
      { ...data, title: 'Winds', anonymous: true },
    ],
  })
  const columns = [
    'Title:title',
    'Industry Partner:companyName',
    'Tags:tags',
    'Funding:funding',
    'Posted Date:postedOn',
    'Deadline:deadline',
    'Days to Expire:daysLeft',
    'Proposals:proposalCount',
  ]
  const [head, ...rows] = await rowsOf('challenges', { column: columns, sort: 'TITLE:ASC' }, owner)
  expect(head).toEqual(columns.map((text) => text.split(':')[0]))
  // Half past midnight in Dubai is another day.
  expect(rows).toEqual([
    ['Wells', 'Dunes', 'water; sun', '500000', '2026-10-02', isoDay(day(9)), expect.any(String), '0'],
    ['Winds', '', '', '', '2026-10-02', '', '', '0'],
  ])
  expect(['8', '9', '10']).toContain(rows[0]![6])
  await server.db.challenge.deleteMany({})
})

test('as JSON it has the same columns with their own types', async () => {
  const { headers, bytes } = await download(
    'projects',
    { column, format: 'json', filter: '{"trl":[7],"onlyAssessed":true}' },
    staff,
  )
  expect(headers.get('content-disposition')).toMatch(/projects-[\d-]+\.json"/)
  expect(JSON.parse(bytes.toString())).toEqual([
    expect.objectContaining({ Title: 'Wind mill', Status: 'ACTIVE', Tags: [], Funding: null, Confidential: false }),
  ])
  const none = await download('projects', { column, format: 'json', filter: '{"search":"nowhere"}' }, staff)
  expect(JSON.parse(none.bytes.toString())).toEqual([])
})

test('filter, search and sort are in force', async () => {
  const titles = async (query: Record<string, string>) =>
    (await rowsOf('projects', { column: 'title', ...query }, staff)).slice(1).flat()
  expect(await titles({ filter: '{"search":"wind"}' })).toEqual(['Wind mill'])
  expect(await titles({ filter: '{"status":["DRAFT","ACTIVE"]}', sort: 'TITLE:DESC' })).toEqual([
    'Wind mill',
    'Hidden well',
  ])
  const id = idOf('User', owner.id)
  expect(await titles({ filter: JSON.stringify({ ownerId: id }) })).toHaveLength(1)
})

test('one exports what one may see, and hidden fields are empty', async () => {
  const company = await makeUser(server.db, { role: 'INDUSTRY' })
  const inside = [...column, 'Method:methodology', 'Mail:owner.email']
  const [, ...rows] = await rowsOf('projects', { column: inside, sort: 'TITLE:ASC' }, company)
  expect(rows.map((row) => row[1])).toEqual([expect.stringContaining('HYPERLINK'), 'Wind mill'])
  // Funding, Confidential, Method, Mail.
  expect(rows.map((row) => [row[5], row[7], row[8], row[9]])).toEqual([
    ['', '', '', ''],
    ['', '', '', ''],
  ])
  const [, mine] = await rowsOf('projects', { column: inside, filter: '{"mine":true}' }, owner)
  expect([mine![5], mine![8], mine![9]]).toEqual(['5', 'secret steps', owner.email])
})

test('publications are exported as BibTeX, with the filter of the list, and other lists are not', async () => {
  const work = { year: 2024, authors: ['Noura Haddad', '{Water Group}'], venue: 'Desalination', doi: '10.1000/bib' }
  await server.db.publication.create({ data: { ...work, title: 'Salt & sun', ownerId: owner.id } })
  await server.db.publication.create({ data: { title: 'Left out', year: 2020, authors: ['B. Kay'] } })
  const { status, headers, bytes } = await download('publications', { format: 'bib', filter: '{"year":[2024]}' }, owner)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/x-bibtex')
  expect(headers.get('content-disposition')).toMatch(/publications-.*\.bib/)
  const text = bytes.toString()
  expect(text.match(/^@/gm)).toHaveLength(1)
  expect(text).toContain('author = {Haddad, Noura and {Water Group}}')
  expect(text).toContain('Salt \\& sun')
  expect(said(await download('projects', { format: 'bib' }, owner))).toMatchObject({
    status: 422,
    message: 'This list cannot be exported as BibTeX',
  })
  expect(
    (await download('publications', { format: 'bib' }, await makeUser(server.db, { role: 'INVESTOR' }))).status,
  ).toBe(403)
})

test('no session, a wrong role and an account that waits get nothing', async () => {
  expect(said(await download('projects', { column }))).toMatchObject({ status: 401 })
  const expert = await makeUser(server.db, { role: 'EXPERT' })
  expect(said(await download('modelCalls', { column: 'purpose' }, expert))).toMatchObject({ status: 403 })
  // Experts see the projects whose readiness they validate, and these have none.
  expect(await rowsOf('projects', { column: 'Title:title' }, expert)).toEqual([['Title']])
  const waiting = await makeUser(server.db, { role: 'INVESTOR', status: 'PENDING_VERIFICATION' })
  expect(said(await download('projects', { column }, waiting))).toMatchObject({ status: 403 })
  expect(await server.db.auditEntry.count({ where: { actorId: waiting.id } })).toBe(0)
})

test('what cannot be is refused by name', async () => {
  const refused = async (query: Record<string, string | string[]>) =>
    said(await download('projects', { column, ...query }, staff))
  for (const [query, field, words] of [
    [{ column: [] }, 'column', 'Name at least one column'],
    [{ column: 'owner.passwordHash' }, 'column', 'The field owner.passwordHash does not exist'],
    [{ column: 'owner' }, 'column', 'The field owner is not a value'],
    [{ column: 'title { id }' }, 'column', 'The field title { id } does not exist'],
    [{ column: ['A:title', 'A:status'] }, 'column', 'Two columns have the same header'],
    [{ format: 'exe' }, 'format', 'The format is csv, xlsx, json or bib'],
    [{ filter: '{' }, 'filter', 'The filter is not JSON'],
    [{ filter: '{"password":"x"}' }, 'filter', 'Field "password" is not defined'],
    [{ sort: 'METHODOLOGY:ASC' }, 'sort', 'Value "METHODOLOGY" does not exist'],
    [{ sort: 'TITLE:UP' }, 'sort', 'Value "UP" does not exist'],
  ] as const) {
    const answer = await refused(query as Record<string, string>)
    expect(answer.status, JSON.stringify(query)).toBe(422)
    expect(answer.fields?.[field], JSON.stringify(query)).toContain(words)
  }
  expect((await download('sessions', { column }, staff)).status).toBe(404)
})

test('each export is in the audit record: who, what, how much', async () => {
  const admin = await makeUser(server.db, { role: 'ADMIN' })
  await rowsOf('projects', { column: ['Title:title'], filter: '{"search":"wind"}' }, admin)
  const entries = await server.db.auditEntry.findMany({ where: { actorId: admin.id } })
  expect(entries).toMatchObject([
    {
      action: 'exportList',
      entity: 'User',
      entityId: admin.id,
      changes: {
        list: [null, 'projects'],
        format: [null, 'csv'],
        rows: [null, 1],
        columns: [null, ['Title']],
        filter: [null, { search: 'wind' }],
      },
    },
  ])
})

test('a ranking is exported in its order, to verified investors alone, with what each may read', async () => {
  const open = { status: 'ACTIVE', approvedForInvestors: true, ownerId: owner.id } as const
  const asks = { fundingAmountNeeded: 7_000_000, methodology: 'secret steps' }
  await makeProject(server.db, { ...open, ...asks, title: 'Kelp dryer', seekingInvestment: true, validatedTrl: 4 })
  const quiet = await makeProject(server.db, {
    ...open,
    ...asks,
    title: 'Kelp press',
    seekingInvestment: false,
    trl: 9,
  })
  await makeProject(server.db, { ...open, title: 'Kelp secret', confidential: true })
  const investor = await makeUser(server.db, { role: 'INVESTOR' })
  const rival = await makeUser(server.db, { role: 'INVESTOR' })
  await server.db.opportunityMark.create({
    data: {
      investorId: rival.id,
      projectId: quiet.id,
      dismissedAt: new Date(),
      seenAt: new Date(),
      seen: {},
      told: {},
    },
  })
  const query = {
    filter: JSON.stringify({ search: 'kelp' }),
    sort: 'TRL:DESC',
    column: ['Title:project.title', 'TRL:trl', 'Ask:project.fundingAmountNeeded', 'Methods:project.methodology'],
  }
  const [, ...rows] = await rowsOf('opportunities', query, investor)
  expect(rows).toEqual([
    ['Kelp press', '9', '', ''],
    ['Kelp dryer', '4', '7000000', ''],
  ])
  const [, ...others] = await rowsOf('opportunities', query, rival)
  expect(others.map(([title]) => title)).toEqual(['Kelp dryer'])
  const waiting = await makeUser(server.db, { role: 'INVESTOR', status: 'PENDING_VERIFICATION' })
  const researcher = await makeUser(server.db, { role: 'RESEARCHER' })
  const refused = await Promise.all(
    [undefined, waiting, researcher, owner, staff].map((as) => download('opportunities', query, as)),
  )
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 403, 403, 403])
})

describe('every list', () => {
  test.each([...exportable])('%s can be exported', async (name, { type, read }) => {
    expect((schema.getType(type) as GraphQLObjectType).getInterfaces().map(String)).toContain('Node')
    const [header] = await rowsOf(
      name,
      { column: ['Id:id'] },
      await makeUser(server.db, { role: rolesOf(read).at(-1)! }),
    )
    expect(header).toEqual(['Id'])
  })
})

describe('a long list', () => {
  // More than the ids that are read at once.
  const many = 5_100
  const asked = { list: 'projects', columns: ['number', 'title', 'owner.name'], sort: 'TITLE' }
  beforeAll(async () => {
    const title = (at: number) => `Row ${String(at).padStart(4, '0')}`
    await server.db.project.createMany({
      data: Array.from({ length: many }, (_, at) => projectRow({ title: title(at), ownerId: owner.id })),
    })
  })
  const csv = (as = staff, sort = asked.sort) =>
    exportList(contextOf(server.db, as), { ...asked, sort, format: 'csv', filter: { search: 'row' } })
  const rest = async (pieces: AsyncGenerator<unknown>) => {
    const read: string[] = []
    for await (const piece of pieces) read.push(String(piece))
    return (parse(read.join(''), { bom: true }) as unknown as string[][]).slice(1)
  }

  test('is read page by page while it is sent, each project once, in order', async () => {
    const { pieces } = await csv()
    const read = [(await pieces.next()).value as string, (await pieces.next()).value as string]
    // What is not read yet is not in memory: it may still go away.
    const late = { title: { in: ['Row 4000', 'Row 4999'] } }
    await server.db.project.updateMany({ where: late, data: { deletedAt: new Date() } })
    for await (const piece of pieces) read.push(String(piece))
    expect(read).toHaveLength(1 + many / 100)
    const rows = parse(read.join(''), { bom: true }) as unknown as string[][]
    const titles = rows.slice(1).map((row) => row[1]!)
    expect(titles).toEqual([...new Set(titles)].sort())
    expect(titles).toHaveLength(many - 2)
    expect(titles).not.toContain('Row 4999')
    expect(rows.at(-1)!.slice(1)).toEqual(['Row 5099', 'Olga Owner'])
  })

  test('has each project once where all have the same place in its order', async () => {
    const numbers = (await rest((await csv(staff, 'STATUS:DESC')).pieces)).map(([number]) => Number(number))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBe(many - 2)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  })

  test('keeps its order while projects get other titles, and leaves out what is closed to the reader meanwhile', async () => {
    const open = { title: { startsWith: 'Row 50' } }
    await server.db.project.updateMany({ where: open, data: { status: 'ACTIVE', visibleToResearchers: true } })
    const { rows, pieces } = await csv(await makeUser(server.db, { role: 'RESEARCHER' }), 'TITLE:ASC')
    expect(rows).toBe(100)
    const first = await pieces.next()
    await server.db.project.updateMany({ where: { title: 'Row 5001' }, data: { title: 'Row 9999' } })
    await server.db.project.updateMany({ where: { title: 'Row 5002' }, data: { visibleToResearchers: false } })
    const titles = (await rest(pieces)).map(([, title]) => title)
    expect(first.value).toContain('number')
    expect(titles).toHaveLength(98)
    expect(titles.slice(0, 2)).toEqual(['Row 9999', 'Row 5003'])
  })

  test('that is too long is refused, not cut off', async () => {
    vi.spyOn(exportable.get('projects')!, 'ids').mockImplementationOnce((_, _asked, most) =>
      Promise.resolve(Array.from({ length: most }, (_one, at) => at)),
    )
    await expect(csv()).rejects.toThrow('The list has more than 1,000,000 rows. Narrow it with filters')
  })
})

test.each([...exportable])('%s can be exported with every field', async (name, { read }) => {
  const role = rolesOf(read).includes('ADMIN') ? 'ADMIN' : rolesOf(read)[0]!
  const as = await makeUser(server.db, { role })
  const answer = await server.ask('GET', `/api/exports/${name}?format=csv&column=*`, {
    headers: bearer(await server.session(as)),
  })
  expect(answer.status).toBe(200)
  const [headers] = parse(String(answer.body), { bom: true }) as string[][]
  expect(headers!.length).toBeGreaterThan(2)
  expect(new Set(headers).size).toBe(headers!.length)
})

describe('as Excel', () => {
  const cellsOf = (bytes: Buffer) => readExcelFile(bytes).then(([sheet]) => sheet!.data)

  test('has real times and numbers, the words of the screen, and texts that are no formulas', async () => {
    const asked = { column, format: 'xlsx', sort: 'TITLE:ASC' }
    const { status, headers, bytes } = await download('projects', asked, staff)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers.get('content-disposition')).toMatch(/projects-[\d-]+\.xlsx"/)
    const [head, first, ...others] = await cellsOf(bytes)
    expect(head).toEqual(column.map((text) => text.split(':')[0]))
    expect(first!.slice(1)).toEqual([
      '=HYPERLINK("http://evil.example";"Solar, still")',
      'Olga Owner',
      'In Progress',
      'water; @home',
      5,
      new Date('2026-11-01T09:30:00Z'),
      'No',
    ])
    const rows = others.map((row) => row.slice(1, 4))
    expect(rows).toContainEqual(['Hidden well', null, 'Draft'])
    expect(rows).toContainEqual(['Wind mill', 'Wendy Wind', 'Active'])
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
    expect(sheet).not.toContain('<f')
    expect(sheet).toContain('s="4" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;')
  })

  test('follows the same rules: who may, which columns, how many rows', async () => {
    const ask = async (query: Record<string, string | string[]>, as?: User) =>
      said(await download('projects', { format: 'xlsx', ...query }, as))
    expect(await ask({ column })).toMatchObject({ status: 401 })
    expect(await ask({ column: 'nothing' }, staff)).toMatchObject({ status: 422 })
    expect(await ask({ column, format: 'xls' }, staff)).toMatchObject({
      status: 422,
      fields: { format: 'The format is csv, xlsx, json or bib' },
    })
    const { bytes } = await download('projects', { column, format: 'xlsx', filter: '{"search":"nowhere"}' }, staff)
    expect(await cellsOf(bytes)).toHaveLength(1)
  })
})
