/** The page signs in with a token, which a link does not send: only what visitors may read is a plain link to /api. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byteCalls } from './table.ts'

/** What sends the token along. */
const withToken = /(?:\bdownload\(|\bfetch\(|\bsendTo\(|\bpath=\{)\s*$/
const address = /['"`](\/api\/[^'"`]*)/g

const open = byteCalls.filter((call) => call.open).map(({ path }) => new URLPattern({ pathname: path }))
const isOpen = (written: string) => {
  const pathname = written.replace(/\$\{[^}]*\}/g, '2026').replace(/\?.*/s, '')
  return open.some((pattern) => pattern.test({ pathname }))
}

test('an address that asks who one is is no plain link', () => {
  const files = globSync('web/**/*.{ts,tsx}', { exclude: ['web/e2e/**', 'web/__generated__/**'] })
  const plain: string[] = []
  let asked = 0
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const { index, 1: written } of source.matchAll(address)) {
      asked += 1
      if (!withToken.test(source.slice(0, index)) && !isOpen(written!)) plain.push(`${file}: ${written}`)
    }
  }
  expect(asked).toBeGreaterThan(15)
  expect(plain).toEqual([])
})
