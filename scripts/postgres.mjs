// Debian's PostgreSQL for the time of a test run, where it is installed: a cluster of its own in a temporary folder.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const versions = '/usr/lib/postgresql'

/** What belongs to a test may be lost at any time, and need not be waited for. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: 200,
}

/** The newest one's commands; undefined when there is none. */
function installed() {
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  return newest
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/**
 * In memory where there is room: each test file has a database of its own, whose 2,400 files are made and removed again, which takes
 * a disk more time than the tests of some of them.
 */
function roomyFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir()
}

/** PostgreSQL does not run as root; the account that its package made does it then. */
function whoRuns() {
  if (process.getuid?.() !== 0) return {}
  const number = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

/** Starts one on a port; `{ url, stop }`, or a word on why there is none. */
export function startPostgres(port) {
  const bin = installed()
  if (!bin) return { absent: 'no PostgreSQL is installed' }
  const who = whoRuns()
  if (Object.values(who).some((id) => !id)) return { absent: 'PostgreSQL does not run as root' }
  const folder = mkdtempSync(path.join(roomyFolder(), 'ascent-postgres-'))
  if (who.uid) chownSync(folder, who.uid, who.gid)
  const data = path.join(folder, 'data')
  const run = (command, ...args) => {
    // Nothing is piped: the server would keep the pipe open, and its end would never come.
    const { status } = spawnSync(path.join(bin, command), args, { ...who, cwd: folder, stdio: 'ignore' })
    return status === 0
  }
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  const options = Object.entries({ ...settings, port, unix_socket_directories: folder })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const log = path.join(folder, 'log')
  const started =
    run('initdb', '-D', data, '-U', 'ascent', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync') &&
    run('pg_ctl', '-D', data, '-l', log, '-o', options, '-w', 'start')
  if (started) return { url: `postgres://ascent@127.0.0.1:${port}/postgres`, stop }
  stop()
  return { absent: 'PostgreSQL did not start' }
}
