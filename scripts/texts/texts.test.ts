/** Texts that people read are messages, and every message is used. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bareTexts } from './bareTexts.ts'
import type { Messages } from './compile.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sources = globSync('{api,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['*/__generated__/**', 'web/e2e/**'] })
const folders = [
  'web/app',
  'web/ui',
  ...readdirSync(path.join(root, 'web/features')).map((name) => `web/features/${name}`),
]

/** Their words are values that records keep and that the API takes. */
const values = new Set(['web/features/projects/projectWords.ts'])

describe('bare texts', () => {
  test.each([
    ['<b>Add one</b>', ['1: Add one']],
    ['<b>{"Add one"}</b>', ['1: Add one']],
    ['<b aria-label={`Unlink ${name}`} />', ['1: Unlink']],
    ['<b title={open ? "Hide" : "Show"} />', ['1: Hide Show']],
    ['f({ title: "Saved" })', ['1: Saved']],
    ['const words = { OPEN: "By request" }', ['1: By request']],
    ['throw new Error("No field says so")', []],
    ['<b label="TRL" placeholder="https://" />', []],
    ['<b name="title" placeholder="10.1000/182">· {count} →</b>', []],
    ['<b title={texts.title()}>{texts.add()}</b>', []],
  ])('%s', (source, found) => {
    expect(bareTexts('a.tsx', source)).toEqual(found)
  })
})

test.each(folders)('%s has no bare texts', (folder) => {
  const found = sources
    .filter((file) => file.startsWith(`${folder}/`) && !file.includes('.test.') && !values.has(file))
    .flatMap((file) => bareTexts(file, read(file)).map((text) => `${file}:${text}`))
  expect(found).toEqual([])
})

test.each(globSync('texts/en/*.json', { cwd: root }))('every message of %s is used', (file) => {
  const groups = JSON.parse(read(file)) as Record<string, Messages>
  const unused = Object.entries(groups).flatMap(([group, messages]) => {
    const module = `#texts/${path.basename(file, '.json')}/${group}.js`
    const users = sources.map(read).flatMap((source) => {
      const name = new RegExp(`import \\* as (\\w+) from '${module}'`).exec(source)?.[1]
      return name ? [{ source, name }] : []
    })
    return Object.keys(messages)
      .filter((message) => !users.some(({ source, name }) => new RegExp(`\\b${name}\\.${message}\\b`).test(source)))
      .map((message) => `${group}.${message}`)
  })
  expect(unused).toEqual([])
})
