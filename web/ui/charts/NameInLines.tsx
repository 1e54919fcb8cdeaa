/** A name in the picture of a chart, broken into lines around or from the place that is given. */
import { useChartLook } from './palette.ts'
import { written } from './written.ts'

interface Props {
  lines: readonly string[]
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** How many lines above its place the first one is; half of them unless it says otherwise. */
  above?: number
}

/** Pixels of a line. */
export const lineHeight = 15

export function NameInLines({ lines, x, y, anchor, above = (lines.length - 1) / 2 }: Props) {
  const { ink } = useChartLook()
  return (
    <text x={x} y={y} textAnchor={anchor} dominantBaseline="central" fill={ink} fontSize={12}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={`${at ? lineHeight : -above * lineHeight}px`}>
          {written(line)}
        </tspan>
      ))}
    </text>
  )
}
