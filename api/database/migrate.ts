/** Applies prisma/migrations with Prisma's own schema engine as WebAssembly: nothing is downloaded, and the stock command line agrees. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as engineGlue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationsList, schemaFiles } from './migrations.ts'

interface Engine {
  applyMigrations(args: object): Promise<{ appliedMigrationNames: string[] }>
  diff(args: object): Promise<{ stdout?: string | null }>
}

let loaded = false

/** The engine over a database; one WebAssembly instance serves the process. */
export async function schemaEngine(factory: SqlMigrationAwareDriverAdapterFactory): Promise<Engine> {
  if (!loaded) {
    const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
    const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'))
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      './schema_engine_bg.js': engineGlue as unknown as WebAssembly.ModuleImports,
    })
    engineGlue.__wbg_set_wasm(instance.exports)
    ;(instance.exports['__wbindgen_start'] as () => void)()
    loaded = true
  }
  const adapter = bindMigrationAwareSqlAdapterFactory(factory)
  return engineGlue.SchemaEngine.new({ datamodels: schemaFiles() }, () => {}, adapter) as Promise<Engine>
}

/** Brings the database up to date; a no-op when it is. Nobody else may be migrating it. */
export async function migrate(
  factory: SqlMigrationAwareDriverAdapterFactory,
  migrations = migrationsList(),
): Promise<string[]> {
  await forgetUnfinished(factory)
  const engine = await schemaEngine(whole(factory))
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrations,
    filters: { externalTables: [], externalEnums: [] },
  })
  return appliedMigrationNames
}

/**
 * The engine notes that a migration is finished after its script: killed in between, the next start would do it again, which
 * fails. Here the note is the script's last statement, and so part of its one transaction.
 */
const whole = (factory: SqlMigrationAwareDriverAdapterFactory): SqlMigrationAwareDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  connectToShadowDb: () => factory.connectToShadowDb(),
  async connect() {
    const adapter = await factory.connect()
    const run = adapter.executeScript.bind(adapter)
    adapter.executeScript = (script) =>
      run(`${script}\n;\n${ifThere(`UPDATE _prisma_migrations SET finished_at = now() ${unfinished}`)}`)
    return adapter
  },
})

const unfinished = 'WHERE finished_at IS NULL AND rolled_back_at IS NULL'

const ifThere = (statement: string) =>
  `DO $$ BEGIN IF to_regclass('_prisma_migrations') IS NOT NULL THEN ${statement}; END IF; END $$`

/**
 * A script that failed or was killed left nothing but its own entry. The engine would refuse to go on because of it; without
 * it the next start does the migration again.
 */
async function forgetUnfinished(factory: SqlMigrationAwareDriverAdapterFactory) {
  const adapter = await factory.connect()
  await adapter.executeScript(ifThere(`DELETE FROM _prisma_migrations ${unfinished}`))
  await adapter.dispose()
}
