/** The only place that opens Redis connections. Redis may go away at any time: calls fail fast and connections come back by themselves. */
import { Redis } from 'ioredis'
import { config } from './config.ts'
import { log } from './log.ts'

/** Milliseconds. A sign-in waits for three calls in turn, so a Redis that hangs delays it by less than a second. */
const commandTimeout = 300
/** A connection that stays silent after a command is closed and opened again; the heartbeat makes sure there is a command. */
const silence = 1_500
const heartbeat = 1_000
const longestPause = 1_000

const clients = new Set<Redis>()

/** Opens a connection; null when no Redis is configured. `name` identifies it in the log. */
export function openRedis(name: string): Redis | null {
  if (!config.redisUrl) return null
  const client = new Redis(config.redisUrl, {
    // A command that cannot be sent now fails now: callers have a fallback, and a queue would grow for as long as Redis is away.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
    socketTimeout: silence,
    connectTimeout: silence,
    // Subscriptions are made again by their owner (redisEvents.ts), which knows those asked for while Redis was away.
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(longestPause, 50 * 2 ** Math.min(times, 10)) * (0.5 + Math.random() / 2),
  })
  clients.add(client)
  let lost = false
  const beat = setInterval(() => client.status === 'ready' && void client.ping().catch(() => {}), heartbeat).unref()
  client.on('error', (err) => {
    if (!lost) log.warn({ err, connection: name }, 'Redis is unavailable; running without it until it is back')
    lost = true
  })
  client.on('ready', () => {
    if (lost) log.info({ connection: name }, 'Redis is back')
    lost = false
  })
  client.on('end', () => {
    clearInterval(beat)
    clients.delete(client)
  })
  return client
}

/** Whether every open connection is usable; true when no Redis is configured. */
export const redisIsReady = (): boolean => [...clients].every(({ status }) => status === 'ready')
