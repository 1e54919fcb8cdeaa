/** Work that an answer does not wait for, for example mail. Shutting down waits for it. */
import { log } from './log.ts'

const running = new Set<Promise<void>>()

/** Starts `work`; a failure is logged, never thrown. */
export function background(name: string, work: () => Promise<void>): void {
  const task = work()
    .catch((error: unknown) => log.error({ err: error, task: name }, 'background work failed'))
    .finally(() => running.delete(task))
  running.add(task)
}

/** Resolves when nothing is under way any more. */
export async function backgroundDone(): Promise<void> {
  while (running.size) await Promise.all(running)
}
