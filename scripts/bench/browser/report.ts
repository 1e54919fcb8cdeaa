/** What the browser was found to do, as tables with goals. */
import { median } from '../speed.ts'

interface Run {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  times: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    number
  >
  /** The audits that are not whole. */
  lacks: string[]
}

export interface Load {
  path: string
  /** The least performance; null where none is set. */
  goal: number | null
  runs: Run[]
}

export interface Took {
  title: string
  /** Milliseconds, each time. */
  took: number[]
}

const ms = (value: number) => `${Math.round(value)} ms`

export function printLoads(loads: readonly Load[], times: number): void {
  console.log(`\nLighthouse, mobile, median of ${times} (goals: performance as said, all else 100)`)
  for (const { path, goal, runs } of loads) {
    const score = (name: keyof Run['scores']) => median(runs.map(({ scores }) => scores[name]))
    const time = (name: keyof Run['times']) => median(runs.map(({ times }) => times[name]))
    const lacks = [...new Set(runs.flatMap(({ lacks }) => lacks))]
    console.log(
      `  ${path.padEnd(24)}performance ${score('performance')}${goal ? ` (${goal})` : ''}, accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}`,
    )
    console.log(
      `  ${''.padEnd(24)}first paint ${ms(time('first-contentful-paint'))}, largest ${ms(time('largest-contentful-paint'))}, blocked ${ms(time('total-blocking-time'))}, shifted ${time('cumulative-layout-shift').toFixed(3)}${lacks.length ? `; lacks ${lacks.join(', ')}` : ''}`,
    )
  }
}

export function printFrames(frames: readonly Took[], times: number): void {
  console.log(`\nLongest frame at a processor 4 times as slow, median of ${times} (goal: 50 ms)`)
  for (const { title, took } of frames)
    console.log(`  ${title.padEnd(34)}${ms(median(took))} (${took.map(Math.round).join(', ')})`)
}

/** `slow` is the same on the slower processor. */
export function printClicks(clicks: readonly Took[], slow: readonly Took[], times: number): void {
  console.log(
    `\nFrom a click to the next paint, median of ${times} (goal: under 100 ms), and at a processor 4 times as slow`,
  )
  for (const [at, { title, took }] of clicks.entries())
    console.log(`  ${title.padEnd(34)}${ms(median(took)).padEnd(10)}${ms(median(slow[at]!.took))}`)
}
