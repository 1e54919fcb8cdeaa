/** Marks database work that must not wait behind other work: it runs on a few connections kept for it (database/server.ts). */
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<true>()

/** Runs `work` on the reserved connections. Only for short statements that every request needs. */
export const onReserved = <T>(work: () => T): T => storage.run(true, work)

export const isReserved = (): boolean => storage.getStore() === true
