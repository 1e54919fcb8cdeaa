/** Maintenance that two administrators start, or end, at once starts or ends once. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { atOnce } from '../../testing/races.ts'
import { person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
await db.platform.create({ data: { id: 1 } })

const codesOf = async (call: string) =>
  (
    await atOnce(
      db,
      'Platform',
      1,
      admins.map((as) => () => run(db, `mutation { ${call} { platformSettings { shortDollars } } }`, { as })),
    )
  ).flatMap((one) => (one.status === 'fulfilled' ? one.value.codes : ['REJECTED']))

test('one of two is told that the other was first', async () => {
  expect(await codesOf('startMaintenance(input: {})')).toEqual(['CONFLICT'])
  expect(await codesOf('endMaintenance')).toEqual(['CONFLICT'])
  for (const action of ['startMaintenance', 'endMaintenance'])
    expect(await db.auditEntry.count({ where: { action } })).toBe(1)
})
