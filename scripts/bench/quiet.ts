/** When a server of ours has nothing to do but to answer. */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from './postgres.ts'

/**
 * Waits for the jobs that a server does after its first start, such as the refresh of all figures: their work would be
 * counted as that of the questions, and each of their commits drops the answers that are kept.
 */
export async function quiet(url: string): Promise<void> {
  for (let calm = 0; calm < 5; calm++) {
    await delay(1_000)
    const busy = await query(
      url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
    )
    if (busy.length) calm = -1
  }
}
