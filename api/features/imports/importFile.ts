/**
 * npm run import -- FILE [--kind challenges] [--owner EMAIL] [--as EMAIL] [--report FILE]: records of a file, through the
 * action that pages use too. Each batch is one transaction: whatever stops it, the next run finds what is missing.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { GraphQLError } from 'graphql'
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { fieldsOf, matchColumn, type Column } from './columns.ts'
import { openDoor, type Door, type Row } from './importDoor.ts'
import type { RowError } from './importRecords.actions.ts'
import { kinds } from './kinds.ts'
import { openRows, UnreadableFile, type Source } from './readRows.ts'
import type { RecordKind } from '../../importing/recordKind.ts'
import { aedPerDollar } from '../../importing/rowValues.rules.ts'

/** What people call the kinds. */
const words: Readonly<Record<string, ImportKind>> = { projects: 'PROJECT', challenges: 'CHALLENGE' }

/** Where the person stands; npm runs scripts elsewhere. */
const here = process.env['INIT_CWD'] ?? process.cwd()
const usage = 'npm run import -- FILE [--kind challenges] [--owner EMAIL] [--as EMAIL] [--report FILE]'
/** Rows, and characters, that go through the door at a time. */
const batch = { rows: 100, size: 400_000 }
const shown = 50
const progressEvery = 1_000

interface Tally {
  read: number
  created: number
  existing: number
  errors: RowError[]
}

async function main() {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      owner: { type: 'string' },
      as: { type: 'string' },
      report: { type: 'string' },
    },
  })
  const [named] = positionals
  if (!named || positionals.length > 1) throw new UnreadableFile(`Say which file: ${usage}`)
  const name = options.kind === undefined ? 'PROJECT' : words[options.kind]
  if (!name) throw new UnreadableFile(`A kind is one of ${Object.keys(words).join(', ')}: ${usage}`)
  const kind = kinds[name]
  const file = path.resolve(here, named)
  const source = await openRows(file)
  const columns = new Map((source.header ?? []).map((one) => [one, matchColumn(kind, one)]))
  if (source.header && ![...columns.values()].some((column) => column?.field === 'title'))
    throw new UnreadableFile(`No column of ${file} is a title. Its columns: ${source.header.join(', ')}.`)
  const began = performance.now()
  const door = await openDoor({ ...options, kind: name })
  try {
    const tally = await sendAll(kind, source, columns, door)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(report(path.basename(file), seconds, tally, columns))
    if (options.report) writeFileSync(path.resolve(here, options.report), csv(tally.errors, columns))
  } finally {
    await door.close()
  }
}

/** Sends the rows batch by batch. JSON has no header: each name is matched when it first occurs. */
async function sendAll(
  kind: RecordKind,
  { rows }: Source,
  columns: Map<string, Column | null>,
  door: Door,
): Promise<Tally> {
  const tally: Tally = { read: 0, created: 0, existing: 0, errors: [] }
  const columnOf = (name: string) => {
    if (!columns.has(name)) columns.set(name, matchColumn(kind, name))
    return columns.get(name)!
  }
  let waiting: Row[] = []
  let size = 0
  const send = async () => {
    if (!waiting.length) return
    const { created, existing, refused } = await door.importRows(waiting)
    tally.created += created
    tally.existing += existing
    tally.errors.push(...refused)
    waiting = []
    size = 0
  }
  for await (const { row, values, problem } of rows) {
    if (++tally.read % progressEvery === 0) console.log(`${count(tally.read)} rows …`)
    if (problem) {
      tally.errors.push({ row, field: '', message: problem })
      continue
    }
    const next: Row = { row, fields: fieldsOf(kind, values, columnOf) }
    const length = JSON.stringify(next).length
    if (size + length > batch.size || waiting.length === batch.rows) await send()
    waiting.push(next)
    size += length
  }
  await send()
  tally.errors.sort((a, b) => a.row - b.row)
  return tally
}

/** The file's own name of a field. */
const nameIn = (columns: Map<string, Column | null>, field: string) =>
  [...columns.values()].find((column) => column?.field === field)?.name ?? field

const count = (number: number) => number.toLocaleString('en-US')

function report(
  file: string,
  seconds: string,
  { read, created, existing, errors }: Tally,
  columns: Map<string, Column | null>,
) {
  const used = [...columns.values()].filter((column) => column !== null)
  const unused = [...columns].filter(([, column]) => !column).map(([name]) => name)
  const refused = new Set(errors.map((error) => error.row)).size
  const dollars = used.some((column) => column.dollars) ? ` (USD are taken at AED ${aedPerDollar})` : ''
  return [
    `${file}: ${count(read)} rows in ${seconds} s`,
    `  ${used.map(({ name, field }) => (name === field ? name : `${name} → ${field}`)).join(', ')}${dollars}`,
    ...(unused.length ? [`  Not used: ${unused.join(', ')}`] : []),
    `${count(created)} created, ${count(existing)} already there, ${count(refused)} refused`,
    ...errors
      .slice(0, shown)
      .map(({ row, field, message }) => `  Row ${row}${field && `, ${nameIn(columns, field)}`}: ${message}`),
    ...(errors.length > shown ? [`  … and ${count(errors.length - shown)} more; --report FILE writes them all`] : []),
  ].join('\n')
}

const csv = (errors: RowError[], columns: Map<string, Column | null>) =>
  [
    'row,field,message',
    ...errors.map(({ row, field, message }) => [row, nameIn(columns, field), message].map(cell).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
const cell = (value: string | number) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value

/** What a person can put right, and so needs one sentence and no stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof UnreadableFile ||
  error instanceof GraphQLError ||
  (error instanceof Error &&
    (error.message.startsWith('The data folder') ||
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE')))

if (import.meta.main)
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(isExpected(error) ? error.message : error)
      process.exit(1)
    },
  )
