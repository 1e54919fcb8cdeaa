/** The colours of charts are those of the badges, with patterns beside them, so that nothing is said by colour alone. */
import { useToken } from '@chakra-ui/react'
import { palettes } from '../badges/tones.ts'

/** The order in which parts of a chart take their colours; neighbours differ in hue and in lightness. */
const order = ['brand', 'warning', 'settled', 'success', 'pending', 'info', 'danger', 'neutral'] as const

const names = order.map((tone) => `${palettes[tone]}.solid`)

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
export function patternsOf(ids: readonly string[], colourOf: (at: number) => string) {
  const patterned = ids.flatMap((id, at) => {
    const pattern = patterns[at % patterns.length]
    return pattern ? [{ id, at, name: `part-${at}`, look: looks[pattern] }] : []
  })
  return {
    defs: patterned.map(({ name, at, look }) => ({
      id: name,
      ...look,
      color: 'rgba(255, 255, 255, 0.45)',
      background: colourOf(at),
    })),
    fill: patterned.map(({ id, name }) => ({ match: { id }, id: name })),
  }
}

/** The colours of parts in their order, and the look of texts and lines, in light, dark and print. */
export function useChartLook() {
  const [ink, line, panel, ...colours] = useToken('colors', ['fg', 'border', 'bg.panel', ...names])
  return {
    ink: ink!,
    line: line!,
    panel: panel!,
    colourOf: (at: number) => colours[at % colours.length]!,
    theme: { text: { fill: ink!, fontSize: 12 }, grid: { line: { stroke: line! } } },
  }
}

/** Whether the page is read from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
