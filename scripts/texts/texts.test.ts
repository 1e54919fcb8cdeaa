/** Texts that people read are messages, and every message is used. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../api/__generated__/prisma/client.ts'
import { bareServerTexts } from './bareServerTexts.ts'
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

/** The parts of the server whose words go to people: the protocols' own and what only operators read are none of them. */
const served = [
  'api/features',
  'api/records',
  'api/challengeMatching',
  'api/matching',
  'api/readiness',
  'api/synergy',
  'api/importing',
  'api/proposing',
  'api/validation',
  'api/action.ts',
  'api/device.ts',
  'api/timeZone.rules.ts',
  'api/bounds.ts',
  'api/errors.ts',
  'api/fieldRules.ts',
  'api/guard.ts',
  'api/http/ownTexts.ts',
  'api/http/refusedInput.ts',
  'api/keepWithin.ts',
  'api/letter.ts',
  'api/mail.ts',
  'api/moves.ts',
  'api/pdfReport.ts',
  'api/recordNames.ts',
  'api/rules.ts',
  'api/stateWords.rules.ts',
  'api/storable.ts',
]

const notServed = new Set([
  // Commands, for who runs the server.
  'api/features/accounts/administratorFile.ts',
  'api/features/imports/importDoor.ts',
  'api/features/imports/importFile.ts',
  // Names of products, and of values that records keep and that the API takes.
  'api/device.ts',
  'api/features/ideas/idea.rules.ts',
  'api/features/projects/offered.rules.ts',
  // Instructions for a language model.
  'api/features/model/model.actions.ts',
  'api/features/synergy/draftSynergy.ts',
])

/** What other programs say or read, in the server's code. */
const notWords = ['Bearer error="invalid_token"', 'No space left on device']

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

describe('bare texts of the server', () => {
  test.each([
    ['a.actions.ts', "throw conflict('No times are proposed any more')", ['1: No times are proposed any more']],
    ['a.actions.ts', "throw notFound('Project')", ['1: Project']],
    ['a.actions.ts', 'throw invalid({ days: `At most ${most} days` })', ['1: At most days']],
    ['a.actions.ts', "throw new Error('No such table')", []],
    ['a.actions.ts', "action({ description: 'Moves an event.' })", []],
    ['a.notifications.ts', "const kind = { title: 'Moved', message: texts.moved }", ['1: Moved']],
    ['a.mails.ts', "const letter = { subject: texts.moved(), paragraphs: ['It was moved.'] }", ['1: It was moved.']],
    ['a.rules.ts', "const rules = object({ title: field('Title', 100, 'What it is called.') })", ['1: Title']],
    ['a.rules.ts', "text(9).required('Enter a title')", ['1: Enter a title']],
    ['a.rules.ts', "text(9).required(texts.giveTitle).meta({ label: texts.title(), description: 'Its name.' })", []],
    ['a.rules.ts', "enumOf(kinds, 'MeetingKind')", []],
    ['a.graph.ts', "builder.objectType('Event', { description: 'An event.' })", []],
    ['a.graph.ts', "throw conflict('This is over')", ['1: This is over']],
  ])('%s: %s', (file, source, found) => {
    expect(bareServerTexts(file, source)).toEqual(found)
  })

  test.each(served)('%s has none', (place) => {
    const found = sources
      .filter((file) => file === place || file.startsWith(`${place}/`))
      .filter((file) => !file.includes('.test.') && !notServed.has(file))
      .flatMap((file) => bareServerTexts(file, read(file)).map((text) => `${file}:${text}`))
    expect(found.filter((text) => !notWords.some((words) => text.endsWith(words)))).toEqual([])
  })
})

test.each(folders)('%s has no bare texts', (folder) => {
  const found = sources
    .filter((file) => file.startsWith(`${folder}/`) && !file.includes('.test.') && !values.has(file))
    .flatMap((file) => bareTexts(file, read(file)).map((text) => `${file}:${text}`))
  expect(found).toEqual([])
})

/** Read by computed names; their reader's types hold each of them to a permission (api/permissionWords.ts). */
const readByName = new Set(['permissions'])
/** Names of records are read by their models (api/recordNames.ts). */
const models = new Set(Object.keys(Prisma.ModelName).map((name) => name.slice(0, 1).toLowerCase() + name.slice(1)))

describe('every message is used', () => {
  /** The files that import a module of messages, each with its name for it. */
  const users = new Map<string, { source: string; name: string }[]>()
  beforeAll(() => {
    for (const source of sources.map(read))
      for (const [, name, module] of source.matchAll(/import \* as (\w+) from '(#texts\/[^']+)'/g))
        users.set(module!, [...(users.get(module!) ?? []), { source, name: name! }])
  })

  test.each(globSync('texts/en/*.json', { cwd: root }))('of %s', (file) => {
    const groups = JSON.parse(read(file)) as Record<string, Messages>
    const unused = Object.entries(groups).flatMap(([group, messages]) => {
      const module = `#texts/${path.basename(file, '.json')}/${group}.js`
      const used = users.get(module) ?? []
      if (readByName.has(group)) return []
      return Object.keys(messages)
        .filter((message) => module !== '#texts/ui/records.js' || !models.has(message))
        .filter((message) => !used.some(({ source, name }) => new RegExp(`\\b${name}\\.${message}\\b`).test(source)))
        .map((message) => `${group}.${message}`)
    })
    expect(unused).toEqual([])
  })
})
