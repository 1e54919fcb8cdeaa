/** The migrations and the schema say the same. */
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { expect, test } from 'vitest'
import { missingMigration } from './difference.ts'
import { inMemory } from './embedded.ts'
import { migrate, migrationNames } from './migrate.ts'

test('migrations apply to an empty database once', async () => {
  const pglite = await inMemory()
  const factory = new PrismaPGlite(pglite)
  expect(await migrate(factory)).toEqual(migrationNames())
  expect(await migrate(factory)).toEqual([])
  await pglite.close()
})

test('migrations make what the schema says', async () => {
  expect(await missingMigration()).toBeNull()
})
