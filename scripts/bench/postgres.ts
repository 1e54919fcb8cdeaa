/** The PostgreSQL that is measured: the one that is named, or one of the bench's own from the programs that Debian installs. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { parentOf } from './processes.ts'
import { freePort } from './started.ts'

export interface Postgres {
  /** The address of one of its databases. */
  url: (database: string) => string
  version: string
  /** Its first process, when it runs on this machine. */
  pid: number
  stop: () => void
}

/** Finds or starts it; null when there is none on this machine. */
export async function findPostgres(): Promise<Postgres | null> {
  const named = process.env['BENCH_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (named) return opened(named, () => {})
  const programs = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  return programs && existsSync(path.join(programs, 'initdb')) ? ownCluster(programs) : null
}

/** It refuses to be root, so that the user that Debian makes for it runs it then. */
async function ownCluster(programs: string): Promise<Postgres> {
  const root = process.getuid?.() === 0
  const folder = mkdtempSync(path.join(tmpdir(), 'ascent-bench-'))
  if (root) run('chown', ['postgres', folder])
  const as = (program: string, args: string[]) =>
    root
      ? run('setpriv', [
          '--reuid=postgres',
          '--regid=postgres',
          '--clear-groups',
          path.join(programs, program),
          ...args,
        ])
      : run(path.join(programs, program), args)
  const data = path.join(folder, 'data')
  const port = await freePort()
  as('initdb', ['-D', data, '-U', 'bench', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=200 -c shared_buffers=512MB -c recovery_init_sync_method=syncfs`
  as('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  return opened(`postgres://bench@127.0.0.1:${port}/postgres`, () => {
    as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  })
}

async function opened(address: string, stop: () => void): Promise<Postgres> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const about = await client.query<{ version: string; pid: number }>(
    `SELECT current_setting('server_version') AS version, pg_backend_pid() AS pid`,
  )
  const { version, pid } = about.rows[0]!
  const first = parentOf(pid)
  await client.end()
  return {
    url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href,
    version,
    pid: first,
    stop,
  }
}

/** Rows of one statement on a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

function run(command: string, args: string[]) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}
