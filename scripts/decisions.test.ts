import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../docs/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted()

/** Returns the line of the index that a record asks for; a superseded one names its successor. */
function indexed(file: string): string {
  const [, title, date] = /^# (?:\d+\.? )?(.+)\n\n(\w+ \d{1,2}, \d{4})\n/.exec(read(file)) ?? []
  const successor = /^\*\*Superseded by\*\* \[(\d{4})\]/m.exec(read(file))?.[1]
  const note = successor ? `, superseded by ${successor}` : ''
  return `- [${file.slice(0, 4)} ${title}](${file}) (${date}${note})`
}

test.each(records)('%s has a number, a title and a date', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
  expect(indexed(file)).not.toContain('undefined')
})

const parts = ['Context', 'Decision', 'Consequences']

test.each(records)('%s has a context, a decision and consequences', (file) => {
  const found = read(file).matchAll(/^(?:## (\w+)$|\*\*(\w+)\.\*\*)/gm)
  const named = [...found].map(([, heading, bold]) => heading ?? bold!)
  expect(named.filter((name) => parts.includes(name))).toEqual(parts)
})

test('the numbers are unique', () => {
  const numbers = records.map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the index lists every record with its title and date', () => {
  const lines = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  expect(lines).toEqual(records.map(indexed))
})
