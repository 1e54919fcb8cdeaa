/** Every list, in every order, from both ends: records that are deleted or changed between two pages cost no other its place. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedDemo } from '../prisma/seed/seed.ts'
import { Access } from './access.ts'
import type { Db, Tx } from './db.ts'
import { valuesOf } from './keyset.ts'
import { lists } from './listField.ts'
import { ROLES } from './policy.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf, run } from './testing/run.ts'
import { generatedColumns } from './testing/reads.ts'
import { viewerColumns, type Viewer } from './viewer.ts'

const { db } = await fileDatabase()
await seedDemo(db, new Date())
const generated = await generatedColumns(db)
const viewers = await db.user.findMany({
  where: { email: { in: ROLES.map((role) => `${role.toLowerCase()}@demo.ascent.test`) } },
  select: viewerColumns,
})
// Lists that the demo university does not fill.
const admin = viewers.find(({ role }) => role === 'ADMIN')!
const { id: connectionId } = await db.provisioningConnection.create({ data: { name: 'SCIM', defaultRole: 'EXPERT' } })
for (const [n, { id: userId }] of viewers.entries()) {
  const userName = `Person ${n}`
  await db.provisionedUser.create({
    data: { connectionId, userId, userName, userNameKey: userName.toLowerCase(), made: n > 3 },
  })
}
for (let n = 0; n < 15; n++) {
  const userId = admin.id
  await db.webhook.create({ data: { userId, url: 'https://hooks.example.com', events: [], secret: 'whsec' } })
  await db.securityEvent.create({ data: { kind: 'SIGN_IN', userId } })
  await db.import.create({ data: { userId, fileName: `${n}.csv`, key: `import ${n}`, columns: [], rows: n } })
  await db.modelCall.create({ data: { userId, purpose: 'TEST', model: 'openai:test', sent: `Call ${n}` } })
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.apiKey.create({
    data: { userId, name: `Key ${n}`, prefix: String(n), tokenHash: randomUUID(), expiresAt },
  })
}

type Listed = typeof lists extends Map<string, infer L> ? L : never
type Sort = { field: string; direction: 'ASC' | 'DESC' }
interface Page {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

const sorts = [...lists].flatMap(([name, list]) =>
  Object.keys(list.sort).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({ name, list, sort: { field, direction } })),
  ),
)

/** The column that an order reads, for a reader of English where each language has its own; the id where none holds it. */
const columnOf = ({ sort: sorts }: Listed, { field, direction }: Sort) => {
  const by = sorts[field]!
  if (by.keys) return 'id'
  if (by.inBoth) return 'sortEn'
  return (direction === 'DESC' && by.descending) || by.column
}

/** Who may use the order and sees most of the list. */
async function viewerOf(name: string, sort: Sort): Promise<Viewer> {
  const list = lists.get(name)!
  const { requires } = list.sort[sort.field]!
  const able = viewers.filter((one) => [list.read, requires].every((may) => !may || new Access(one, db).allowed(may)))
  const counts = await Promise.all(able.map(async (one) => (await list.ids(contextOf(db, one), { sort }, 100)).length))
  return able[counts.indexOf(Math.max(...counts))]!
}

const ask = (tx: Tx, as: Viewer | null, name: string, type: string, paging: object, sort: Sort) =>
  run(
    tx as Db,
    `query ($first: Int, $last: Int, $after: String, $before: String, $sort: ${type}Sort) {
      ${name}(first: $first, last: $last, after: $after, before: $before, sort: $sort) {
        edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`,
    { as, variables: { ...paging, sort } },
  )

/** Runs in a transaction that is taken back, in which rows can be changed without regard to constraints and triggers. */
async function tried(type: string, work: (tx: Tx) => Promise<void>) {
  const over = new Error('taken back')
  const attempt = db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL session_replication_role = replica`)
      const drops = await tx.$queryRawUnsafe<{ drop: string }[]>(
        `SELECT format('ALTER TABLE "${type}" DROP CONSTRAINT %I', conname) AS drop FROM pg_constraint
         WHERE contype IN ('c', 'x') AND conrelid = '"${type}"'::regclass
         UNION ALL SELECT format('DROP INDEX %s', indexrelid::regclass) FROM pg_index
         WHERE indisunique AND NOT indisprimary AND indrelid = '"${type}"'::regclass`,
      )
      for (const { drop } of drops) await tx.$executeRawUnsafe(drop)
      await work(tx)
      throw over
    },
    { timeout: 60_000 },
  )
  await expect(attempt).rejects.toBe(over)
}

const numberOf = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1])

/** Gives a record the place of another one in an order. */
async function move(tx: Tx, type: string, column: string, id: number, to: number) {
  for (const source of generated.get(`${type}.${column}`) ?? [column])
    await tx.$executeRawUnsafe(
      `UPDATE "${type}" SET "${source}" = (SELECT "${source}" FROM "${type}" WHERE id = ${to}) WHERE id = ${id}`,
    )
}

test.each(sorts)('$name by $sort.field $sort.direction', async ({ name, list, sort }) => {
  const { type, table } = list
  const viewer = await viewerOf(name, sort)
  const order = await list.ids(contextOf(db, viewer), { sort }, 10_000)
  expect(order.length, 'too few records to page through').toBeGreaterThanOrEqual(4)
  const used = columnOf(list, sort)
  for (const backward of [false, true])
    await tried(table, async (tx) => {
      const expected = backward ? order.toReversed() : [...order]
      const met: number[] = []
      const gone = new Set<number>()
      let cursor: string | null = null
      for (let page = 0; page < 5; page++) {
        const paging: object = backward ? { last: 3, before: cursor } : { first: 3, after: cursor }
        const answer = await ask(tx, viewer, name, type, paging, sort)
        expect(answer.errors).toEqual([])
        const { edges, pageInfo } = answer.data![name] as unknown as Page
        const found = edges.map(({ node }) => numberOf(node.id))
        met.push(...(backward ? found.toReversed() : found))
        cursor = backward ? pageInfo.startCursor : pageInfo.endCursor
        if (!(backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break
        // The record of the cursor is deleted, moved to the far end, or stays while the next one to come is moved.
        const at = met.at(-1)!
        const next = expected[expected.indexOf(at) + 1]
        const far = expected.at(-1)!
        const changed = page % 3 === 2 ? next! : at
        if (page % 3 === 0) await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE id = ${at}`)
        else if (used !== 'id' && changed !== far) await move(tx, table, used, changed, far)
        else continue
        gone.add(changed)
      }
      const stayed = met.filter((id) => !gone.has(id))
      const due = expected.filter((id) => !gone.has(id))
      expect(stayed).toEqual(due.slice(0, stayed.length))
      expect(stayed.length).toBeGreaterThanOrEqual(Math.min(due.length, 8))
    })
})

test.each(sorts)(
  'a cursor of $name by $sort.field $sort.direction tells nothing and is good for nothing else',
  async ({ name, list, sort }) => {
    const { type, table, sort: columns } = list
    const viewer = await viewerOf(name, sort)
    const asked = (as: Viewer, paging: object, by = sort) => ask(db, as, name, type, paging, by)
    const first = await asked(viewer, { first: 2 })
    const { edges } = first.data![name] as unknown as Page
    const { cursor, node } = edges[0]!
    const [row] = await db.$queryRawUnsafe<[{ value: unknown }]>(
      `SELECT "${columnOf(list, sort)}"::text AS value FROM "${table}" WHERE id = ${numberOf(node.id)}`,
    )
    const bytes = Buffer.from(cursor, 'base64url')
    for (const text of [cursor, bytes.toString('latin1')]) {
      if (String(row.value).length > 3) expect(text.toLowerCase()).not.toContain(String(row.value).toLowerCase())
      expect(text).not.toContain(node.id)
    }
    expect(((await asked(viewer, { first: 2 })).data![name] as unknown as Page).edges[0]!.cursor, 'the same').toBe(
      cursor,
    )

    const refused = { code: 'INVALID', fieldErrors: { after: 'This cursor is not valid for this list and order' } }
    const other = { ...sort, direction: sort.direction === 'ASC' ? 'DESC' : 'ASC' } as const
    expect((await asked(viewer, { after: cursor }, other)).errors[0]!.extensions).toMatchObject(refused)
    const someone = viewers.find((one) => one.id !== viewer.id && new Access(one, db).allowed(lists.get(name)!.read))
    if (someone && !columns[sort.field]!.requires)
      expect((await asked(someone, { after: cursor })).errors[0]!.extensions).toMatchObject(refused)
    bytes[14]! ^= 1
    expect((await asked(viewer, { after: bytes.toString('base64url') })).errors[0]!.extensions).toMatchObject(refused)
  },
)

test('enums that lists are sorted by have the order of the database', async () => {
  const wrong: string[] = []
  for (const [, { table, sort }] of lists)
    for (const { column } of Object.values(sort)) {
      if (column === undefined) continue
      const values = valuesOf(table, column)
      if (!values) continue
      const [row] = await db.$queryRawUnsafe<[{ known: string[] }]>(
        `SELECT (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = atttypid) AS known
         FROM pg_attribute WHERE attrelid = '"${table}"'::regclass AND attname = '${column}'`,
      )
      if (values.join() !== row.known.join()) wrong.push(`${table}.${column}: ${values.join()} | ${row.known.join()}`)
    }
  expect(wrong).toEqual([])
})
