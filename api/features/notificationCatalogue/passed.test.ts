/** Every kind of notification says, in both languages, only what the code that sends it passes. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Language, NotificationKind } from '../../__generated__/prisma/enums.ts'
import { sampleValues } from '../../wording/samples.ts'
import { variablesOf, type Values } from '../../wording/fill.ts'
import { kinds, wordsOf } from '../notifications/notificationText.ts'
import { entryOf } from './catalogue.ts'

const root = path.join(import.meta.dirname, '../../..')
const files = globSync('api/**/*.ts', { cwd: root, exclude: ['**/__generated__/**'] }).filter(
  (name) => !/\.test\.ts$|\.notifications\.ts$|^api\/(testing|wording)\//.test(name),
)
const sources = new Map(
  files.map((name) => [name, readFileSync(path.join(root, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')]),
)

/** The files that name a kind, whole or by its beginning (`DATA_ROOM_${to}`), and those that they import: their helpers. */
function sendersOf(kind: NotificationKind): string[] {
  const named = files.filter((name) => {
    const source = sources.get(name)!
    return (
      source.includes(`'${kind}'`) ||
      [...source.matchAll(/`([A-Z_]+_)\$\{/g)].some(([, start]) => kind.startsWith(start!))
    )
  })
  const imported = (name: string) =>
    [...sources.get(name)!.matchAll(/ from '(\.[^']+)'/g)].map(([, file]) => path.join(path.dirname(name), file!))
  return [...new Set(named.flatMap((name) => [name, ...imported(name)]))].filter((name) => sources.has(name))
}

/** The names of what its object literals hold. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/(\w+):|(?<=[{,]\s*)(\w+)(?=\s*[,}])/g)].map(([, key, short]) => (key ?? short)!)

/** What the words of a kind are made from: samples of what its senders pass, and of nothing else. */
function passed(kind: NotificationKind): Values {
  const samples = sampleValues()
  const names = new Set(sendersOf(kind).flatMap((name) => namesIn(sources.get(name)!)))
  return Object.fromEntries(Object.entries(samples).filter(([name]) => names.has(name)))
}

/** What notificationText.ts adds itself. */
const added = ['others', 'ask', 'said']

test('every kind is sent with what its title and message name, in both languages', () => {
  for (const kind of Object.values(NotificationKind)) {
    const data = passed(kind)
    const derived = Object.keys(kinds[kind].derived?.(data as Record<string, string>) ?? {})
    const known = new Set([...Object.keys(data), ...derived, ...added])
    const { words } = entryOf(kind)!
    for (const language of Object.values(Language)) {
      const { subject, texts } = words[language]
      const named = [subject, ...texts].flatMap((text) => [...variablesOf(text)])
      expect(
        named.filter((name) => !known.has(name)),
        `${kind} in ${language}`,
      ).toEqual([])
      const { title, message, mailed } = wordsOf(kind, data, language, () => null)
      expect([title, message, ...mailed].join('\n'), `${kind} in ${language}`).not.toMatch(/undefined|NaN|^$/m)
    }
  }
})
