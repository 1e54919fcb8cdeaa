/** A feature that two administrators switch at once for the first time has one row, and both changes are on record. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]

test('one after the other, whoever is first', async () => {
  const answers = await Promise.all(
    admins.map((as, nth) =>
      perform(
        db,
        'updateFeatureFlag',
        { name: 'IMPORTS', on: nth === 0, percent: 40 + nth },
        { as, give: 'featureFlag { on }' },
      ),
    ),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual([])
  expect(await db.featureFlag.count()).toBe(1)
  expect(await db.auditEntry.count({ where: { entity: 'FeatureFlag' } })).toBe(2)
})
