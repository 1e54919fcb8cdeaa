/** A Redis of its own, on a port that is free. */
import { startRedis as startOn, type Redis } from '../redis.mjs'
import { freePort } from './started.ts'

/** Starts it; null when it is not installed. `port` starts it again where it was before. */
export async function startRedis(port?: number): Promise<Redis | null> {
  const started = await startOn(port ?? (await freePort()))
  return 'absent' in started ? null : started
}
