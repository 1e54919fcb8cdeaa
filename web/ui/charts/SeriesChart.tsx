/** Several figures over months as bars side by side. It is a picture only: `Chart` has its table. */
import { isFromRight } from '#language'
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { Legend } from './Legend.tsx'
import { patternsOf, useChartLook } from './palette.ts'
import { written } from './written.ts'

const ResponsiveBar = lazy(async () => ({ default: (await import('@nivo/bar')).ResponsiveBar }))

interface Props {
  /** What is drawn side by side, by name. */
  series: readonly string[]
  /** From the first to the last; one value for each of the series. */
  points: readonly { name: string; values: readonly number[] }[]
}

/** More names than these do not fit below the bars, on a phone and elsewhere. */
const [fewNames, mostNames] = [4, 12]

export function SeriesChart({ series, points }: Props) {
  const look = useChartLook()
  const { theme, colourOf } = look
  const rightToLeft = isFromRight()
  const every = Math.ceil(points.length / (innerWidth < 640 ? fewNames : mostNames))
  const shown = new Set(points.filter((_, at) => (points.length - 1 - at) % every === 0).map(({ name }) => name))
  const ordered = rightToLeft ? points.toReversed() : points
  const axis = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: 4,
    format: (value: number) => (Number.isInteger(value) ? value : ''),
  }
  return (
    <>
      <Box height="260px" minW="0" dir="ltr" aria-hidden>
        <Suspense fallback={<PartSpinner />}>
          <ResponsiveBar
            data={ordered.map(({ name, values }) =>
              Object.fromEntries([['name', name], ...series.map((one, at) => [one, values[at] ?? 0])]),
            )}
            keys={[...series]}
            indexBy="name"
            groupMode="grouped"
            margin={{ top: 8, right: rightToLeft ? 40 : 8, bottom: 28, left: rightToLeft ? 8 : 40 }}
            padding={0.25}
            colors={({ id }) => colourOf(series.indexOf(String(id)))}
            {...patternsOf(series, look)}
            borderRadius={2}
            enableLabel={false}
            gridYValues={4}
            axisLeft={rightToLeft ? null : axis}
            axisRight={rightToLeft ? axis : null}
            axisBottom={{
              tickSize: 0,
              tickPadding: 8,
              format: (name) => (shown.has(String(name)) ? written(String(name)) : ''),
            }}
            animate={false}
            isInteractive={false}
            theme={theme}
          />
        </Suspense>
      </Box>
      <Legend names={series} />
    </>
  )
}
