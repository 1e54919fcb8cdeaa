/** The way of a record from an idea to the market: its stages, where a level stands on it, and the line that is drawn for it. */

export const stages = ['IDEA', 'RESEARCH', 'VALIDATION', 'PROTOTYPE', 'PILOT', 'MARKET'] as const

export type Stage = (typeof stages)[number]

/** The Technology Readiness Levels of each stage, by what NASA's and the EU's definitions say of them (docs/trl.md). */
export const levelsOf: Readonly<Record<Stage, readonly number[]>> = {
  IDEA: [],
  RESEARCH: [1, 2, 3],
  VALIDATION: [4, 5],
  PROTOTYPE: [6],
  PILOT: [7, 8],
  MARKET: [9],
}

/** The stage that a level is in; null while none is stated. */
export const stageOf = (trl: number | null | undefined): Stage | null =>
  (trl && stages.find((stage) => levelsOf[stage].includes(trl))) || null

/** How high each stage stands, from 0 at the foot to 1. */
const heights = [0.06, 0.2, 0.37, 0.56, 0.76, 1] as const

interface Point {
  x: number
  y: number
}

/** Where the stages stand in a box, each in the middle of its sixth; `inset` is kept free above and below. */
export const pointsIn = (width: number, height: number, inset: number): Point[] =>
  heights.map((share, at) => ({
    x: ((at + 0.5) * width) / stages.length,
    y: height - inset - share * (height - 2 * inset),
  }))

const round = (value: number) => Math.round(value * 100) / 100

/** The line through the points as a path of SVG and PDF: it climbs between stages and rests at each. */
export function pathThrough([first, ...rest]: readonly Point[]): string {
  if (!first) return ''
  let before = first
  const steps = rest.map((point) => {
    const middle = (before.x + point.x) / 2
    const step = [middle, before.y, middle, point.y, point.x, point.y].map(round).join(' ')
    before = point
    return `C ${step}`
  })
  return [`M ${round(first.x)} ${round(first.y)}`, ...steps].join(' ')
}
