/** The log: one line of JSON an event. Tokens and passwords never reach it; query strings are cut off. */
import cluster from 'node:cluster'
import pino from 'pino'
import { config } from './config.ts'
import { sourcesInStack } from './observe/sourcesInStack.ts'
import { requestId } from './requestId.ts'
import { sandboxed } from './sandbox/sandboxed.ts'

const inHeaders = ['authorization', 'cookie', 'set-cookie', 'x-auth-token', 'x-access-token']
const inRecords = ['token', 'tokenHash', 'resetToken', 'password', 'currentPassword', 'passwordHash']
const secret = [...inHeaders, ...inRecords].map((name) => `["${name}"]`)

export const log = pino({
  level: config.logLevel,
  // Of several processes behind one port, which one it was; and what the sandbox says is no news of the university.
  base: cluster.isWorker ? { pid: process.pid } : sandboxed ? { sandbox: true } : null,
  redact: { paths: secret.flatMap((name) => [name, `*${name}`, `*.*${name}`]), censor: '[redacted]' },
  serializers: { err: withoutArguments },
  mixin: () => ({ requestId: requestId() }),
})

/** An error as it is logged, with the sources of its stack. When a call to the database is not well formed, its error repeats all that was to be written. */
function withoutArguments(error: unknown) {
  if (!(error instanceof Error)) return error
  const told = pino.stdSerializers.err(error)
  const cut = (text: string) => text.replace(/^\{\n[^]*?^\}$/gm, '{…}')
  return { ...told, message: cut(told.message), stack: sourcesInStack(cut(told.stack)) }
}

/** A request's path without its query. */
export const withoutQuery = (url: string | undefined): string => (url ?? '').split('?')[0]!

/** A request's path as it is logged: without its query, the secret of a calendar address, or a token that stands in it all the same. */
export const loggedPath = (url: string | undefined): string =>
  withoutQuery(url)
    .replace(/^(\/api\/calendar\/)[^/]*/, '$1[redacted]')
    .replace(/(token(?:=|%3d))[^/]*/i, '$1[redacted]')
