/** Workers keep the schema for all of their files (vitest.config.ts): a test that reset modules would fail whichever comes next. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no test of the server resets modules', () => {
  const files = globSync('{api,prisma,scripts}/**/*.test.ts', { exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('vi.reset' + 'Modules'))).toEqual([])
})
