/** A page describes what is on it; the parts are files of their own. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const most = 120
const pages = globSync('*/*Page.tsx', { cwd: import.meta.dirname })

test('the pages are found', () => expect(pages.length).toBeGreaterThan(40))

test.each(pages)(`%s has at most ${most} lines`, (page) => {
  const lines = readFileSync(path.join(import.meta.dirname, page), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(most)
})

test.each(pages)('no file takes a type from %s', (page) => {
  const files = globSync(`${path.dirname(page)}/*.{ts,tsx}`, { cwd: import.meta.dirname })
  const name = path.basename(page)
  const takers = files.filter((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return new RegExp(`import (type \\{|\\{[^}]*\\btype )[^}]*\\} from '\\./${name}'`).test(text)
  })
  expect(takers).toEqual([])
})
