/**
 * The design in values, in one place: colours by what they mean, the scale of type, motion and density. Components name meanings
 * (`danger.fg`, `level.5`, `row`), never a hue. What is made of the accent follows the platform's look (`brandColours`).
 */
import { contrast, mix, readableOn, textOn } from '#api/colour.rules.ts'

/** What the platform has until its look says something else. */
export const firstAccent = '#0f5c6e'

export const surfaces = {
  canvas: { light: '#f6f8f9', dark: '#0c1216' },
  panel: { light: '#ffffff', dark: '#131b21' },
  subtle: { light: '#f1f4f6', dark: '#19232a' },
  muted: { light: '#e8edf0', dark: '#202c34' },
} as const

export const inks = {
  ink: { light: '#16212b', dark: '#e7edf1' },
  muted: { light: '#4a5a68', dark: '#a9b8c3' },
  subtle: { light: '#5b6b78', dark: '#93a4b0' },
} as const

export const lines = {
  line: { light: '#dde4e8', dark: '#2a3740' },
  muted: { light: '#e8edf0', dark: '#223039' },
  emphasized: { light: '#7d8f9c', dark: '#5f717d' },
} as const

type Pair = [light: string, dark: string]

export interface Palette {
  /** Behind a word. */
  subtle: Pair
  /** The word. */
  fg: Pair
  /** A bar, a dot, a button. */
  solid: Pair
}

/**
 * States, one hue for one meaning (web/ui/badges/tones.ts says which). Levels and scores have none of these: a level is a step
 * of the accent, a score is a length.
 */
export const meanings = {
  neutral: { subtle: ['#e8edf0', '#26343d'], fg: ['#33424e', '#c3d0d9'], solid: ['#5b6b78', '#5f717d'] },
  info: { subtle: ['#e1ecfa', '#16283d'], fg: ['#1d4f8f', '#9cc4f4'], solid: ['#2b66b1', '#2f6cb8'] },
  pending: { subtle: ['#fdf1bd', '#322a05'], fg: ['#5c4700', '#f4d869'], solid: ['#e0b000', '#d6a800'] },
  warning: { subtle: ['#fde5d3', '#3a1f0e'], fg: ['#8a3c0c', '#fbb888'], solid: ['#b94f10', '#bb5414'] },
  success: { subtle: ['#dbf2e3', '#11301f'], fg: ['#17603a', '#86daa8'], solid: ['#1f7a4b', '#22804f'] },
  danger: { subtle: ['#fce2df', '#3d1614'], fg: ['#9c1e14', '#fda29b'], solid: ['#b42318', '#bd2b20'] },
  settled: { subtle: ['#eee6fa', '#281d43'], fg: ['#58359c', '#c9b4f7'], solid: ['#6b45b5', '#6f49ba'] },
} satisfies Record<string, Palette>

const schemes = ['light', 'dark'] as const
export type ColourScheme = (typeof schemes)[number]

/** The steps of the levels, TRL and ARL. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** How much of the accent the first and the last step have. */
const ramp = { light: [0.1, 1], dark: [0.16, 0.92] } as const

/** Ink that is read on a colour, tinted where that is enough. */
const inkOn = (colour: string, tinted: string): string =>
  [tinted, inks.ink.light, '#ffffff', '#000000'].find((ink) => contrast(ink, colour) >= 4.5) ?? textOn(colour)

/** The accent, as dark as white words on it need. */
function deep(accent: string): string {
  for (let amount = 0.4; amount < 1; amount += 0.05) {
    const shade = mix(accent, '#081016', amount)
    if (contrast('#ffffff', shade) >= 8) return shade
  }
  return '#081016'
}

/** The nine steps of one scheme, each with the ink of the words on it; neither loses the other whatever the accent is. */
function levelColours(accent: string, scheme: ColourScheme): [name: string, value: string][] {
  const ground = surfaces.panel[scheme]
  const top = scheme === 'light' ? accent : readableOn(accent, ground)
  const tinted =
    scheme === 'light' ? readableOn(accent, mix(ground, accent, 0.3)) : readableOn(accent, mix(ground, top, 0.3))
  const [least, most] = ramp[scheme]
  return levels.flatMap((level) => {
    const share = ((level - 1) / (levels.length - 1)) ** 1.6
    const step = mix(ground, top, least + (most - least) * share)
    return [
      [`level-${level}-${scheme}`, step],
      [`level-ink-${level}-${scheme}`, inkOn(step, tinted)],
    ]
  })
}

/** What is made of an accent; text on and in it stays readable whatever it is. */
export const brandColours = (accent: string): Record<string, string> => ({
  solid: accent,
  contrast: textOn(accent),
  deep: deep(accent),
  'subtle-light': mix(surfaces.panel.light, accent, 0.08),
  'subtle-dark': mix(surfaces.panel.dark, accent, 0.18),
  'muted-light': mix(surfaces.panel.light, accent, 0.18),
  'muted-dark': mix(surfaces.panel.dark, accent, 0.32),
  'fg-light': readableOn(accent, mix(surfaces.panel.light, accent, 0.18)),
  'fg-dark': readableOn(accent, mix(surfaces.panel.dark, accent, 0.32)),
  ...Object.fromEntries(schemes.flatMap((scheme) => levelColours(accent, scheme))),
})

/** One scale of type: pages have titles of `2xl`, sections of `md`; the landing page alone goes further. */
export const typeScale = {
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.5rem' },
  '3xl': { value: '1.875rem' },
  '4xl': { value: '2.25rem' },
  '5xl': { value: '3rem' },
  '6xl': { value: '3.75rem' },
} as const

/** What moves takes so long, and nothing moves for those who ask for less motion (web/theme.ts). */
export const motion = '150ms'

/** The room above and below the words of a row, and between cards, by how close a person wants them. */
export const densities = {
  comfortable: { row: '0.5rem', card: '1rem', section: '1.25rem', gap: '1rem' },
  compact: { row: '0.1875rem', card: '0.625rem', section: '0.75rem', gap: '0.5rem' },
} as const

export type Density = keyof typeof densities
