/** The wall around node types: `node(id)` of what a viewer may not read is as if it did not exist. */
import { isInterfaceType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories.ts'
import type { Db } from './db.ts'
import { openSession } from './features/accounts/session.ts'
import { schema } from './schema.ts'
import { testDatabase } from './testing/database.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

let db: Db
let close: () => Promise<void>
let owner: Viewer, stranger: Viewer
/** Who may read a record where it is not `owner`. */
const readers: Record<string, Viewer> = {}
/** Of each node type a record that `owner` may read and `stranger` may not; a new type needs a line here. */
const hidden: Record<string, number> = {}

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  owner = await person(db, 'RESEARCHER')
  stranger = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  hidden['User'] = owner.id
  hidden['Project'] = (await makeProject(db, { ownerId: owner.id })).id
  hidden['File'] = (
    await db.file.create({
      data: {
        name: 'a.pdf',
        mediaType: 'application/pdf',
        size: 1,
        sha256: '',
        key: 'k',
        projectId: hidden['Project'],
      },
    })
  ).id
  hidden['Webhook'] = (
    await db.webhook.create({ data: { userId: owner.id, url: 'https://test.example', secret: 's' } })
  ).id
  hidden['Draft'] = (await db.draft.create({ data: { userId: owner.id, form: 'PROJECT', values: {} } })).id
  readers['Import'] = await person(db, 'KU_TEAM')
  hidden['Import'] = (
    await db.import.create({
      data: { userId: readers['Import'].id, fileName: 'a.csv', key: 'k', columns: [], rows: 0 },
    })
  ).id
  hidden['Session'] = (await openSession(db, owner.id, { remember: false, userAgent: '', address: '' })).sessionId
  hidden['ApiKey'] = (
    await db.apiKey.create({
      data: {
        userId: owner.id,
        name: 'K',
        tokenHash: 'h',
        prefix: 'ascent_k',
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
  ).id
  hidden['Notification'] = (
    await db.notification.create({ data: { userId: owner.id, kind: 'PASSWORD_CHANGED', data: {} } })
  ).id
})
afterAll(() => close())

const node = schema.getType('Node')
const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []
const globalId = (type: string, id: unknown) => btoa(`${type}:${String(id)}`)
const ask = (as: Viewer | null, id: string) =>
  run(db, 'query ($id: ID!) { node(id: $id) { id __typename } }', { as, variables: { id } })
const nothing = { data: { node: null }, codes: [], errors: [] }

describe.each(types)('a %s', (type) => {
  test('is had by who may read it', async () => {
    const id = globalId(type, hidden[type])
    expect((await ask(readers[type] ?? owner, id)).data).toEqual({ node: { id, __typename: type } })
  })
  test('is not there for who may not, nor without a session', async () => {
    const id = globalId(type, hidden[type])
    expect(await ask(stranger, id)).toEqual(nothing)
    expect(await ask(null, id)).toEqual(nothing)
  })
  test.each(['999999', '99999999999', '-1', '1.5', 'x', '1 OR 1=1'])('is not there under the key %s', async (key) => {
    expect(await ask(owner, globalId(type, key))).toEqual(nothing)
  })
})

test('a deleted record is not there for anyone', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id, deletedAt: new Date() })
  for (const as of [owner, await person(db, 'ADMIN')]) expect(await ask(as, globalId('Project', id))).toEqual(nothing)
})

test.each(['Department', 'Viewer', 'Platform', 'Query', 'constructor'])('%s is no type of node', async (type) => {
  expect(await ask(owner, globalId(type, 1))).toEqual(nothing)
})

test('of several ids each stands in its place, those that may not be read as null', async () => {
  const ids = ['Project', 'Nope', 'User', 'Notification'].map((type) => globalId(type, hidden[type] ?? 1))
  const of = async (as: Viewer | null) =>
    (await run(db, 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { as, variables: { ids } })).data![
      'nodes'
    ]
  expect(await of(owner)).toEqual([
    { __typename: 'Project' },
    null,
    { __typename: 'User' },
    { __typename: 'Notification' },
  ])
  expect(await of(stranger)).toEqual([null, null, null, null])
  expect(await of(null)).toEqual([null, null, null, null])
})
