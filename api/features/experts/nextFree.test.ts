/** The directory by the next free slot: page by page, those without one last, and nobody whom the viewer cannot book. */
import { expect, test } from 'vitest'
import { dayLength } from '../../days.ts'
import { inLanguage } from '../../language.ts'
import { lists } from '../../listField.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import { printOf } from '../../translation.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const inDays = (days: number) => new Date(new Date(Date.now() + days * dayLength).toISOString().slice(0, 10))
const on = (...days: number[]) => ({
  availabilityExceptions: {
    create: days.map((day) => ({ fromDay: inDays(day), untilDay: inDays(day), fromMinute: 540, untilMinute: 720 })),
  },
})
const expert = async (name: string, data: object = {}, status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE') => {
  const made = await person(db, 'EXPERT', { name, status })
  await db.user.update({ where: { id: made.id }, data: { timeZone: 'UTC', ...data } })
  return made
}
const zed = await expert('Zed', on(3))
await expert('In ten days', on(10))
await expert('Béla', { translation: { name: { text: 'ياسر', of: printOf('Béla') } } })
await expert('Anna', { translation: { name: { text: 'نور', of: printOf('Anna') } } })
await expert('Later', on(20))
await expert('Soon', on(3))
await expert('Too far', on(50))
await expert('Gone', on(2), 'SUSPENDED')
await person(db, 'RESEARCHER', { name: 'No expert' })
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')

const inOrder = ['Soon', 'Zed', 'In ten days', 'Later', 'Anna', 'Béla', 'Too far']
const fromTheEnd = ['Later', 'In ten days', 'Soon', 'Zed', 'Anna', 'Béla', 'Too far']

const document = `query ($first: Int, $last: Int, $after: String, $before: String, $page: Int, $direction: SortDirection!, $filter: UserFilter) {
  users(first: $first, last: $last, after: $after, before: $before, page: $page, filter: $filter,
    sort: { field: NEXT_FREE, direction: $direction }) {
    totalCount nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`
interface Page {
  totalCount: number
  nodes: { name: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}
async function ask(as: Viewer | null, variables: object) {
  const answer = await run(db, document, { as, variables: { direction: 'ASC', ...variables } })
  const page = (answer.data?.['users'] ?? null) as unknown as Page | null
  return { ...answer, page: page!, names: page?.nodes.map(({ name }) => name) ?? [] }
}

test.each([
  ['ASC', inOrder],
  ['DESC', fromTheEnd],
])('%s, from both ends, by cursors and by numbers of pages', async (direction, expected) => {
  for (const as of [company, team]) {
    const all = await ask(as, { direction })
    expect(all.errors).toEqual([])
    expect(all.names).toEqual(expected)
    expect(all.page.totalCount).toBe(expected.length)
  }
  const [forward, backward, numbered]: string[][] = [[], [], []]
  for (let after: string | null = null, more = true; more;) {
    const { names, page } = await ask(company, { direction, first: 3, after })
    forward!.push(...names)
    ;[after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage]
  }
  for (let before: string | null = null, more = true; more;) {
    const { names, page } = await ask(company, { direction, last: 3, before })
    backward!.unshift(...names)
    ;[before, more] = [page.pageInfo.startCursor, page.pageInfo.hasPreviousPage]
  }
  for (let page = 1; page < 4; page++) numbered!.push(...(await ask(company, { direction, first: 3, page })).names)
  expect([forward, backward, numbered]).toEqual([expected, expected, expected])
})

test('whose slots are taken while somebody pages is met in the new place, and nobody else is skipped', async () => {
  const first = await ask(company, { first: 1 })
  const exceptions = await db.availabilityException.findMany({ where: { userId: zed.id } })
  await db.availabilityException.deleteMany({ where: { userId: zed.id } })
  expect((await ask(company, { after: first.page.pageInfo.endCursor })).names).toEqual(
    ['In ten days', 'Later', 'Anna', 'Béla', 'Too far', 'Zed'], // prettier-ignore
  )
  await db.availabilityException.createMany({ data: exceptions })
})

test('names follow the language of the reader, and filters hold', async () => {
  const { names } = await inLanguage('ar', () => ask(company, {}))
  expect(names.slice(4)).toEqual(['نور', 'ياسر', 'Too far'])
  expect((await ask(company, { filter: { freeWithinDays: 14 } })).names).toEqual(['Soon', 'Zed', 'In ten days'])
  expect((await ask(company, { filter: { role: ['RESEARCHER'] } })).names).toEqual([])
})

test('a file has the same order', async () => {
  const ids = await lists
    .get('users')!
    .ids(contextOf(db, company), { sort: { field: 'NEXT_FREE', direction: 'ASC' } }, 100)
  const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  expect(ids.map((id) => people.find((one) => one.id === id)!.name)).toEqual(inOrder)
})

test('a cursor is good for this direction alone', async () => {
  const { page } = await ask(company, { first: 1 })
  const { errors } = await ask(company, { after: page.pageInfo.endCursor, direction: 'DESC' })
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID' })
})

test('without a session nobody sees who is free next', async () => {
  const { page, errors } = await ask(null, {})
  expect(page).toBeNull()
  expect(errors).toHaveLength(1)
})
