/** /metrics: what a Prometheus server collects. Labels are names of ours, so that no caller can make them many. */
import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { config } from '../config.ts'
import type { Pool } from '../database/connections.ts'
import type { Db } from '../db.ts'
import { log } from '../log.ts'
import { allMetrics, shareMetrics } from './allMetrics.ts'

const registry = new Registry()
const registers = [registry]
shareMetrics(registry)

export const requests = new Counter({
  name: 'ascent_requests_total',
  help: 'Requests by operation, and by status of HTTP, code of the error, or "aborted" when the caller left first.',
  labelNames: ['operation', 'status'],
  registers,
})
export const durations = new Histogram({
  name: 'ascent_request_duration_seconds',
  help: 'How long requests take; subscriptions, uploads and downloads are left out.',
  labelNames: ['operation'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})
export const statements = new Histogram({
  name: 'ascent_request_sql_statements',
  help: 'SQL statements for a request.',
  labelNames: ['operation'],
  buckets: [0, 1, 2, 3, 5, 8, 13, 21, 34, 55],
  registers,
})

export const uncaughtErrors = new Counter({
  name: 'ascent_uncaught_errors_total',
  help: 'Errors that no code caught, by kind; the process drains and ends after the first.',
  labelNames: ['kind'],
  registers,
})

/** What can be counted at any time. */
interface Source {
  sockets?: () => number
  subscriptions?: () => number
  pool?: () => Pool
  /** The jobs are rows. */
  jobs?: Db
}

const sources = new Set<Source>()

/** Lets /metrics tell of something until the answer is called. */
export function tellOf(source: Source): () => void {
  sources.add(source)
  return () => void sources.delete(source)
}

const sum = (what: 'sockets' | 'subscriptions') =>
  [...sources].reduce((all, source) => all + (source[what]?.() ?? 0), 0)

new Gauge({
  name: 'ascent_sockets',
  help: 'Websockets that are open.',
  registers,
  collect() {
    this.set(sum('sockets'))
  },
})
new Gauge({
  name: 'ascent_subscriptions',
  help: 'Subscriptions that are open, over websockets and over HTTP.',
  registers,
  collect() {
    this.set(sum('subscriptions'))
  },
})
new Gauge({
  name: 'ascent_database_connections',
  help: 'Connections of the pool, and the calls that wait for one.',
  labelNames: ['state'],
  registers,
  collect() {
    for (const { pool } of sources)
      for (const [state, count] of Object.entries(pool?.() ?? {})) this.set({ state }, count as number)
  },
})
new Gauge({
  name: 'ascent_jobs',
  help: 'Jobs by state: created, retry, active, completed, cancelled, failed.',
  labelNames: ['state'],
  // All processes see the same.
  aggregator: 'first',
  registers,
  async collect() {
    this.reset()
    for (const { jobs } of sources)
      if (jobs) for (const [state, count] of await jobsOf(jobs)) this.inc({ state }, count)
  },
})

/** A database that does not answer must not hide the rest. */
async function jobsOf(db: Db): Promise<[string, number][]> {
  try {
    const rows = await db.$queryRaw<{ state: string; count: number }[]>`
      SELECT state::text, count(*)::int AS count FROM pgboss.job GROUP BY state`
    return rows.map(({ state, count }) => [state, count])
  } catch (err) {
    log.warn({ err }, 'the jobs could not be counted')
    return []
  }
}

/** The process's own: memory, processor time, event loop delay, collections. They cost nothing until somebody asks. */
let complete = cluster.isWorker

/** Answers /metrics to those who may know. */
export async function answerMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const refusal = refused(req)
  if (refusal) {
    if (refusal === 401) res.setHeader('www-authenticate', 'Bearer')
    return void res.writeHead(refusal, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
  }
  if (!complete) collectDefaultMetrics({ register: registry })
  complete = true
  const text = cluster.isWorker ? await allMetrics() : await registry.metrics()
  if (text === null) return void res.writeHead(503).end()
  res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
}

/** With a token, whoever has it; without one this machine alone, and in production nobody: a proxy is this machine, too. */
function refused({ method, headers, socket }: IncomingMessage): 401 | 404 | null {
  if (method !== 'GET') return 404
  if (config.metricsToken) return same(headers.authorization ?? '', `Bearer ${config.metricsToken}`) ? null : 401
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded']
  const here = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return here && !forwarded && !config.production ? null : 404
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
