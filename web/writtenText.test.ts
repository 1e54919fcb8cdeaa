/** Paragraphs that people write go their own way on a page of the other language: one element shows them. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A fact is not a paragraph: it stays beside its label. */
const others = ['web/ui/WrittenText.tsx', 'web/ui/Facts.tsx']

test('lines that people write are kept by WrittenText alone', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(500)
  const keeping = files.filter((file) => readFileSync(file, 'utf8').includes('whiteSpace="pre-line"'))
  expect(keeping.sort()).toEqual(others.sort())
})
