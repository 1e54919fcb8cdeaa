/** The id of the request under way: in the answer's header, in the log and in masked errors, so that a user can name it. */
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/** Runs `work` so that `requestId()` inside it answers `id`. */
export const withRequestId = <T>(id: string, work: () => T): T => storage.run(id, work)

export const requestId = (): string | undefined => storage.getStore()
