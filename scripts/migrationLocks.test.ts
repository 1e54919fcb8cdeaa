/**
 * Migrations run while the earlier version works on: what would hold up its statements, or take from it what it reads, is
 * found here, by PostgreSQL's own parser (decision 0401).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'libpg-query'
import { expect, test } from 'vitest'
import { migrationNames, migrationsFolder } from '../api/database/migrations.ts'

/** Nothing was released with those before: they met empty databases alone. */
const baseline = '20261127'

/** `-- accepted: TABLE: why` in a migration: somebody has thought about it, and says why it is short there. */
const accepted = (sql: string) =>
  new Set([...sql.matchAll(/^-- accepted: (\w+): .{10,}$/gm)].map(([, table]) => table!))

interface Constraint {
  contype: string
  skip_validation?: boolean
  indexname?: string
}

interface Command {
  subtype: string
  name?: string
  def?: { ColumnDef?: { colname: string; constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint }
}

/** What is wrong with a command of ALTER TABLE on a table that was there before. */
function faultOf({ subtype, name, def }: Command): string | null {
  const kinds = def?.ColumnDef?.constraints?.map(({ Constraint: { contype } }) => contype) ?? []
  const column = name ?? def?.ColumnDef?.colname
  if (subtype === 'AT_AlterColumnType') return `changes the type of ${column}: the whole table is written again`
  if (subtype === 'AT_SetNotNull') return `reads all rows for NOT NULL of ${column}`
  if (subtype === 'AT_DropColumn') return `takes ${column} from the earlier version`
  if (subtype === 'AT_AddColumn' && kinds.includes('CONSTR_GENERATED'))
    return `writes the whole table again for ${column}`
  if (subtype === 'AT_AddColumn' && kinds.includes('CONSTR_NOTNULL') && !kinds.includes('CONSTR_DEFAULT'))
    return `adds ${column} without a default, which the earlier version does not write`
  const constraint = subtype === 'AT_AddConstraint' ? def?.Constraint : undefined
  if (!constraint) return null
  const { contype, skip_validation: isUnchecked, indexname } = constraint
  if (['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype) && !isUnchecked)
    return 'reads all rows for a constraint: add it NOT VALID, and validate it in a later migration'
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype) && !indexname)
    return 'builds an index for a constraint'
  return null
}

type Relation = { relname: string }

interface Statement {
  CreateStmt?: { relation: Relation }
  IndexStmt?: { relation: Relation; idxname: string; if_not_exists?: boolean }
  AlterTableStmt?: { relation: Relation; objtype: string; cmds: { AlterTableCmd: Command }[] }
  RenameStmt?: { relation?: Relation; renameType: string }
  DropStmt?: { removeType: string; objects: { List: { items: { String: { sval: string } }[] } }[] }
}

/** Table and fault, for what a migration does to tables that were there before. */
async function faultsIn(sql: string): Promise<string[]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: { stmt: Statement }[] }
  const statements = stmts.map(({ stmt }) => stmt)
  const made = new Set(statements.flatMap(({ CreateStmt }) => CreateStmt?.relation.relname ?? []))
  const found: [string, string][] = []
  for (const { IndexStmt: index, AlterTableStmt: alter, RenameStmt: rename, DropStmt: drop } of statements) {
    if (index && !index.if_not_exists)
      found.push([index.relation.relname, `builds ${index.idxname}: say IF NOT EXISTS, so that it can be built before`])
    if (alter?.objtype === 'OBJECT_TABLE')
      for (const { AlterTableCmd: command } of alter.cmds) {
        const fault = faultOf(command)
        if (fault) found.push([alter.relation.relname, fault])
      }
    if (rename?.relation && ['OBJECT_TABLE', 'OBJECT_COLUMN'].includes(rename.renameType))
      found.push([rename.relation.relname, 'renames what the earlier version reads'])
    if (drop?.removeType === 'OBJECT_TABLE')
      for (const { List } of drop.objects)
        found.push([List.items.at(-1)!.String.sval, 'is taken from the earlier version'])
  }
  const fine = accepted(sql)
  return found.filter(([table]) => !made.has(table) && !fine.has(table)).map(([table, fault]) => `${table}: ${fault}`)
}

test.each([
  ['CREATE INDEX "i" ON "Project"("title")', 'Project: builds i: say IF NOT EXISTS, so that it can be built before'],
  ['ALTER TABLE "Project" ADD COLUMN "n" INTEGER NOT NULL', 'Project: adds n without a default'],
  ['ALTER TABLE "Project" ALTER COLUMN "n" TYPE BIGINT', 'Project: changes the type of n'],
  ['ALTER TABLE "Project" ALTER COLUMN "n" SET NOT NULL', 'Project: reads all rows for NOT NULL of n'],
  [
    'ALTER TABLE "Project" ADD COLUMN "t" TEXT GENERATED ALWAYS AS (title) STORED',
    'Project: writes the whole table again',
  ],
  ['ALTER TABLE "Project" ADD CONSTRAINT "c" CHECK (n > 0)', 'Project: reads all rows for a constraint'],
  ['ALTER TABLE "Project" ADD FOREIGN KEY ("a") REFERENCES "User"("id")', 'Project: reads all rows for a constraint'],
  ['ALTER TABLE "Project" ADD UNIQUE ("n")', 'Project: builds an index for a constraint'],
  ['ALTER TABLE "Project" DROP COLUMN "n"', 'Project: takes n from the earlier version'],
  ['ALTER TABLE "Project" RENAME COLUMN "n" TO "m"', 'Project: renames what the earlier version reads'],
  ['DROP TABLE "Project"', 'Project: is taken from the earlier version'],
])('%s is found', async (sql, fault) => {
  const found = await faultsIn(sql)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(fault)
  expect(await faultsIn(`-- accepted: Project: has a few rows at most\n${sql};`)).toEqual([])
})

test.each([
  'CREATE TABLE "T" ("n" INTEGER NOT NULL); CREATE INDEX "i" ON "T"("n"); ALTER TABLE "T" ADD CHECK (n > 0)',
  'CREATE INDEX IF NOT EXISTS "i" ON "Project"("title")',
  `ALTER TABLE "Project" ADD COLUMN "n" INTEGER, ADD COLUMN "m" TEXT NOT NULL DEFAULT ''`,
  'ALTER TABLE "Project" ADD CONSTRAINT "c" CHECK (n > 0) NOT VALID',
  'ALTER TABLE "Project" VALIDATE CONSTRAINT "c"',
  'ALTER TABLE "Project" ADD CONSTRAINT "u" UNIQUE USING INDEX "i"',
])('%s is fine', async (sql) => {
  expect(await faultsIn(sql)).toEqual([])
})

test('no migration holds up the earlier version, or takes something from it', async () => {
  const found: string[] = []
  for (const name of migrationNames()) {
    const faults = await faultsIn(readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'))
    if (name > baseline) found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  expect(found).toEqual([])
})
