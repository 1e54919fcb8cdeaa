/** Addresses of our own, and those that only look like it. */
import { expect, test } from 'vitest'
import { ownPath } from './ownPath.ts'

test.each([
  '/',
  '/projects/7',
  '/projects?search=a%2Fb&page=2#top',
  '/a//b',
  '/%2F/evil.example.org',
  '/%5Cevil.example.org',
])('%s is our own', (address) => expect(ownPath(address)).toBe(address))

const elsewhere = [
  '',
  'evil',
  '//evil.example.org',
  '\\\\evil.example.org',
  'https://evil.example.org',
  'javascript:alert(1)',
]
const disguised = [
  '/\\evil.example.org',
  '/\t/evil.example.org',
  '/\n/evil.example.org',
  '/\r\\evil.example.org',
  '/.//evil.example.org',
  '/.\\/evil.example.org',
  '/..//evil.example.org',
  '/a/..//evil.example.org',
  '/a/..\\\\evil.example.org',
]

// ASVS 3.7.2
test.each([...elsewhere, ...disguised, null, undefined])('%j is not', (address) => {
  expect(ownPath(address)).toBeNull()
})

test('an address never leaves for another host, whatever stands between the slashes', () => {
  const signs = ['/', '\\', '\t', '\n', '\r', '.', '..', '%2F', '%5C', '@', ' ', ':', 'a']
  for (const one of signs)
    for (const two of signs)
      for (const three of signs) {
        const path = ownPath(`/${one}${two}${three}evil.example.org`)
        if (path !== null) expect(new URL(path, 'https://ascent.test').host, path).toBe('ascent.test')
      }
})
