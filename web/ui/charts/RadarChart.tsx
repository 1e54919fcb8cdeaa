/** A radar chart of some figures from 0 to `max`. It is a picture only: the figures stand in a table beside it. */
import { Box } from '@chakra-ui/react'
import type { GridLabelProps } from '@nivo/radar'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { lineHeight, NameInLines } from './NameInLines.tsx'
import { useChartLook } from './palette.ts'
import { inLines, widthOf } from './written.ts'

const ResponsiveRadar = lazy(async () => ({ default: (await import('@nivo/radar')).ResponsiveRadar }))

interface Props {
  figures: readonly { name: string; value: number }[]
  max: number
}

/** About as many letters stand in a line of a name; pixels from the chart to it. */
const lineLength = 14
const toName = 16

export function RadarChart({ figures, max }: Props) {
  const { theme, colourOf } = useChartLook()
  const names = figures.map(({ name }) => inLines(name, lineLength))
  const beside = widthOf(names.flat()) + toName
  const above = Math.max(...names.map((lines) => lines.length)) * lineHeight + toName
  return (
    <Box flex="1 1 340px" height="280px" minW="0" dir="ltr" aria-hidden>
      <Suspense fallback={<PartSpinner />}>
        <ResponsiveRadar
          data={figures.map((figure) => ({ ...figure }))}
          keys={['value']}
          indexBy="name"
          maxValue={max}
          gridLevels={max}
          gridShape="linear"
          margin={{ top: above, right: beside, bottom: above, left: beside }}
          gridLabelOffset={toName}
          gridLabel={GridName}
          colors={[colourOf(0)]}
          fillOpacity={0.25}
          borderWidth={2}
          dotSize={8}
          animate={false}
          isInteractive={false}
          theme={theme}
        />
      </Suspense>
    </Box>
  )
}

/** The name of a figure: above the chart it ends at its place, below the chart it begins there. */
function GridName({ id, anchor, x, y }: GridLabelProps) {
  const lines = inLines(id, lineLength)
  const above = anchor === 'middle' ? { above: y < 0 ? lines.length - 1 : -0.5 } : {}
  return <NameInLines lines={lines} x={x} y={y} anchor={anchor} {...above} />
}
