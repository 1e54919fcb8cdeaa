/** Errors that no code caught: logged with their cause, counted, and answered by an orderly end of the process. */
import { log } from './log.ts'
import { uncaughtErrors } from './observe/metrics.ts'

/** `end` drains the process; it is called for the first error only. Later ones are logged and counted. */
export function onUncaught(end: (reason: string) => void): void {
  let ending = false
  const fault = (kind: 'unhandledRejection' | 'uncaughtException') => (err: unknown) => {
    uncaughtErrors.inc({ kind })
    log.fatal({ err: err instanceof Error ? err : new Error(`Not an error: ${String(err)}`), kind }, 'uncaught error')
    if (ending) return
    ending = true
    end(kind)
  }
  process.on('unhandledRejection', fault('unhandledRejection'))
  process.on('uncaughtException', fault('uncaughtException'))
}
