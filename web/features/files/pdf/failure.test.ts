/** What people read when a PDF cannot be shown. */
import { expect, test } from 'vitest'
import { failureOf, tooLarge } from './failure.ts'

test('each reason has its own words, and only a lost connection can be tried again', () => {
  const error = (name: string, more = {}) => Object.assign(new Error('inner words'), { name, ...more })
  const reasons = {
    'This PDF is password-protected': error('PasswordException'),
    'This PDF is damaged': error('InvalidPDFException'),
    'This file is no longer available': error('ResponseException', { status: 404 }),
    'The PDF could not be loaded': error('ResponseException', { status: 503 }),
  }
  for (const [title, reason] of Object.entries(reasons)) expect(failureOf(reason).title).toBe(title)
  expect(Object.values(reasons).filter((reason) => failureOf(reason).retry)).toEqual([
    reasons['The PDF could not be loaded'],
  ])
})

test('a file of more than 100 MB is not loaded', () => {
  expect(tooLarge(104_857_600)).toBeNull()
  expect(tooLarge(209_715_200)?.message).toBe('The file is 200 MB. Previews show up to 100 MB. Download it to open it.')
})
