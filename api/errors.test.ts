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
  expect(message).toBe('The server has no room left, so this was not saved. Please try again later.')
})

test('everything else is hidden', () => {
  const { message, extensions } = maskError(new Error('secret', { cause: { code: '23505' } }))
  expect([message, extensions['code']]).toEqual(['Something went wrong on our side. Please try again.', 'INTERNAL'])
})
