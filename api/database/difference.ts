/** What the schema has and the migrations have not, as SQL: for authoring a migration, and for the test that none is missing. */
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { inMemory } from './embedded.ts'
import { schemaEngine } from './migrate.ts'
import { migrationsList, schemaFiles } from './migrations.ts'

/** The SQL that is missing; null when nothing is. */
export async function missingMigration(): Promise<string | null> {
  const [main, shadow] = [await inMemory(), await inMemory()]
  const factory = new PrismaPGlite(main)
  // The adapter's own shadow database would lack our extensions.
  factory.connectToShadowDb = () => new PrismaPGlite(shadow).connect() as never
  try {
    const engine = await schemaEngine(factory)
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationsList() },
      to: { tag: 'schemaDatamodel', files: schemaFiles().map(([path, content]) => ({ path, content })) },
      script: true,
      shadowDatabaseUrl: null,
      exitCode: false,
      filters: { externalTables: [], externalEnums: [] },
    })
    return stdout && !stdout.startsWith('-- This is an empty migration') ? stdout : null
  } finally {
    await main.close()
    await shadow.close()
  }
}
