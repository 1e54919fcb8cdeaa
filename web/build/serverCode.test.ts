/** What the browser loads from the API's folder: the rules of inputs, and the few files with which they are written. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from '../../scripts/importsIn.ts'

/** What rules may import besides other rules: files that run in a browser and import nothing else of the server. */
const shared = [
  'api/__generated__/prisma/enums.ts',
  'api/days.ts',
  'api/fieldRules.ts',
  'api/proposing/proposalStages.ts',
  'api/rules.ts',
]
const packages = ['yup']

const root = path.resolve(import.meta.dirname, '../..')

/** The modules that a file loads when it runs. */
const importsOf = (file: string): string[] =>
  importsIn(readFileSync(path.join(root, file), 'utf8'), file).flatMap(({ from, typeOnly }) => (typeOnly ? [] : [from]))

const isOurs = (from: string) => from.startsWith('api/')
const mayLoad = (from: string) =>
  isOurs(from)
    ? from.endsWith('.rules.ts') || shared.includes(from)
    : /^#(texts\/|language$|localized$|listed$)/.test(from) || packages.includes(from)

const modules = globSync('web/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['web/{build,e2e,testing}/**', '**/__generated__/**', '**/*.test.*'],
})

/** What is loaded from the API's folder and by it, each with the imports that lead there; what may not be is not followed. */
function loaded(): Map<string, string> {
  const ways = new Map<string, string>()
  const follow = (file: string, way: string) => {
    for (const from of importsOf(file)) {
      if (ways.has(from) || !(isOurs(file) || isOurs(from))) continue
      ways.set(from, `${way} -> ${from}`)
      if (isOurs(from) && mayLoad(from)) follow(from, `${way} -> ${from}`)
    }
  }
  for (const file of modules) follow(file, file)
  return ways
}

const found = loaded()

test('the browser loads no code of the server', () => {
  const ways = [...found].flatMap(([from, way]) => (mayLoad(from) ? [] : [way]))
  expect(ways, 'The browser may load only rules. Move what they share with the server into a .rules.ts file.').toEqual(
    [],
  )
})

test('every file that may be loaded is', () => {
  expect([...shared, ...packages].filter((from) => !found.has(from))).toEqual([])
})

test('no screen has texts of its own for the meanings of permissions, which the server says', () => {
  const importers = modules.filter((file) =>
    importsOf(file).some((from) => /^#texts\/\w+\/permissions\.js$/.test(from)),
  )
  expect(importers).toEqual([])
})
