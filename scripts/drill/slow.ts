/** Clients that read one byte a second: they hold up nobody, and cost no more than they were given. */
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { places, write, type Ground } from './ground.ts'
import type { Started } from '../bench/started.ts'

const sleepers = 100
const lasts = 10_000

/** Runs it; the answer is whether others are served as before. */
export async function slow(ground: Ground): Promise<boolean> {
  let good = true
  for (const { name, start } of await places(ground)) {
    const server = await start()
    const script = await largeFile(server.port)
    const alone = await pace(server, 'Slowdrill alone')
    const before = server.resident()
    const open = Array.from({ length: sleepers }, () => sleeper(server.port, script))
    await delay(2_000)
    const beside = await pace(server, 'Slowdrill beside')
    const each = ((server.resident() - before) * 1024) / sleepers
    const bytes = open.reduce((sum, { read }) => sum + read(), 0)
    const began = performance.now()
    await server.stop()
    const gone = performance.now() - began
    for (const { socket } of open) socket.destroy()
    // The machine is shared with the sleepers themselves; what is looked for is a standstill.
    const held = beside.errors === 0 && beside.median < 10 * alone.median + 100 && gone < 12_000
    good &&= held
    console.log(
      `  ${name}: ${sleepers} clients read ${bytes} bytes in ${lasts / 1000} s; a write took ${alone.median.toFixed(0)} ms alone, ${beside.median.toFixed(0)} ms beside them, ${beside.errors} failed; ${each.toFixed(0)} kB each; gone ${Math.round(gone)} ms after SIGTERM`,
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

/** The median of writes, one after another, for some seconds. */
async function pace(server: Started, prefix: string) {
  const times: number[] = []
  let errors = 0
  for (const until = performance.now() + lasts; performance.now() < until;) {
    const began = performance.now()
    if (!(await write(server, `${prefix} ${times.length}`).catch(() => false))) errors++
    times.push(performance.now() - began)
    await delay(20)
  }
  return { median: times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!, errors }
}
