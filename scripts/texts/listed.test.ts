/** Lists and facts on screen are joined by #listed: a comma is another sign in Arabic, and words in Latin letters keep their order. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What is read by programs, or by who writes the articles. */
const others = new Set([
  'web/ui/form/TagsField.tsx',
  'web/features/help/article.ts',
  'web/features/documentation/NavigationPage.tsx',
])

test('no screen joins words by a comma or a dot of its own', () => {
  const files = globSync('web/{app,features,ui}/**/*.{ts,tsx}', { cwd: root })
  const found = files
    .filter((file) => !file.includes('.test.') && !others.has(file))
    .filter((file) => /\.join\('(, | · )'\)/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
