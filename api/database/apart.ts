/** Marks database work that does not share the connections of most requests (server.ts). */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `reserved`: must not wait behind other work. `lasting`: may take minutes, and keeps nobody waiting meanwhile. */
export type Apart = 'reserved' | 'lasting'

const storage = new AsyncLocalStorage<Apart>()

/** Runs `work` on the reserved connections. Only for short statements that every request needs. */
export const onReserved = <T>(work: () => T): T => storage.run('reserved', work)

/** Runs `work` on connections whose statements may take minutes. Only for jobs that go through all that there is. */
export const onLasting = <T>(work: () => T): T => storage.run('lasting', work)

export const apart = (): Apart | undefined => storage.getStore()
