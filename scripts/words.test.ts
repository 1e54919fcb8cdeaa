/** Holds the words that CONTRIBUTING asks for: what a phrase of the list should be instead. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const suggestions: [RegExp, string][] = [
  [/\bhand(s|ed|ing)? (it |them |a draft )?in\b/i, 'submit'],
  [/\bhand(s|ed|ing)? on\b/i, 'reassign, transfer or pass on'],
  [/\banew\b/i, 'again'],
  [/\blately\b/i, 'recently'],
  [/\blies on top\b/i, 'dialog, or topmost layer'],
  [/\bone to a line\b/i, 'one per line'],
  [/'As the system'/, 'System default'],
  [/\bwhat reaches me\b/i, 'notification preferences'],
  [/\bwhat concerns you will be told\b/i, "you're all caught up"],
  [/\bIt took place\b/, 'completed'],
  [/\bdue with what is done\b/i, 'paid on completed milestones'],
  [/\b(thereby|therein|thereof|whereof|wherein|hitherto|henceforth|heretofore)\b/, 'a plain word'],
]

const root = path.join(import.meta.dirname, '..')
const files = execFileSync(
  'git',
  ['ls-files', 'api', 'web', 'docs', 'scripts', 'prisma/schema', 'prisma/seed', 'schema.graphql', 'README.md'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md|prisma|graphql)$/.test(file) && !file.endsWith('words.test.ts'))

/** Returns each place with a phrase of the list, and what to write instead. */
const problems = (name: string, text: string) =>
  suggestions.some(([phrase]) => phrase.test(text))
    ? text.split('\n').flatMap((line, index) =>
        suggestions.flatMap(([phrase, better]) => {
          const found = phrase.exec(line)
          return found ? [`${name}:${index + 1} "${found[0]}": write ${better}`] : []
        }),
      )
    : []

test('texts, comments and documents use plain words', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => problems(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a phrase of the list is found, with its place and a suggestion', () => {
  expect(problems('page.tsx', 'one\n<p>Handed in on Monday</p>')).toEqual(['page.tsx:2 "Handed in": write submit'])
})
