// Debian's PgBouncer for the time of a drill, where it is installed: in transaction mode, in front of one PostgreSQL.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What each of its connections begins with; docs/operations.md says the same. */
const limits =
  "SET statement_timeout = '5s'; SET lock_timeout = '1s'; SET idle_in_transaction_session_timeout = '30s'; SET jit = off"

/** Starts one on a port in front of a database; `{ url, stop }`, or `{ absent }` with the reason why there is none. */
export async function startPgbouncer(port, target) {
  if (spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status !== 0)
    return { absent: 'no PgBouncer is installed' }
  const { hostname, port: theirs, pathname, username } = new URL(target)
  const folder = mkdtempSync(path.join(tmpdir(), 'ascent-pgbouncer-'))
  const [file, users] = ['pgbouncer.ini', 'users.txt'].map((name) => path.join(folder, name))
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    file,
    `[databases]
ascent = host=${hostname} port=${theirs} dbname=${pathname.slice(1)} user=${username} connect_query='${limits.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
logfile = ${path.join(folder, 'log')}
`,
  )
  // It does not run as root; the account of PostgreSQL's package does it then.
  const number = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  const who = process.getuid?.() === 0 ? { uid: number('-u'), gid: number('-g') } : {}
  if (who.uid) for (const one of [folder, file, users]) chownSync(one, who.uid, who.gid)
  const child = spawn('pgbouncer', [file], { ...who, stdio: 'ignore' })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', stop)
  }
  process.on('exit', stop)
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break
    if (await takes(port)) return { url: `postgres://${username}@127.0.0.1:${port}/ascent`, stop }
    await delay(50)
  }
  stop()
  return { absent: 'PgBouncer did not start' }
}

/** Whether somebody listens there. */
const takes = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
