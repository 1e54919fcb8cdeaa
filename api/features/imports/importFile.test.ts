/** The command itself, as a process on a data folder of its own: files, twice, killed in the middle, beside a server. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, type Db } from '../../db.ts'
import { serve } from '../../serve.ts'

// The first command makes a demo university.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent import ')) // a path with a space
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const command = path.resolve(import.meta.dirname, 'importFile.ts')

/** Runs the command; `watch` sees what it says so far and may kill it. */
function importing(args: string[], env: Record<string, string> = {}, watch?: (said: string, kill: () => void) => void) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: folder, INIT_CWD: folder, DEMO: '1', DATABASE_URL: '', PORT: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise<{ said: string; code: number | null }>((resolve) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        watch?.(said, () => child.kill('SIGKILL'))
      })
    child.on('close', (code) => resolve({ said, code }))
  })
}

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

async function within<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: folder })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const messy = `\uFEFFProject Title;Abstract;Agency;Phase;Award Year;Amount (USD);TRL;Colour
"Salt &amp; light";"First line.
Second; line with R&D;.";Ministry of Water;Phase II;2017;1,000.50;4;blue
;No title here.;;;;;;
Heat pump;Moves heat.;;;last year;a lot;12;
N/A;Nothing has a name.;;;2001;5;;
Short row;only
Windows;Glass that cools.;Ministry of Works;;;;;
`

test('a messy file: what is good is there, what is bad is listed by row and column', async () => {
  write('messy.csv', messy)
  const { said, code } = await importing(['messy.csv', '--report', 'report.csv'])
  expect(said).toContain('2 created, 0 already there, 4 refused')
  expect(said).toContain('Not used: Colour')
  expect(code).toBe(0)
  expect(readFileSync(path.join(folder, 'report.csv'), 'utf8').split('\r\n')).toEqual([
    'row,field,message',
    '3,Project Title,Title is required',
    '4,TRL,TRL must be between 1 and 9',
    '4,Amount (USD),Must be an amount in AED',
    '4,Award Year,"Must be a date like 2026-11-30, or a year"',
    '5,Project Title,Title is required',
    '6,,"Has 2 values, but the header has 8 columns."',
    '',
  ])
  await within(async (db) => {
    expect(await db.project.findFirst({ where: { title: 'Salt & light' } })).toMatchObject({
      abstract: 'First line.\nSecond; line with R&D.',
      description: 'First line. Second; line with R&D.',
      department: 'Ministry of Water',
      projectStage: 'Phase II',
      startDate: new Date('2017-01-01'),
      fundingAmount: 3_674,
      fundingStatus: 'FUNDED',
      trl: 4,
      ownerId: null,
    })
  })
})

test('the same file again changes nothing; JSON says the same', async () => {
  expect((await importing(['messy.csv'])).said).toContain('0 created, 2 already there, 4 refused')
  const rows = [
    { title: 'Windows', abstract: 'Glass that cools.', agency: 'Ministry of Works' },
    { title: 'From JSON', description: 'Words.', tags: ['a', 'b'], trlLevel: 3, seekingInvestment: true },
  ]
  write('more.json', JSON.stringify({ projects: rows }))
  expect((await importing(['more.json'])).said).toContain('1 created, 1 already there, 0 refused')
})

test('killed in the middle it leaves whole rows, and the next run completes them', async () => {
  const count = 3_000
  const lines = Array.from(
    { length: count },
    (_, nth) => `Cell ${nth},Words of cell ${nth}.,researcher@demo.ascent.test`,
  )
  write('many.csv', `title,description,owner_email\n${lines.join('\n')}\n`)
  const first = await importing(['many.csv'], {}, (said, kill) => said.includes('1,000 rows') && kill())
  expect(first.code).toBeNull()
  const whole = (db: Db) =>
    db.project.findMany({ where: { title: { startsWith: 'Cell ' } }, include: { members: true, owner: true } })
  const before = await within(whole)
  expect(before.length).toBeGreaterThan(0)
  expect(before.length).toBeLessThan(count)
  const second = await importing(['many.csv'])
  expect(second.said).toContain(
    `${(count - before.length).toLocaleString('en-US')} created, ${before.length.toLocaleString('en-US')} already there, 0 refused`,
  )
  await within(async (db) => {
    const all = await whole(db)
    expect(new Set(all.map((project) => project.title)).size).toBe(count)
    expect(all).toHaveLength(count)
    expect(all.every((project) => project.members.length === 1 && project.owner && project.description)).toBe(true)
    const audited = await db.auditEntry.groupBy({ by: ['entityId'], where: { action: 'importProjects' }, _count: true })
    const counts = new Map(audited.map((entry) => [entry.entityId, entry._count]))
    expect(all.every((project) => counts.get(project.id) === 1)).toBe(true)
  })
})

test('beside a server that holds the folder, the rows go through it; beside anything else it says why not', async () => {
  write('two.csv', 'title,description\nBeside a server,Words.\n')
  await within(async (db) => {
    const server = await serve(db, { port: 0, host: '127.0.0.1' })
    const beside = await importing(['two.csv'], { PORT: String(server.port) })
    expect(beside.said).toContain('holds the database')
    expect(beside.said).toContain('1 created, 0 already there, 0 refused')
    expect(await db.signIn.count()).toBe(0)
    const refused = await importing(['two.csv', '--owner', 'nobody@demo.example'], { PORT: String(server.port) })
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('No active researcher') })
    await server.close()
    expect(await importing(['two.csv'])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The data folder .+ is in use/),
    })
  })
})

test.each([
  [['nothing.csv'], /^There is no file /],
  [[], /^Say which file: /],
  [['messy.csv', '--as', 'researcher@demo.ascent.test'], /^You don't have permission/],
  [['messy.csv', '--as', 'nobody@demo.example'], /^There is no active account nobody@demo.example/],
])('%j is refused in one sentence', async (args, sentence) => {
  expect(await importing(args)).toEqual({ code: 1, said: expect.stringMatching(sentence) })
})
