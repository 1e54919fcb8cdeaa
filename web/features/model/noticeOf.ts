/** What is said after a model was asked: its notice where something is missing, otherwise what was done. */
import type { Said } from '#web/relay/useAction.ts'

export const noticeOf = (notice: string, done: string, missing: string): Said =>
  notice ? { kind: 'error', title: missing, description: notice } : { title: done }
