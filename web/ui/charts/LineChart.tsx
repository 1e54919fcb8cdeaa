/** One figure over time. It is a picture only: its values stand in a table beside it. */
import { intlLocale } from '#language'
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { useChartLook } from './palette.ts'
import { widthOf, written } from './written.ts'

const ResponsiveLine = lazy(async () => ({ default: (await import('@nivo/line')).ResponsiveLine }))

interface Props {
  /** The oldest first; days as `2026-11-21`. */
  points: readonly { day: string; value: number }[]
  /** How a value is written at the axis: short. */
  format: (value: number) => string
}

const monthOf = new Intl.DateTimeFormat(intlLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })

export function LineChart({ points, format }: Props) {
  const { theme, colourOf } = useChartLook()
  const lowest = Math.min(0, ...points.map(({ value }) => value))
  const amounts = Math.max(64, widthOf(points.map(({ value }) => format(value))) + 12)
  return (
    <Box height="170px" minW="0" dir="ltr" aria-hidden>
      <Suspense fallback={<PartSpinner />}>
        <ResponsiveLine
          data={[{ id: 'figure', data: points.map(({ day, value }) => ({ x: new Date(day), y: value })) }]}
          xScale={{ type: 'time', format: 'native', useUTC: true }}
          yScale={{ type: 'linear', min: lowest, max: 'auto', nice: true }}
          margin={{ top: 10, right: 24, bottom: 28, left: amounts }}
          colors={[colourOf(0)]}
          lineWidth={2}
          pointSize={7}
          enableGridX={false}
          gridYValues={4}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: (value) => written(format(Number(value))) }}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: 3,
            format: (value) => written(monthOf.format(value as unknown as Date)),
          }}
          animate={false}
          isInteractive={false}
          theme={theme}
        />
      </Suspense>
    </Box>
  )
}
