/** An import as a page makes it: uploaded, matched, checked, run, and its refused rows mended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { config } from '../config.ts'
import { closeLimits } from '../limits.ts'
import { idOf } from '../testing/ids.ts'
import { runJobs } from '../testing/jobs.ts'
import { person } from '../testing/run.ts'
import { workbookOf } from '../testing/workbook.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let token: string
let other: string
const usual = { ...config }
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent imports '))

beforeAll(async () => {
  Object.assign(config, { dataDir })
  server = await testServer()
  token = await server.session(await person(server.db, 'KU_TEAM'))
  other = await server.session(await person(server.db, 'ADMIN'))
  await makeUser(server.db, { email: 'owner@test.example', name: 'Olga Owner' })
})
beforeEach(async () => {
  closeLimits()
  await server.db.project.deleteMany()
})
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

async function upload(content: string | Uint8Array<ArrayBuffer>, name = 'projects.csv', as = token, kind?: string) {
  const form = new FormData()
  if (kind) form.append('kind', kind)
  form.append('file', new Blob([content]), name)
  const answer = await fetch(`${server.url}/api/imports`, { method: 'POST', headers: bearer(as), body: form })
  return { status: answer.status, body: (await answer.json()) as { id: number; message: string } }
}

interface Kept {
  id: string
  state: string
  rows: number
  done: number
  created: number
  existing: number
  refused: number
  columns: { name: string; field: string | null; samples: string[] }[]
  problems: { row: number; field: string; message: string }[]
  error: string | null
}
const fields = `id state rows done created existing refused error
  columns { name field samples } problems { row field message }`
const read = async (number: number, as = token) =>
  (
    await server.graphql(`query ($number: Int!) { import(number: $number) { ${fields} } }`, {
      headers: bearer(as),
      variables: { number },
    })
  ).data!['import'] as Kept

async function perform(number: number, input: object, as = token) {
  const id = idOf('Import', number)
  const answer = await server.graphql(
    'mutation ($input: RunImportInput!) { runImport(input: $input) { import { state } } }',
    {
      headers: bearer(as),
      variables: { input: { id, dryRun: true, ...input } },
    },
  )
  await runJobs(server.db)
  return answer
}

const columnsOf = ({ columns }: Kept) => Object.fromEntries(columns.map(({ name, field }) => [name, field]))
const refusedRows = (number: number, as = token) =>
  fetch(`${server.url}/api/imports/${number}/refused`, { headers: bearer(as) })

/** 500 rows; each 25th is bad. */
const many = [
  'Project;Abstract;TRL',
  ...Array.from({ length: 500 }, (_, n) => `Project ${n};What it does;${n % 25 === 0 ? 12 : 4}`),
].join('\r\n')

describe('from the upload to the report', () => {
  test('500 rows with 20 bad ones: the check writes nothing and lists all, the run takes the others, twice changes nothing', async () => {
    const { status, body } = await upload(`\uFEFF${many}`)
    expect(status).toBe(201)
    const ready = await read(body.id)
    expect(ready).toMatchObject({ state: 'READY', rows: 500, done: 0 })
    expect(columnsOf(ready)).toEqual({ Project: 'title', Abstract: 'abstract', TRL: 'trl' })

    await perform(body.id, { dryRun: true })
    const checked = await read(body.id)
    expect(checked).toMatchObject({ state: 'CHECKED', done: 500, created: 480, existing: 0, refused: 20 })
    expect(checked.problems).toHaveLength(20)
    expect(checked.problems[1]).toEqual({ row: 27, field: 'trl', message: 'TRL must be between 1 and 9' })
    expect(await server.db.project.count()).toBe(0)

    await perform(body.id, { dryRun: false })
    expect(await read(body.id)).toMatchObject({ state: 'DONE', done: 500, created: 480, refused: 20 })
    expect(await server.db.project.count()).toBe(480)
    await perform(body.id, { dryRun: false })
    expect(await read(body.id)).toMatchObject({ created: 0, existing: 480, refused: 20 })
    expect(await server.db.project.count()).toBe(480)
  })

  test('the refused rows are a file that is imported once it is mended', async () => {
    const { body } = await upload('Title;Abstract;TRL\n=SUM(1);"two\nlines";44\nFine;Words;3\n')
    await perform(body.id, { dryRun: false })
    const answer = await refusedRows(body.id)
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="projects - rejected rows.csv"')
    const csv = await answer.text()
    expect(csv).toBe(
      `Title,Abstract,TRL,What is wrong\r\n'=SUM(1),"two\nlines",44,TRL: TRL must be between 1 and 9\r\n`,
    )
    const mended = await upload(csv.replace(',44,', ',4,'))
    expect(columnsOf(await read(mended.body.id))).toMatchObject({ 'What is wrong': null })
    await perform(mended.body.id, { dryRun: false })
    expect(await read(mended.body.id)).toMatchObject({ created: 1, refused: 0 })
    expect(await server.db.project.findMany({ select: { title: true }, orderBy: { id: 'asc' } })).toEqual([
      { title: 'Fine' },
      { title: '=SUM(1)' },
    ])
  })

  test('an Excel workbook is read like the same rows in CSV, long and broken lines included', async () => {
    const long = `${'word '.repeat(2_000)}end`
    const { status, body } = await upload(
      workbookOf([
        ['Project title', 'Abstract', 'TRL', null],
        ['Salt & light', `${long}\nmore`, 4, null],
        [null, null, null, null],
        ['Too ready', 'Words.', 10, null],
      ]),
      'projects.xlsx',
    )
    expect(status).toBe(201)
    expect(columnsOf(await read(body.id))).toEqual({ 'Project title': 'title', Abstract: 'abstract', TRL: 'trl' })
    await perform(body.id, { dryRun: false })
    expect(await read(body.id)).toMatchObject({
      rows: 2,
      created: 1,
      problems: [{ row: 4, field: 'trl', message: 'TRL must be between 1 and 9' }],
    })
    expect(await server.db.project.findFirst()).toMatchObject({
      title: 'Salt & light',
      trl: 4,
      abstract: `${long}\nmore`,
    })
  })

  test('columns are matched by hand, and rows without an owner are given to somebody', async () => {
    const { body } = await upload(
      JSON.stringify([{ a: 'Heat pump', b: 'Moves heat.', mail: 'owner@test.example' }]),
      'x.json',
    )
    expect(columnsOf(await read(body.id))).toEqual({ a: 'title', b: null, mail: 'ownerEmail' })
    const columns = [
      { name: 'a', field: 'title' },
      { name: 'b', field: 'description' },
      { name: 'email', field: null },
    ]
    await perform(body.id, { dryRun: false, columns, ownerEmail: 'owner@test.example' })
    expect(await server.db.project.findFirst()).toMatchObject({
      title: 'Heat pump',
      description: 'Moves heat.',
      principalInvestigator: 'Olga Owner',
    })
  })

  test('a run that was killed goes on where it was', async () => {
    const { body } = await upload(many)
    await perform(body.id, { dryRun: false })
    await server.db.import.update({ where: { id: body.id }, data: { state: 'RUNNING', done: 450, created: 432 } })
    await server.db.project.deleteMany({ where: { title: { in: ['Project 3', 'Project 499'] } } })
    const { readImport } = await import('../features/imports/import.jobs.ts')
    await readImport.perform(server.db, { id: body.id })
    expect(await read(body.id)).toMatchObject({ state: 'DONE', done: 500, created: 433 })
    expect(await server.db.project.count({ where: { title: 'Project 3' } }), 'what was through is not read again').toBe(
      0,
    )
  })

  test('its subscription tells of each step', async () => {
    const { body } = await upload(many)
    const socket = await server.socket(token)
    socket.send({
      type: 'subscribe',
      id: '1',
      payload: { query: `subscription { importProgressed(number: ${body.id}) { import { done state } } }` },
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await perform(body.id, { dryRun: true })
    expect(await socket.next()).toMatchObject({
      payload: { data: { importProgressed: { import: { done: expect.any(Number) } } } },
    })
    socket.close()
  })
})

describe('refusals', () => {
  test.each([
    ['an empty file', '', /empty/],
    ['a header alone', 'title,abstract\n', /no rows/],
    ['a broken workbook', 'PK\u0003\u0004nothing', /not a readable Excel workbook/],
    ['JSON without a list', '{"a": 1}', /not contain a list/],
  ])('%s answers 422 in words and leaves nothing', async (_, content, words) => {
    const before = await server.db.import.count()
    const { status, body } = await upload(content)
    expect(status).toBe(422)
    expect(body.message).toMatch(words)
    expect(await server.db.import.count()).toBe(before)
  })

  test('no column for the title, or a field that is none', async () => {
    const { body } = await upload(many)
    for (const columns of [[{ name: 'Project', field: null }], [{ name: 'Project', field: 'ownerId' }]])
      expect((await perform(body.id, { columns })).codes).toEqual(['INVALID'])
  })

  test('an owner who is nobody stops it with a sentence', async () => {
    const { body } = await upload(many)
    await perform(body.id, { ownerEmail: 'nobody@test.example' })
    expect(await read(body.id)).toMatchObject({
      state: 'FAILED',
      error: 'No active researcher has this email address',
    })
  })

  test('challenges are matched by their own columns, and a kind that is none is refused', async () => {
    const file =
      'title,description,agency,opens,closes\nWells,Words.,Ministry of Water,2012-03-05,2013-01-08\nNo words,,,,\n'
    const { body } = await upload(file, 'challenges.csv', token, 'CHALLENGE')
    expect(columnsOf(await read(body.id))).toEqual({
      title: 'title',
      description: 'description',
      agency: 'companyName',
      opens: 'publishedOn',
      closes: 'deadline',
    })
    const columns = [
      { name: 'title', field: 'title' },
      { name: 'description', field: 'principalInvestigator' },
    ]
    expect((await perform(body.id, { columns })).codes).toEqual(['INVALID'])
    for (const existing of [0, 1]) {
      await perform(body.id, { dryRun: false })
      expect(await read(body.id)).toMatchObject({
        state: 'DONE',
        created: 1 - existing,
        existing,
        problems: [{ row: 3, field: 'description', message: 'Description is required' }],
      })
    }
    expect(await server.db.challenge.findMany()).toMatchObject([
      { title: 'Wells', companyName: 'Ministry of Water', status: 'CLOSED' },
    ])
    expect((await upload(file, 'challenges.csv', token, 'IDEA')).status).toBe(422)
  })

  test('visitors, other roles, and an import of somebody else', async () => {
    const researcher = await server.session(await person(server.db, 'RESEARCHER'))
    expect((await upload(many, 'a.csv', 'ended')).status).toBe(401)
    expect((await upload(many, 'a.csv', researcher)).status).toBe(403)
    const { body } = await upload(many)
    expect(await read(body.id, other)).toBeNull()
    expect((await perform(body.id, {}, other)).codes).toEqual(['NOT_FOUND'])
    expect((await perform(body.id, {}, researcher)).codes).toEqual(['FORBIDDEN'])
    expect((await refusedRows(body.id, other)).status).toBe(404)
    expect((await refusedRows(body.id, researcher)).status).toBe(403)
    expect((await refusedRows(body.id, 'ended')).status).toBe(401)
  })
})
