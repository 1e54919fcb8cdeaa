/** Clients that read one byte a second: they hold up nobody, and cost no more than they were given. */
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { openFilesOf } from '../bench/processes.ts'
import { median } from '../bench/speed.ts'
import { places, write, type Ground } from './ground.ts'
import type { Started } from '../bench/started.ts'

const sleepers = 100
const lasts = 10_000
/** A sleeper may cost so much: a connection, a file and its answers. */
const most = { megabytes: 4, files: 2 }

/** Runs it; the answer is whether others are served as before, and nothing is left of those who leave. */
export async function slow(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start, url } of await places(ground)) {
    const server = await start()
    const script = await largeFile(server.port)
    const alone = await pace(server, url, 'Slowdrill alone')
    const before = { memory: server.resident(), files: openFilesOf(server.pid) }
    const came = performance.now()
    const open = Array.from({ length: sleepers }, () => sleeper(server.port, script))
    const first = await write(server, 'Slowdrill among them').then(() => performance.now() - came)
    // What they ask for is work, like anybody's; a write waits for its turn among it. Then they sleep.
    while (open.some(({ read }) => read() === 0) && performance.now() - came < 60_000) await delay(50)
    const arrived = performance.now() - came
    const beside = await pace(server, url, 'Slowdrill beside')
    const each = (server.resident() - before.memory) / sleepers
    const files = (openFilesOf(server.pid) - before.files) / sleepers
    for (const { socket } of open.slice(sleepers / 2)) socket.destroy()
    await delay(1_000)
    const left = openFilesOf(server.pid) - before.files - (most.files * sleepers) / 2
    const began = performance.now()
    await server.stop()
    const gone = performance.now() - began
    for (const { socket } of open) socket.destroy()
    // A write of another program at the same database tells whether it is the machine that became slow.
    const machine = url ? beside.reference / alone.reference : 1
    const slower = beside.median / alone.median / Math.max(1, machine)
    const steady = beside.errors === 0 && slower < 3 && gone < 12_000
    const light = each < most.megabytes && files < most.files + 0.5 && left < 20
    good &&= steady && light
    const reference = url
      ? ` (the database's own write: ${alone.reference.toFixed(0)} and ${beside.reference.toFixed(0)} ms)`
      : ''
    console.log(
      `  ${name}: ${sleepers} clients had their first byte after ${Math.round(arrived)} ms, a write that came with them after ${Math.round(first)} ms; then a write took ${beside.median.toFixed(0)} ms beside them, ${alone.median.toFixed(0)} ms alone${reference}, ${beside.errors} failed; each costs ${each.toFixed(1)} MB and ${files.toFixed(1)} open files, ${Math.max(0, left)} left of those who went; gone ${Math.round(gone)} ms after SIGTERM`,
    )
  }
  return good
}

/** The path of the web app's script, which is sent uncompressed to those who take nothing else. */
async function largeFile(port: number): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const path = /src="(\/assets\/index[^"]+)"/.exec(page)?.[1]
  if (!path) throw new Error('The web app is not built; npm start builds it.')
  return path
}

/** Asks for a list and for many megabytes, and reads a byte a second. */
function sleeper(port: number, script: string): { socket: Socket; read: () => number } {
  let count = 0
  const socket = connect({ port, host: '127.0.0.1', onread: { buffer: Buffer.alloc(1), callback: () => pause() } })
  const pause = () => {
    count++
    socket.pause()
    setTimeout(() => socket.resume(), 1_000).unref()
    return true
  }
  socket.on('error', () => {})
  socket.write(
    'GET /api/projects?limit=100 HTTP/1.1\r\nHost: drill\r\nAuthorization: Bearer bench-session-1\r\n\r\n' +
      `GET ${script} HTTP/1.1\r\nHost: drill\r\n\r\n`.repeat(40),
  )
  return { socket, read: () => count }
}

/** The median of writes, one after another, for some seconds, and of a write that the database is given directly. */
async function pace(server: Started, url: string | undefined, prefix: string) {
  const [times, references]: [number[], number[]] = [[], []]
  let errors = 0
  for (const until = performance.now() + lasts; performance.now() < until;) {
    const began = performance.now()
    if (!(await write(server, `${prefix} ${times.length}`).catch(() => false))) errors++
    times.push(performance.now() - began)
    if (url) references.push(await timed(() => query(url, 'UPDATE "SignIn" SET "lastSeenAt" = now() WHERE id = 2')))
    await delay(20)
  }
  return { median: median(times), reference: median(references), errors }
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
