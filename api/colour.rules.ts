/** Arithmetic on #rrggbb colours: contrast by WCAG 2.2 (relative luminance), and the nearest shade that can be read. */

type Rgb = readonly [number, number, number]

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `amount` (0-1) of the second colour in the first. */
export function mix(one: string, other: string, amount: number): string {
  const [a, b] = [parse(one), parse(other)]
  return format(a.map((part, at) => part + (b[at]! - part) * amount) as unknown as Rgb)
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1-21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** White or black, whichever reads better on the colour. */
export const textOn = (background: string): string =>
  contrast('#ffffff', background) >= contrast('#000000', background) ? '#ffffff' : '#000000'

/** The colour, moved towards black or white just as far as it takes to be read on the background. */
export function readableOn(colour: string, background: string, least = 4.5): string {
  const end = luminance(background) > 0.4 ? '#000000' : '#ffffff'
  for (let amount = 0; amount < 1; amount += 0.04) {
    const shade = mix(colour, end, amount)
    if (contrast(shade, background) >= least) return shade
  }
  return end
}

/** The colour nearest to this one, darker or lighter, that has so much contrast with all of the others; null without one. */
export function nearestReadable(colour: string, others: readonly string[], least: number): string | null {
  for (let amount = 0; amount <= 100; amount++)
    for (const end of ['#000000', '#ffffff']) {
      const shade = mix(colour, end, amount / 100)
      if (others.every((other) => contrast(shade, other) >= least)) return shade
    }
  return null
}
