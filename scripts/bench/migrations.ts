/** How long the migrations take that an earlier version's database lacks, filled as that version filled it. */
import { migrate } from '../../api/database/migrate.ts'
import { migrationsList, missingMigrations } from '../../api/database/migrations.ts'
import { alone } from '../../api/database/server.ts'
import { earlier, git } from '../drill/earlier.ts'
import { query, type Postgres } from './postgres.ts'
import type { Size } from './speed.ts'

/** The first version that could fill a database, unless DRILL_VERSION names another. */
const oldest = () =>
  git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', 'scripts/bench/fill.ts').split('\n')[0]

const longest = 5

/** One after the other, each with its time, beside what it takes to write the table of projects once more. */
export async function printMigrations(postgres: Postgres, size: Size, folder: string): Promise<void> {
  const old = earlier(folder, oldest())
  if (!old) return console.log('  No history of an earlier version here.')
  const name = `ascent_bench_migrations_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE ${name}`)
  const url = postgres.url(name)
  try {
    old.run('scripts/bench/fill.ts', url, String(size.projects), String(size.users))
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      return (performance.now() - began) / 1000
    }
    const again = await timed(() => query(url, 'CREATE TABLE copied AS SELECT * FROM "Project"'))
    await query(url, 'DROP TABLE copied')
    const missing = new Set(await missingMigrations((sql) => query(url, sql)))
    const all = migrationsList()
    const times = await alone(url, async (factory) => {
      const found: { migration: string; seconds: number }[] = []
      for (const [nth, { path: migration }] of all.migrationDirectories.entries()) {
        if (!missing.has(migration)) continue
        const next = { ...all, migrationDirectories: all.migrationDirectories.slice(0, nth + 1) }
        found.push({ migration, seconds: await timed(() => migrate(factory, next)) })
      }
      return found
    })
    const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
    console.log(
      `\n${times.length} migrations since ${old.commit}, ${size.projects.toLocaleString('en-US')} projects: ${total.toFixed(1)} s, ${(total / again).toFixed(1)} times what copying the table of projects takes`,
    )
    for (const { migration, seconds } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, longest))
      console.log(`  ${migration}: ${seconds.toFixed(1)} s`)
  } finally {
    old.remove()
    await query(postgres.url('postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
  }
}
