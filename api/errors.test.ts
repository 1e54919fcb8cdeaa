/** Which unexpected failures a caller is told more of than that there was one. */
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { maskError } from './errors.ts'

test.each([
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the database', new Error('insert', { cause: { code: '53100' } })],
  ['the embedded database', new GraphQLError('x', { originalError: new Error('No space left on device') })],
])('a full disk is told as one when %s says so', (_, error) => {
  const { message, extensions } = maskError(error)
  expect(extensions).toMatchObject({ code: 'NO_ROOM', http: { status: 507 } })
  expect(message).toBe('The server has run out of storage, so this was not saved. Try again later.')
})

// ASVS 16.5.1
test('everything else is hidden', () => {
  const { message, extensions } = maskError(new Error('secret', { cause: { code: '23505' } }))
  expect([message, extensions['code']]).toEqual(['Something went wrong on our side. Try again.', 'INTERNAL'])
})

test('an unexpected error is HTTP 500; a database that cannot answer is 503 with the time to wait', () => {
  expect(maskError(new Error('x')).extensions).toMatchObject({ code: 'INTERNAL', http: { status: 500 } })
  const codes = ['40P01', '57014', '55P03', '57P01', '25006', 'P2024', 'P2028', 'ECONNREFUSED']
  const failures = [
    ...codes.map((code) => Object.assign(new Error('x'), { code })),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('x', { cause: new Error('Connection terminated unexpectedly') }),
    Object.assign(new Error('x'), {
      code: 'P2010',
      meta: { driverAdapterError: { cause: { originalCode: '40P01' } } },
    }),
  ]
  for (const failure of failures)
    expect(maskError(failure).extensions, JSON.stringify(failure)).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 5,
      http: { status: 503, headers: { 'retry-after': '5' } },
    })
})
