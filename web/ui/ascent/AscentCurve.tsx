/** The ascent line alone, as wide as its box: passed up to a stage, still to come after it. It says nothing by itself. */
import { chakra } from '@chakra-ui/react'
import { pathThrough, pointsIn, stages } from '#api/ascent.rules.ts'

interface Props {
  height: number
  /** The stage that is reached, counted from 0; the whole line without it, none of it where it is null. */
  at?: number | null
  /** In the color of the text around it, on a ground of any color. */
  plain?: boolean
}

const width = 600

/** Room above and below for the dots at its ends. */
export const inset = 9

export function AscentCurve({ height, at = stages.length - 1, plain = false }: Props) {
  const points = pointsIn(width, height, inset)
  const passed = at === null ? [] : points.slice(0, at + 1)
  const here = passed.at(-1)
  // It begins at the edge, as high as its first stage.
  const path = pathThrough([{ x: 0, y: points[0]!.y }, ...passed])
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="full"
      height={`${height}px`}
      display="block"
      overflow="visible"
      fill="none"
      strokeLinecap="round"
      aria-hidden
      _rtl={{ transform: 'scaleX(-1)' }}
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
    >
      {here && (
        <chakra.path
          d={`${path} L ${here.x} ${height} L 0 ${height} Z`}
          {...(plain ? { fill: 'currentColor', fillOpacity: 0.12 } : { fill: 'brand.subtle' })}
        />
      )}
      <chakra.path d={pathThrough(points)} stroke="border.emphasized" strokeWidth="1.5" strokeDasharray="1 6" />
      {here && <chakra.path d={path} stroke={plain ? 'currentColor' : 'brand.fg'} strokeWidth="2.5" />}
    </chakra.svg>
  )
}
