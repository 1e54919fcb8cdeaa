/** PostgreSQL’s own pg_dump and pg_restore, which know how a database is taken out of a server and put back. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { CannotBackUp } from './cannotBackUp.ts'

/** Where Debian’s packages lie; the newest can read all older servers. */
const debian = '/usr/lib/postgresql'

function placeOf(tool: string): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => path.join(debian, version, 'bin', tool)).find((file) => existsSync(file))
  return found ?? tool
}

/** How a tool reaches a database: by its environment, as a command’s arguments can be read by other accounts. */
function environmentOf(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return { ...process.env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) }
}

/** Runs pg_dump or pg_restore on a database to its end; what it says when it fails is said on. */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const run = spawn(placeOf(tool), args, { env: environmentOf(url), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => run.once('error', reject).once('close', resolve))
  const [code, said] = await Promise.all([ended, text(run.stderr)]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new CannotBackUp(
      `${tool} is not installed; it comes with the client of PostgreSQL, such as postgresql-client.`,
    )
  })
  if (code !== 0) throw new CannotBackUp(`${tool} failed: ${said.trim().split('\n').slice(-3).join(' ')}`)
}
