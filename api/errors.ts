/** The failures that a caller may see. Everything else is masked as INTERNAL and logged with the request's id. */
import { numberInWords } from '#localized'
import { GraphQLError } from 'graphql'
import * as texts from '#texts/ui/errors.js'
import { isUnavailable } from './database/failures.ts'
import { log } from './log.ts'
import { requestId, underWay } from './requestId.ts'

export type FieldErrors = Record<string, string>

const fail = (code: string, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } })

/** No session, or one that has ended. The text is docs/spec/shell.md#errors. */
export const unauthenticated = (message = texts.unauthorized()) => fail('UNAUTHENTICATED', message)

/** Signed in, but the role may not. The text is docs/spec/shell.md#errors. */
export const forbidden = (message = texts.forbidden()) => fail('FORBIDDEN', message)

/** Signed in and allowed, but the password must be entered once more first. */
export const reauthenticationRequired = () => fail('REAUTHENTICATION_REQUIRED', texts.confirmPassword())

/** The first step of a sign-in is done; the extension says how it is completed. */
export const secondFactorRequired = (secondFactor: object) =>
  fail('SECOND_FACTOR_REQUIRED', texts.secondFactor(), { secondFactor })

/** Not there, or not there for this viewer: the two answer alike. */
export const notFound = (record: string) => fail('NOT_FOUND', texts.notFound({ record }))

/** Input that the rules refuse; `fieldErrors` maps each field's path to its message. */
export const invalid = (fieldErrors: FieldErrors) =>
  fail('INVALID', Object.values(fieldErrors)[0] ?? texts.invalid(), { fieldErrors })

/** A whole request that is refused before anything runs. */
export const requestRefused = (code: string, message: string, extensions: Record<string, unknown> = {}) =>
  fail(code, message, { ...extensions, http: { status: 400 } })

/** Input that does not even fit the request's types; nothing has run. */
export function unfit(fieldErrors: FieldErrors) {
  const [field, words] = Object.entries(fieldErrors)[0]!
  return requestRefused('INVALID', `${field}: ${words}`, { fieldErrors })
}

/** A credential that was sent and is not good: the caller is told, and is nobody meanwhile. */
export const badCredential = (headers: Record<string, string> = {}) =>
  fail('UNAUTHENTICATED', texts.unauthorized(), {
    http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"', ...headers } },
  })

/** A file of a kind that is not taken. */
export const unsupported = (message: string) => fail('UNSUPPORTED', message, { fieldErrors: { file: message } })

/** A file that is larger than it may be. */
export const tooLarge = (message: string) => fail('TOO_LARGE', message, { fieldErrors: { file: message } })

/** The input is well formed, but the state of things refuses it. */
export const conflict = (message: string, fieldErrors?: FieldErrors) =>
  fail('CONFLICT', message, fieldErrors && { fieldErrors })

/** The request itself may be fine, but cannot be answered now. `retryAfter` in seconds. */
export const unavailable = (retryAfter: number, message = texts.unavailable()) =>
  fail('UNAVAILABLE', message, {
    retryAfter,
    requestId: requestId(),
    http: { status: 503, headers: { 'retry-after': String(retryAfter) } },
  })

/** Somebody else was first: the record is no longer as the caller read it. */
export const changedMeanwhile = (record: string) => conflict(texts.changedMeanwhile({ record }))

/** A limit that was hit: at most so many points in so many seconds. */
interface Hit {
  name: string
  points: number
  duration: number
}

/** Too many tries; `retryAfter` in seconds. The extensions name the limit. */
export const rateLimited = (retryAfter: number, limit: Hit) =>
  fail('RATE_LIMITED', limitText(limit, retryAfter), {
    retryAfter,
    limit: { name: limit.name, most: limit.points, seconds: limit.duration },
    http: { status: 429, headers: { 'retry-after': String(retryAfter) } },
  })

/** Limits by the minute are on requests, longer ones on what somebody tries. */
function limitText({ points, duration }: Hit, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (duration !== 60) return seconds < 60 ? texts.attempts({ seconds }) : texts.attemptsMinutes({ minutes })
  const most = numberInWords(points)
  return seconds < 60 ? texts.requestsInMinute({ most, seconds }) : texts.requestsInMinuteMinutes({ most, minutes })
}

/** Lets expected errors through; hides the rest behind one sentence and the request's id. */
export function maskError(error: unknown): GraphQLError {
  const known = knownError(error)
  if (known) {
    underWay()?.onRefusal?.(known)
    return known
  }
  if (isUnavailable(error)) {
    log.warn({ err: error, requestId: requestId() }, 'the database is unavailable')
    return unavailable(5)
  }
  log.error({ err: error, requestId: requestId() }, 'unexpected error')
  if (isFull(error))
    return fail('NO_ROOM', texts.noRoom(), {
      requestId: requestId(),
      http: { status: 507 },
    })
  return fail('INTERNAL', texts.internal(), {
    requestId: requestId(),
    http: { status: 500 },
  })
}

/** Whether a disk was full, at whatever depth it is said: of files by Node, of the database by PostgreSQL (53100, disk_full). */
function isFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, message, cause, originalError, meta } = error as Record<string, unknown>
  return (
    code === 'ENOSPC' ||
    code === '53100' ||
    (typeof message === 'string' && message.includes('No space left on device')) ||
    [cause, originalError, meta, (meta as Record<string, unknown> | undefined)?.['driverAdapterError']].some((inner) =>
      isFull(inner, depth + 1),
    )
  )
}

/** Ours carry a code. One of the library's own is about the request as a whole, or about an argument, or is our fault. */
function knownError(error: unknown): GraphQLError | null {
  if (!(error instanceof GraphQLError)) return null
  const original = error.originalError
  if (original && !(original instanceof GraphQLError)) return null
  if (error.extensions['code'] || !error.path) return error
  const [, argument] = /^Argument "(\w+)"/.exec(error.message) ?? []
  return argument ? new GraphQLError(error.message, { path: error.path, ...refusedArgument(argument) }) : null
}

const refusedArgument = (name: string) => ({
  extensions: { code: 'INVALID', fieldErrors: { [name]: texts.required() } },
})
