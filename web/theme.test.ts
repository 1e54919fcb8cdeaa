/** Everything that is text can be read: WCAG 2.2 1.4.3, 4.5 to 1, in both themes and with any accent. */
import { describe, expect, test } from 'vitest'
import { applyColours, makeSystem } from './theme.ts'
import { levels, meanings } from './tokens.ts'
import { tones } from './ui/badges/tones.ts'
import { contrast, mix } from '#api/colour.rules.ts'

const system = makeSystem()

type Theme = '_light' | '_dark'
const themes: readonly Theme[] = ['_light', '_dark']

interface Token {
  value: string
  extensions: { conditions?: Record<string, string> }
}

/** The colour behind a token's name in a theme, with all references followed. */
function colourOf(name: string, theme: Theme): string {
  const token = system.tokens.getByName(`colors.${name}`) as Token | undefined
  if (!token) throw new Error(`There is no colour ${name}`)
  return resolve(token.extensions.conditions?.[theme] ?? token.extensions.conditions?.['base'] ?? token.value, theme)
}

function resolve(value: string, theme: Theme): string {
  const [, reference] = /^\{colors\.(.+)\}$/.exec(value) ?? []
  if (reference) return colourOf(reference, theme)
  const [, variable, fallback = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(value) ?? []
  if (variable) return resolve(document.documentElement.style.getPropertyValue(variable) || fallback, theme)
  const [, token] = /^var\(--chakra-colors-(.+)\)$/.exec(value) ?? []
  if (token) return colourOf(token.replace(/-(?=[\w]+$)/, '.'), theme)
  if (value === 'white' || value === '#fff') return '#ffffff'
  if (value === 'black') return '#000000'
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`${value} is no colour that is understood`)
  return value
}

describe.each(themes)('%s', (theme) => {
  test.each(tones)('a %s badge', (tone) => {
    expect(contrast(colourOf(`${tone}.fg`, theme), colourOf(`${tone}.subtle`, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.keys(meanings))('what is %s, in words and on buttons', (meaning) => {
    const on = (text: string, surface: string) => contrast(colourOf(text, theme), colourOf(surface, theme))
    for (const surface of ['bg', 'bg.canvas', 'bg.subtle'])
      expect(on(`${meaning}.fg`, surface)).toBeGreaterThanOrEqual(4.5)
    expect(on(`${meaning}.contrast`, `${meaning}.solid`)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['bg', 'bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted'])('text on %s', (surface) => {
    for (const text of ['fg', 'fg.muted', 'fg.subtle', 'fg.error'])
      expect(contrast(colourOf(text, theme), colourOf(surface, theme)), text).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['bg', 'bg.canvas', 'bg.panel'])('where one can write is seen on %s', (surface) => {
    expect(contrast(colourOf('border.emphasized', theme), colourOf(surface, theme))).toBeGreaterThanOrEqual(3)
  })

  test.each(['#0f5c6e', '#ffcc00', '#ffffff', '#000000', '#e91e63', '#7f7f7f'])('the accent %s', (accentColor) => {
    applyColours({ accentColor, backgroundColor: '', textColor: '' })
    const on = (text: string, surface: string) => contrast(colourOf(text, theme), colourOf(surface, theme))
    expect(on('brand.contrast', 'brand.solid')).toBeGreaterThanOrEqual(4.5)
    for (const surface of ['brand.subtle', 'brand.muted', 'bg.panel'])
      expect(on('brand.fg', surface), surface).toBeGreaterThanOrEqual(4.5)
    for (const level of levels)
      expect(on(`levelInk.${level}`, `level.${level}`), `${level}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', colourOf('brand.deep', theme))).toBeGreaterThanOrEqual(8)
    document.documentElement.removeAttribute('style')
  })
})

test('a text colour that cannot be read on its background is moved until it can', () => {
  applyColours({ accentColor: '', backgroundColor: '#ffffff', textColor: '#eeeeee' })
  expect(contrast(document.documentElement.style.getPropertyValue('--app-text'), '#ffffff')).toBeGreaterThanOrEqual(7)
  document.documentElement.removeAttribute('style')
})

test('colours are mixed by share', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('levels climb: each step is further from the page than the one before', () => {
  for (const theme of themes)
    for (const level of levels.slice(1)) {
      const away = (step: number) => contrast(colourOf(`level.${step}`, theme), colourOf('bg.panel', theme))
      expect(away(level)).toBeGreaterThan(away(level - 1))
    }
})
