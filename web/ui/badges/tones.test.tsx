/** Colours are chosen in web/tokens.ts alone: everything else names what it means. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { meanings } from '#web/tokens.ts'
import { Tag } from './Tag.tsx'
import { tones } from './tones.ts'

const web = path.resolve(import.meta.dirname, '../..')
const sources = import.meta.glob(['../../{app,features,ui}/**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  eager: false,
})
const files = Object.keys(sources).map((file) => path.resolve(import.meta.dirname, file))

/** The lines that match, but for those of files that the pattern is about. */
const linesWith = (pattern: RegExp, but: readonly string[] = []) =>
  files
    .filter((file) => !but.includes(path.relative(web, file)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path.relative(web, file)}:${at + 1}: ${line.trim()}`] : [])),
    )

test('each meaning has a hue of its own', () => {
  const all = Object.values(meanings)
  for (const slot of ['subtle', 'fg', 'solid'] as const)
    for (const scheme of [0, 1]) expect(new Set(all.map((one) => one[slot][scheme])).size).toBe(all.length)
  expect(tones).toEqual([...Object.keys(meanings), 'brand'])
})

test('a hue is no tone', () => {
  // @ts-expect-error: a colour says nothing about what it means.
  expect(<Tag tone="green">Active</Tag>).toBeTruthy()
})

test('nothing names a hue', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(linesWith(/["'{](red|orange|yellow|green|teal|blue|cyan|purple|pink|gray)(\.\w+)?["'}]/)).toEqual([])
})

test('nothing has a colour of its own', () => {
  // A picture for choosing colours has one to begin with; what a mail or a page would look like, and where a logo will stand, too.
  const aboutColours = ['PagePreview', 'ColourField', 'PictureField', 'PictureFields'].map(
    (file) => `features/branding/${file}.tsx`,
  )
  expect(linesWith(/#[0-9a-f]{6}\b|\brgba?\(/i, aboutColours)).toEqual([])
})

test('no feature has badges of its own', () => {
  const found = linesWith(/<(Badge|Tag)[^>]*colorPalette|<Badge\b/)
  expect(found.filter((line) => line.startsWith('features/'))).toEqual([])
})

test('a level or a score is no state: neither is given a tone by its size', () => {
  expect(linesWith(/tone=\{[^}]*[<>]=? ?\d+ \?.*\}/)).toEqual([
    // An answer of HTTP is a state.
    expect.stringContaining('provisioning/RequestsPart.tsx'),
  ])
})
