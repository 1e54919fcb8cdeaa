/** Badges have tones, which say what they mean; colours are chosen in tones.ts alone. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Tag } from './Tag.tsx'
import { palettes, tones } from './tones.ts'

const web = path.resolve(import.meta.dirname, '../..')
const sources = import.meta.glob('../../features/**/*.{ts,tsx}', { eager: false })
const files = Object.keys(sources).map((file) => path.resolve(import.meta.dirname, file))

test('each tone has a colour of its own', () => {
  expect(new Set(Object.values(palettes)).size).toBe(tones.length)
})

test('a palette is no tone', () => {
  // @ts-expect-error: a colour says nothing about what it means.
  expect(<Tag tone="green">Active</Tag>).toBeTruthy()
})

test('no feature gives a badge a palette, or has badges of its own', () => {
  expect(files.length).toBeGreaterThan(100)
  const raw = Object.values(palettes).filter((palette) => palette !== 'brand')
  const given = new RegExp(`tone(=|: )[^,;>]*["'](${raw.join('|')})["']|<(Badge|Tag)[^>]*colorPalette|<Badge\\b`)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (given.test(line) ? [`${path.relative(web, file)}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
