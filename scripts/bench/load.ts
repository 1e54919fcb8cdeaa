/** Asks a server from several keep-alive connections as fast as it answers. Bare sockets: two cores serve and ask. */
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface Ask {
  path: string
  headers: Record<string, string>
  body: string
}

export interface Measured {
  /** Answers in a second. */
  rate: number
  /** Milliseconds. */
  median: number
  p95: number
  p99: number
  /** How long each answer took, in milliseconds, the shortest first. */
  times: readonly number[]
  /** Milliseconds of processor time for an answer, in the server and in the database. */
  cpu: number
}

/**
 * Answers until the time is over or so many were given; throws when one of them is no success. With a `rate` so many are asked
 * in a second, and each is timed from the moment at which it was due.
 */
export async function load(
  { port, used }: { port: number; used?: () => number },
  next: () => Ask,
  {
    clients = 16,
    seconds = Infinity,
    count = Infinity,
    rate = Infinity,
  }: { clients?: number; seconds?: number; count?: number; rate?: number },
): Promise<Measured> {
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  const before = used?.() ?? 0
  let asked = 0
  const client = async () => {
    const line = await open(port)
    while (performance.now() < end && asked < count) {
      const due = began + (asked++ * 1000) / rate
      if (due > performance.now()) await delay(due - performance.now())
      const at = rate === Infinity ? performance.now() : due
      const answer = await line.ask(next())
      times.push(performance.now() - at)
      if (answer.status !== 200 || answer.body.includes('"errors"')) throw refused(answer)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - began) / 1000
  const cpu = ((used?.() ?? 0) - before) / times.length
  times.sort((a, b) => a - b)
  return { rate: times.length / took, ...sharesOf(times), times, cpu }
}

export type Shares = Pick<Measured, 'median' | 'p95' | 'p99'>

/** Within how many milliseconds half of the answers came, and 95 and 99 of a hundred; of times in their order. */
export function sharesOf(times: readonly number[]): Shares {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const refused = ({ status, body }: { status: number; body: string }) =>
  new Error(`Answer ${status}: ${body.slice(0, 300)}`)

/** One answer on a connection of its own, as JSON. */
export async function once(port: number, ask: Ask): Promise<unknown> {
  const line = await open(port)
  const answer = await line.ask(ask)
  line.close()
  if (answer.status !== 200) throw refused(answer)
  return JSON.parse(answer.body)
}

async function open(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    ask(ask: Ask) {
      socket.write(written(port, ask))
      return read(socket)
    },
    close: () => void socket.destroy(),
  }
}

const written = (port: number, { path, headers, body }: Ask) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** Reads one answer, by its length or in chunks. */
function read(socket: Socket): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const take = (bytes: Buffer) => {
      text += bytes.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1]
      const whole = length ? text.length - head - 4 >= Number(length) : text.endsWith('0\r\n\r\n')
      if (!whole) return
      stop()
      const body = text.slice(head + 4)
      resolve({
        status: Number(text.slice(9, 12)),
        body: Buffer.from(length ? body : joined(body), 'latin1').toString(),
      })
    }
    const fail = () => {
      stop()
      reject(new Error(`The connection ended within an answer: ${text.slice(0, 200)}`))
    }
    const stop = () => socket.off('data', take).off('error', fail).off('close', fail)
    socket.on('data', take).once('error', fail).once('close', fail)
  })
}

function joined(chunks: string): string {
  let body = ''
  for (let at = 0; ;) {
    const line = chunks.indexOf('\r\n', at)
    const size = Number.parseInt(chunks.slice(at, line), 16)
    if (!size) return body
    body += chunks.slice(line + 2, line + 2 + size)
    at = line + 4 + size
  }
}
