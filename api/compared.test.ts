/** docs/api-compared.md: our ten documents do what they say, and the numbers of the table are those of the documents. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, print, visit } from 'graphql'
import { expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const page = readFileSync(path.join(import.meta.dirname, '../docs/api-compared.md'), 'utf8')
const tasks = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    documents: [...section.matchAll(/^```graphql (\w+)\n(.+?)^```/gms)].map(
      ([, whose, text]) => [whose!, text!] as const,
    ),
  }))
const apis = ['ascent', 'github', 'shopify']

/** How many fields a document has, and how many lines when graphql-js prints it. */
function sizeOf(text: string): [number, number] {
  const document = parse(text)
  let fields = 0
  visit(document, { Field: () => void fields++ })
  return [fields, print(document).split('\n').length]
}

test('the table has the fields and lines of every document, and their sums', () => {
  expect(tasks).toHaveLength(10)
  const sums = apis.map(() => [0, 0])
  const counted = tasks.map(({ title, documents }) => {
    expect(documents.map(([whose]) => whose)).toEqual(apis)
    const sizes = documents.map(([, text]) => sizeOf(text))
    for (const [index, [fields, lines]] of sizes.entries()) {
      sums[index]![0]! += fields
      sums[index]![1]! += lines
    }
    return [title, ...sizes.map((size) => size.join(' / '))]
  })
  const rows = page.split('\n').filter((line) => /^\|.*\d \/ \d/.test(line))
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  expect(cells).toEqual([...counted, ['All', ...sums.map((sum) => sum.join(' / '))]])
})

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Ann Lee' })
const reader = await person(db, 'RESEARCHER', { name: 'Ben Kay' })
const team = await person(db, 'KU_TEAM')
const { id: number } = await makeProject(db, { ownerId: owner.id, title: 'Solar kiln', status: 'ACTIVE' })
const id = idOf('Project', number)

const perform = async (task: number, as: Viewer, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await run(db, tasks[task - 1]!.documents[0]![1], { as, variables })
  expect(errors).toEqual([])
  return data as unknown
}

test('our documents run', async () => {
  expect(await perform(1, owner)).toMatchObject({ viewer: { name: 'Ann Lee' } })
  expect(await perform(2, owner, { number })).toEqual({
    project: { title: 'Solar kiln', status: 'ACTIVE', owner: { name: 'Ann Lee' } },
  })
  expect(await perform(3, owner)).toEqual({
    projects: { totalCount: 1, nodes: [{ title: 'Solar kiln', status: 'ACTIVE' }] },
  })
  expect(await perform(4, owner)).toMatchObject({ projects: { nodes: [{ id }], pageInfo: { hasNextPage: false } } })
  expect(await perform(5, owner, { text: 'solar' })).toEqual({
    search: { projects: [{ title: 'Solar kiln' }], people: [] },
  })
  const input = { title: 'Wind tower', description: 'A tower that cools a house without power.' }
  expect(await perform(6, owner, { input })).toEqual({ createProject: { project: { id: expect.any(String) } } })
  expect(await perform(7, owner, { id, title: 'Solar oven' })).toEqual({
    updateProject: { project: { title: 'Solar oven' } },
  })
  expect(await perform(8, owner, { id, userId: idOf('User', reader.id) })).toMatchObject({
    setProjectMember: { project: { members: [{ user: { name: 'Ann Lee' } }, { user: { name: 'Ben Kay' } }] } },
  })
  expect(await perform(9, owner, { number })).toMatchObject({
    project: { history: { nodes: [{ actor: { name: 'Ann Lee' } }, { action: 'updateProject' }] } },
  })
  expect(await perform(10, team, { id, reason: 'Sold to a company.' })).toEqual({
    archiveProjects: { projects: [{ status: 'ARCHIVED' }], refused: [] },
  })
})
