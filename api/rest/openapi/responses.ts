/** The refusals and headers that calls have in common, as OpenAPI describes them. */
import type { JsonSchema } from './schemaOfRules.ts'

export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, for a person.' },
    code: { type: 'string', description: 'What went wrong, for a program.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field.',
    },
    requestId: { type: 'string', description: 'Names the request when the fault is ours.' },
  },
  required: ['message', 'code'],
}

const error = (message: string, code: string, more: object = {}) => ({ message, code, ...more })

/** How the limits are that the request counted toward, for callers who are signed in. */
export const limitHeaders = {
  RateLimit: {
    schema: { type: 'string' },
    description: 'For each limit that the request counted toward, what remains and the seconds until it begins again.',
    example: '"apiKey";r=598;t=42',
  },
  'RateLimit-Policy': {
    schema: { type: 'string' },
    description: 'These limits: how many requests (q) in how many seconds (w).',
    example: '"apiKey";q=600;w=60',
  },
}
export const limitHeaderRefs = Object.fromEntries(
  Object.keys(limitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

const refusal = (description: string, example: object, headers: object = {}) => ({
  description,
  headers: { ...limitHeaderRefs, ...headers },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
})
const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } }

export const refusals = {
  Malformed: refusal(
    'The body is not a JSON object, or a value has the wrong type.',
    error('The body is not JSON', 'MALFORMED'),
  ),
  Unauthorized: refusal(
    'No credential, or one that is not valid.',
    error('Unauthorized - please log in again', 'UNAUTHENTICATED'),
  ),
  Forbidden: refusal(
    'The role or the API key does not allow it. With REAUTHENTICATION_REQUIRED, the session must prove its password again: sign in, or perform the mutation confirmPassword. With SECOND_FACTOR_REQUIRED, the account has two-factor authentication: use an API key, or perform the mutation completeSignIn.',
    error("You don't have permission to access this page", 'FORBIDDEN'),
  ),
  NotFound: refusal('There is no such record, or the caller may not see it.', error('Project not found', 'NOT_FOUND')),
  Conflict: refusal(
    'The state of the record does not allow it.',
    error('This team is full: it has 10 of 10 members', 'CONFLICT'),
  ),
  TooLarge: refusal('The body is too large.', error('The body is larger than 1,000,000 bytes', 'TOO_LARGE')),
  Unsupported: refusal('A file of a type that is not accepted.', error('Upload a PDF or an image', 'UNSUPPORTED')),
  Invalid: refusal(
    'A parameter or field is not valid; `fields` says which and why.',
    error('Title is required', 'INVALID', { fields: { title: 'Title is required' } }),
  ),
  TooMany: refusal(
    'Too many requests.',
    error('Too many attempts. Try again in 40 seconds.', 'RATE_LIMITED'),
    retryAfter,
  ),
  Failed: refusal(
    'An error on our side.',
    error('Something went wrong on our side. Try again.', 'INTERNAL', { requestId: 'b2c1e7' }),
  ),
  Unavailable: refusal(
    'The service cannot answer at the moment.',
    error('The service is busy. Try again in a few seconds.', 'UNAVAILABLE'),
    retryAfter,
  ),
}

export const ref = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` })

/** The headers of an array that is one page of more. */
export const pageHeaders = {
  'X-Total-Count': { schema: { type: 'integer' }, description: 'How many records there are on all pages.' },
  Link: { schema: { type: 'string' }, description: 'The previous and the next page, where there are any (RFC 8288).' },
}
