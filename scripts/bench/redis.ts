/** A Redis of the bench's own, when the program is there. */
import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './started.ts'

/** Starts it; null when there is no redis-server. */
export async function startRedis(folder: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const child = spawn('redis-server', args, { stdio: 'ignore' })
  const stop = () => void child.kill()
  process.on('exit', stop)
  const client = new Redis({ port, lazyConnect: true, retryStrategy: () => 50 })
  client.on('error', () => {})
  while ((await client.ping().catch(() => '')) !== 'PONG') await wait(50)
  client.disconnect()
  return { url: `redis://127.0.0.1:${port}`, stop }
}
