/** Lists are written as parameters, wherever in a write they are. */
import { expect, test } from 'vitest'
import { listsSet } from './listColumns.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { person } from './testing/run.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')

test('lists are set, empty ones too; what is no list of values, or not there, stays', () => {
  const at = new Date()
  const data = { title: 'A', tags: ['x'], papers: [], trl: null, keywords: undefined, startDate: at }
  expect(listsSet('Project', data)).toEqual({ ...data, tags: { set: ['x'] }, papers: { set: [] } })
  expect(listsSet('Project', { tags: { set: ['x'] } })).toEqual({ tags: { set: ['x'] } })
  expect(listsSet('AuditEntry', { changes: { tags: [['a'], ['b']] } })).toEqual({ changes: { tags: [['a'], ['b']] } })
})

test('so are those of records that are written with others', () => {
  const idea = { tags: ['x'] }
  const set = { tags: { set: ['x'] } }
  expect(
    listsSet('User', {
      ideas: {
        create: [idea],
        createMany: { data: [idea] },
        update: { where: { id: 1 }, data: idea },
        upsert: { where: { id: 1 }, create: idea, update: idea },
        connect: { id: 1 },
      },
    }),
  ).toEqual({
    ideas: {
      create: [set],
      createMany: { data: [set] },
      update: { where: { id: 1 }, data: set },
      upsert: { where: { id: 1 }, create: set, update: set },
      connect: { id: 1 },
    },
  })
})

test('every write of the client does so, also in a transaction', async () => {
  const seen: unknown[] = []
  // An extension that is added later sees what the earlier ones made of a call.
  const watched = db.$extends({
    query: {
      $allModels: {
        $allOperations({ args, query }) {
          const { data, create } = args as {
            data?: { tags?: unknown } | { tags?: unknown }[]
            create?: { tags?: unknown }
          }
          seen.push([data ?? create].flat()[0]?.tags)
          return query(args)
        },
      },
    },
  })
  const data = { title: 'Lists', ownerId: owner.id, tags: ['a'] }
  const { id } = await watched.project.create({ data })
  await watched.project.update({ where: { id }, data: { tags: [] } })
  await watched.project.updateMany({ where: { id }, data: { tags: ['b'] } })
  await watched.$transaction((tx) => tx.project.createMany({ data: [data] }))
  await watched.project.upsert({ where: { id }, create: data, update: { tags: ['c'] } })
  const set = (...tags: string[]) => ({ set: tags })
  expect(seen).toEqual([set('a'), set(), set('b'), set('a'), set('a')])
  expect((await db.project.findUniqueOrThrow({ where: { id } })).tags).toEqual(['c'])
})
