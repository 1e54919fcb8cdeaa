/** Maintenance that two administrators start, or end, at once starts or ends once. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
await db.platform.create({ data: { id: 1 } })

const twice = async (call: string) =>
  codesOf(
    await atOnce(
      db,
      'Platform',
      1,
      admins.map((as) => () => run(db, `mutation { ${call} { platformSettings { shortDollars } } }`, { as })),
    ),
  ).flat()

test('one of two is told that the other was first', async () => {
  expect(await twice('startMaintenance(input: {})')).toEqual(['CONFLICT'])
  expect(await twice('endMaintenance')).toEqual(['CONFLICT'])
  for (const action of ['startMaintenance', 'endMaintenance'])
    expect(await db.auditEntry.count({ where: { action } })).toBe(1)
})
