import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { securityPage } from './asvs.ts'

test('the ASVS list in docs/security.md is what the tests say (node scripts/asvs.ts)', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../docs/security.md'), 'utf8')).toBe(securityPage())
})
