/** Where a sign-in leads. */
import { expect, test } from 'vitest'
import { afterSignIn } from './homes.ts'

const viewer = { role: 'RESEARCHER' } as const

test('leads to the page that was asked for', () => {
  expect(afterSignIn('/projects/7?tab=files', viewer)).toBe('/projects/7?tab=files')
})

test.each([
  null,
  '/auth',
  '/auth?tab=login',
  '/unauthorized',
  '/\\evil.example.org',
  '/\t/evil.example.org',
  '//evil.example.org',
])('leads home and to no other site from %j', (from) => expect(afterSignIn(from, viewer)).toBe('/researcher-dashboard'))
