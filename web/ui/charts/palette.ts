/**
 * The colours of charts are steps of the accent: a part of a chart is no state, so it has no state's hue. Patterns are beside them,
 * so that nothing is said by colour alone.
 */
import { useToken } from '@chakra-ui/react'

/** The order in which parts of a chart take their colours; neighbours differ in lightness. */
const order = [9, 3, 6, 1, 8, 4, 7, 2] as const

const steps = order.map((level) => `level.${level}`)
const inks = order.map((level) => `levelInk.${level}`)

/** What a pattern is drawn in, so that it is seen on dark steps and on light ones. */
const faint = (ink: string) => `color-mix(in srgb, ${ink} 40%, transparent)`

/** Lines or dots over every second part: the first is plain. */
const patterns = [null, 'lines', 'dots', 'crosses'] as const

const looks = {
  lines: { type: 'patternLines', rotation: -45, lineWidth: 3, spacing: 9 },
  dots: { type: 'patternDots', size: 3, padding: 4, stagger: true },
  crosses: { type: 'patternLines', rotation: 45, lineWidth: 2, spacing: 6 },
} as const

/**
 * The patterns of parts as the charts of nivo take them (`defs`, `fill`). Each names its own colour: nivo makes the name of a
 * pattern that inherits one from the colour, which a CSS variable cannot be.
 */
export function patternsOf(ids: readonly string[], { colourOf, patternOf }: ReturnType<typeof useChartLook>) {
  const patterned = ids.flatMap((id, at) => {
    const pattern = patterns[at % patterns.length]
    return pattern ? [{ id, at, name: `part-${at}`, look: looks[pattern] }] : []
  })
  return {
    defs: patterned.map(({ name, at, look }) => ({
      id: name,
      ...look,
      color: patternOf(at),
      background: colourOf(at),
    })),
    fill: patterned.map(({ id, name }) => ({ match: { id }, id: name })),
  }
}

/** The colours of parts in their order, and the look of texts and lines, in light, dark and print. */
export function useChartLook() {
  const [ink, line, panel, ...colours] = useToken('colors', ['fg', 'border', 'bg.panel', ...steps, ...inks])
  return {
    ink: ink!,
    line: line!,
    panel: panel!,
    colourOf: (at: number) => colours[at % order.length]!,
    patternOf: (at: number) => faint(colours[order.length + (at % order.length)]!),
    theme: { text: { fill: ink!, fontSize: 12, fontFamily: 'inherit' }, grid: { line: { stroke: line! } } },
  }
}
