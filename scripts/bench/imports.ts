/** How long files of projects take to be read in, as by the page for it, and how long others' writes take meanwhile. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { ask } from '../drill/ground.ts'
import { filledDatabase } from './databases.ts'
import { load, sharesOf, type Shares } from './load.ts'
import { query, type Postgres } from './postgres.ts'
import { quiet } from './quiet.ts'
import type { Size } from './speed.ts'
import { startOurs, type Started } from './started.ts'
import { departments, stems, tails } from './words.ts'
import { asker, workNamed } from './works.ts'

/** The most rows that a file may have (api/rest/imports.rest.ts). */
const mostImported = 20_000

/** Writes of others in a second. */
const rate = 4

/** How many rows, the seconds for which others write without it, and where the server keeps it. */
interface Given {
  rows: number
  seconds: number
  dataDir: string
}

/** Reads them in beside the writes of others, which are measured alone before. */
export async function printImport(postgres: Postgres, size: Size, { rows, seconds, dataDir }: Given): Promise<void> {
  const { url, drop } = await filledDatabase(postgres, size)
  await query(url, `UPDATE "User" SET role = 'KU_TEAM' WHERE id = 1`)
  const ours = await startOurs({ databaseUrl: url, dataDir, env: { UPLOAD_MAX_MB: '200' } })
  try {
    await quiet(url)
    const create = asker(workNamed('create'), 'ours', size)
    const writes = (seconds: number) => load(ours, create, { clients: 8, rate, seconds })
    const alone = await writes(seconds)
    const began = performance.now()
    const times: number[] = []
    let created = 0
    for (let from = 0; from < rows; from += mostImported) {
      const number = await uploaded(ours, fileOf(from, Math.min(rows, from + mostImported)))
      const input = { id: encodeGlobalID('Import', number), dryRun: false, ownerEmail: 'person2@bench.test' }
      await asked(ours, 'mutation ($input: RunImportInput!) { runImport(input: $input) { import { state } } }', {
        input,
      })
      let now: State
      do {
        times.push(...(await writes(5)).times)
        now = await stateOf(ours, number)
      } while (now.state === 'RUNNING')
      if (now.state !== 'DONE') throw new Error(`The import ended as ${now.state}`)
      created += now.created
    }
    const took = (performance.now() - began) / 1000
    console.log(
      `\n${rows.toLocaleString('en-US')} projects read in beside ${size.projects.toLocaleString('en-US')}: ${created.toLocaleString('en-US')} created after ${took.toFixed(0)} s`,
    )
    print(alone, sharesOf(times.toSorted((a, b) => a - b)))
  } finally {
    await ours.stop()
    await drop()
  }
}

const print = (alone: Shares, beside: Shares) => {
  for (const share of ['median', 'p95'] as const)
    console.log(
      `  others' writes, ${share}: ${alone[share].toFixed(0)} ms alone, ${beside[share].toFixed(0)} ms meanwhile (${(beside[share] / alone[share]).toFixed(1)} times)`,
    )
}

/** Projects with what a university's list of them has. */
function fileOf(from: number, to: number): Blob {
  const word = <T>(words: readonly T[], nth: number) => words[nth % words.length]!
  const lines = Array.from({ length: to - from }, (_, at) => {
    const nth = from + at
    const topic = `${word(stems, nth)}${word(tails, Math.floor(nth / stems.length))}`
    return [
      `${topic} in practice: number ${nth}`,
      `"We try ${topic} where it is used, measure what it saves and what it costs, and say to whom it is worth it."`,
      word(departments, nth),
      1 + (nth % 9),
      `"${topic}, ${word(tails, nth + 3)}"`,
      1000 * (nth % 900),
    ].join(',')
  })
  return new Blob([`Title,Description,Department,TRL,Tags,Budget\n${lines.join('\n')}\n`], { type: 'text/csv' })
}

interface State {
  state: string
  created: number
}

async function uploaded({ port }: Started, file: Blob): Promise<number> {
  const form = new FormData()
  form.set('kind', 'PROJECT')
  form.set('file', file, 'projects.csv')
  const headers = { authorization: 'Bearer bench-session-1' }
  const answer = await fetch(`http://127.0.0.1:${port}/api/imports`, { method: 'POST', headers, body: form })
  const said = (await answer.json()) as { id?: number }
  if (!said.id) throw new Error(`The file was not taken: ${JSON.stringify(said).slice(0, 300)}`)
  return said.id
}

const stateOf = async (ours: Started, number: number): Promise<State> =>
  (await asked(ours, 'query ($number: Int!) { import(number: $number) { state created } }', { number }))[
    'import'
  ] as State

async function asked(ours: Started, text: string, variables: object) {
  const { data, errors } = await ask(ours, text, variables)
  if (!data) throw new Error(errors?.[0]?.message)
  return data
}
