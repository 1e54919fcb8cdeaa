/** 10,000 requests of every kind of nonsense to every path: none is answered as a fault of ours, says what is inside or stays. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { shims, byteCalls } from '../../api/rest/table.ts'
import { openFilesOf } from '../bench/processes.ts'
import type { Started } from '../bench/started.ts'
import { places, write, type Ground } from './ground.ts'

const requests = 10_000
const clients = 16
/** The same nonsense comes again so many times; each time may keep so many megabytes, for what runs often is compiled again. */
const again = { times: 2, keeps: 2 }

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']
const words = [
  '1',
  '0',
  '-1',
  '999999999',
  '99999999999999999999',
  'null',
  'undefined',
  'NaN',
  '%00',
  '%ff%fe',
  '../../etc/passwd',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '<script>',
  '{{7*7}}',
  '🦄',
  'a'.repeat(3_000),
  '__proto__',
  'constructor',
]
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '12',
  '{"__proto__":{"admin":true}}',
  '{"id":{"$ne":1},"ids":[[[]]],"title":["a"],"email":{},"password":1}',
  `{"title":"${'x'.repeat(20_000)}"}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"query":"{ viewer { id } }"}',
  '{"query":"query { __schema { types { name fields { type { fields { name } } } } } }"}',
  '{"query":"{ projects(first: -1) { totalCount } }","variables":[1]}',
  '{"query":{"a":1},"extensions":{"persistedId":[]}}',
  '{"operationName":7,"variables":"x","extensions":7}',
  '\u0000\u0001\u0002',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
]
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'nonsense',
  '',
]
const sessions = [
  undefined,
  'Bearer bench-session-1',
  'Bearer x',
  'Bearer',
  'Basic YTpi',
  `Bearer ${'y'.repeat(5_000)}`,
]

const lines = [
  'GET / HTTP/9.9\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET  HTTP/1.1\r\n\r\n',
  'GET /api/projects HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 7\r\n\r\nabcde',
  'POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
  'GET /graphql HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET // HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'z'.repeat(40_000)}\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001',
]

/** Runs it; the answer is whether it lived, leaked nothing and found no fault of ours. */
export async function junk(ground: Ground): Promise<boolean> {
  let good = true
  const paths = [...new Set([...shims, ...byteCalls].map(({ path }) => path))]
  paths.push('/graphql', '/', '/landing', '/assets/:name', '/healthz', '/readyz', '/metrics', '/nowhere', '/api/:name')
  for (const { name, start } of await places(ground)) {
    const told = path.join(ground.folder, 'heap')
    const NODE_OPTIONS = `--import ${path.join(import.meta.dirname, 'heapTold.mjs')}`
    const server = await start({ env: { NODE_OPTIONS, HEAP_TOLD: told } })
    await throwAt(server, paths, 500)
    const warm = server.resident()
    const { faults, leaks, answered, least } = await throwAt(server, paths, requests)
    // The first time everything is loaded and compiled, and caches fill; what the same nonsense adds later is a leak.
    const first = { ...(await heldBy(server, told)), resident: server.resident() }
    for (let nth = 0; nth < again.times; nth++) await throwAt(server, paths, requests)
    const last = { ...(await heldBy(server, told)), resident: server.resident() }
    const kept = (last.live - first.live) / again.times
    // The nonsense ends the first session: it asks to be logged out, too.
    const works = await write(server, 'Junkdrill', 2).catch(() => false)
    await server.stop()
    good &&= faults.size === 0 && leaks.size === 0 && works && kept < again.keeps && last.files < first.files + clients
    console.log(
      `  ${name}: ${answered} junk requests to ${paths.length} paths, each at least ${least} times; ${faults.size} faults of ours, ${leaks.size} leaks of words, ${works ? 'it works on' : 'IT DOES NOT WORK ON'}; resident ${Math.round(first.resident - warm)} MB more; the same ${again.times} times again: in use ${first.live.toFixed(1)} MB, then ${last.live.toFixed(1)} (${kept.toFixed(1)} a time), open files ${first.files}, then ${last.files}, resident ${Math.round(last.resident - first.resident)} MB more`,
    )
    for (const found of [...faults, ...leaks].slice(0, 20)) console.log(`    ${found}`)
  }
  return good
}

/** What a server holds when its garbage is collected and connections that nobody uses are closed. */
async function heldBy({ pid }: Started, told: string): Promise<{ live: number; files: number }> {
  await delay(6_000)
  rmSync(told, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(told) || !readFileSync(told, 'utf8')) await delay(50)
  return { live: Number(readFileSync(told, 'utf8')), files: openFilesOf(pid) }
}

async function throwAt(server: Started, paths: readonly string[], count: number) {
  const [faults, leaks] = [new Set<string>(), new Set<string>()]
  const times = new Map<string, number>(paths.map((path) => [path, 0]))
  let nth = 0
  let answered = 0
  // The same nonsense in every run, so that what is found can be found again.
  let seed = 7
  const any = <T>(from: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return from[Math.floor((seed / 2_147_483_648) * from.length)]!
  }
  const client = async () => {
    while (nth < count) {
      const template = paths[nth++ % paths.length]!
      times.set(template, times.get(template)! + 1)
      if (nth % 50 === 0) {
        await raw(server.port, any(lines))
        answered++
        continue
      }
      const method = any(methods)
      const filled = template.replace(/:\w+(\([^)]*\))?\??/g, () => any(words))
      const query = any([true, false])
        ? `?${any(['limit', 'page', 'search', 'status', 'id', 'first'])}=${any(words)}`
        : ''
      const session = any(sessions)
      const type = any(types)
      const body = method === 'GET' || method === 'HEAD' ? undefined : any(bodies)
      const headers: Record<string, string> = { 'content-type': type, ...(session ? { authorization: session } : {}) }
      const answer = await fetch(`http://127.0.0.1:${server.port}${encodeURI(filled)}${encodeURI(query)}`, {
        method,
        headers,
        body,
        redirect: 'manual',
      }).catch((error: Error) => error)
      answered++
      if (answer instanceof Error) {
        // A body that is too long may be cut off; a server that is gone is not.
        if ((answer.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED')
          faults.add(`gone at ${method} ${filled}`)
        continue
      }
      const text = await answer.text().catch(() => '')
      const at = `${method} ${filled.slice(0, 80)}${query.slice(0, 40)} with ${body?.slice(0, 60) ?? 'no body'} (${type})`
      if (answer.status >= 500 && answer.status !== 501) faults.add(`${answer.status} ${at}: ${text.slice(0, 200)}`)
      if (
        /\bat .*\.(ts|js):\d+|node_modules|PrismaClient|SELECT .* FROM|passwordHash/.test(text) &&
        template !== '/graphql'
      )
        leaks.add(`${at}: ${text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { faults, leaks, answered, least: Math.min(...times.values()) }
}

/** Bytes that are no request, or nearly one. */
const raw = (port: number, bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('error', () => {}).on('data', () => {})
    socket.once('close', () => resolve())
  })
