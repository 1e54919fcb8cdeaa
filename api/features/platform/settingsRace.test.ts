/** Of two administrators who save settings at once, one is refused. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const admins = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
await db.platform.create({ data: { id: 1 } })

test('one of two saves, and the other learns that somebody was first', async () => {
  const answers = await atOnce(
    db,
    'Platform',
    1,
    admins.map((as, nth) => () => {
      const input = { revision: 0, verifyNewAccounts: true, shortDollars: false, replyTo: `${nth}@ascent.test` }
      return perform(db, 'updatePlatformSettings', input, { as })
    }),
  )
  expect(codesOf(answers).flat()).toEqual(['CONFLICT'])
  expect(await db.auditEntry.count({ where: { action: 'updatePlatformSettings' } })).toBe(1)
})
