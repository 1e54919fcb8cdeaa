/** The wall around node types: `node(id)` of what a viewer may not read is as if it did not exist. */
import { isInterfaceType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { cellOf, policy, ROLES, type Permission } from './policy.ts'
import { schema } from './schema.ts'
import { allFacts, castOf } from './testing/facts/all.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const { db } = await fileDatabase()
const cast = await castOf(db)
const { viewers } = cast
const owner = viewers.RESEARCHER
const stranger = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const facts = await allFacts(cast)

const node = schema.getType('Node')
const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []
const ask = (as: Viewer | null, id: string) =>
  run(db, 'query ($id: ID!) { node(id: $id) { id __typename } }', { as, variables: { id } })
const nothing = { data: { node: null }, codes: [], errors: [] }

/** A record of the type that somebody may read, and who. */
function readableOf(type: string): { id: string; reader: Viewer } {
  const { readable } = schema.getType(type)!.extensions['pothosOptions'] as { readable: Permission }
  for (const role of ROLES)
    for (const { entity, id, holds } of Object.values(facts))
      if (entity === policy[readable].entity && cellOf(readable, role) && holds(cellOf(readable, role), viewers[role]))
        return { id: idOf(type, id), reader: viewers[role] }
  throw new Error(`No fact is a ${type} that somebody may read`)
}

// ASVS 8.3.1
describe.each(types)('a %s', (type) => {
  test('is had by who may read it', async () => {
    const { id, reader } = readableOf(type)
    expect((await ask(reader, id)).data).toEqual({ node: { id, __typename: type } })
  })
  test('is not there for who may not, nor without a session', async () => {
    const { id } = readableOf(type)
    expect(await ask(stranger, id)).toEqual(nothing)
    expect(await ask(null, id)).toEqual(nothing)
  })
  test.each(['999999', '99999999999', '-1', '1.5', 'x', '1 OR 1=1'])('is not there under the key %s', async (key) => {
    expect(await ask(owner, idOf(type, key))).toEqual(nothing)
  })
})

test('a deleted record is not there for anyone', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id, deletedAt: new Date() })
  for (const as of [owner, await person(db, 'ADMIN')]) expect(await ask(as, idOf('Project', id))).toEqual(nothing)
})

test.each(['Department', 'Viewer', 'Platform', 'Query', 'constructor'])('%s is no type of node', async (type) => {
  expect(await ask(owner, idOf(type, 1))).toEqual(nothing)
})

test('of several ids each stands in its place, those that may not be read as null', async () => {
  const ids = [
    idOf('Project', facts['owned by RESEARCHER']!.id),
    idOf('Nope', 1),
    idOf('User', owner.id),
    idOf('Notification', facts['Notification of RESEARCHER']!.id),
  ]
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
