/** What the server says is made when somebody asks for it, and so in their language. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { textsMadeEarly } from './madeLate.ts'

const root = path.resolve(import.meta.dirname, '../..')
const modules = globSync('api/**/*.ts', { cwd: root, exclude: ['**/__generated__/**'] })

const imports = "import * as texts from '#texts/a/b.js'\n"

test.each([
  ['a.ts', 'const taken = texts.taken()', ['2: texts.taken()']],
  ['a.ts', 'const words = { OPEN: texts.open(), CLOSED: texts.closed }', ['2: texts.open()']],
  ['a.ts', 'const label = { label: texts.label() }', ['2: texts.label()']],
  ['a.ts', 'const taken = () => texts.taken()', []],
  ['a.ts', 'const words = { get open() { return texts.open() } }', []],
  ['a.ts', 'function f() { return texts.open() }', []],
  ['a.ts', 'const taken = other.taken()', []],
  ['a.rules.ts', 'text(9).required(texts.needed()).meta({ label: texts.title() })', ['2: texts.needed()']],
  ['a.rules.ts', "const one = enumOf(kinds, 'Kind', texts.choose())", ['2: texts.choose()']],
  ['a.rules.ts', 'const words = { OPEN: texts.open() }', ['2: texts.open()']],
  ['a.rules.ts', 'const rules = object({ a: field(texts.a(), 9), b: date().label(texts.b()) })', []],
])('%s: %s', (file, code, found) => {
  expect(textsMadeEarly(file, imports + code)).toEqual(found)
})

test('no module of the server makes one when it is loaded', () => {
  const found = modules
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      textsMadeEarly(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}:${text}`),
    )
  expect(found).toEqual([])
})
