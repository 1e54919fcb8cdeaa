/** A draft of the look is published by two at once: one publishes it. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { person, run } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]

test('published by two at once, the draft is published once', async () => {
  await run(db, 'mutation { resetWhiteLabel { done } }', { as: admins[0]! })
  const answers = await atOnce(
    db,
    'Platform',
    1,
    admins.map((as) => () => run(db, 'mutation { publishWhiteLabel(input: { revision: 1 }) { done } }', { as })),
  )
  expect(codesOf(answers).flat()).toEqual(['CONFLICT'])
  expect(await db.auditEntry.count({ where: { entity: 'Platform', action: 'publishWhiteLabel' } })).toBeLessThan(2)
})
