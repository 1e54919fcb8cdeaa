/** A Redis server of the test's own, to stop, pause and start again. */
import type { TestContext } from 'vitest'
import { startRedis, type Redis } from '../../scripts/redis.mjs'
import { freePort } from '../../scripts/bench/started.ts'

/** Starts it; the test is skipped where Redis is not installed. Give the port to start it where it was before. */
export async function ownRedis(context: TestContext, port?: number): Promise<Redis & { port: number }> {
  const on = port ?? (await freePort())
  const redis = await startRedis(on)
  if ('absent' in redis) context.skip(redis.absent)
  return { ...(redis as Redis), port: on }
}
