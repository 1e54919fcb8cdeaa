/** The log: one line of JSON an event. Tokens and passwords never reach it; query strings are cut off. */
import pino from 'pino'
import { config } from './config.ts'
import { requestId } from './requestId.ts'

const secret = ['authorization', 'cookie', 'token', 'password', 'passwordHash', 'resetToken', 'currentPassword']

export const log = pino({
  level: config.logLevel,
  base: null,
  redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  mixin: () => ({ requestId: requestId() }),
})

/** A request's path without what may hold a token. */
export const withoutQuery = (url: string | undefined) => (url ?? '').split('?')[0]
