/** Shares by row and column, the darker the more. It is a picture only: `Chart` has its table. */
import { intlLocale, isFromRight } from '#language'
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { useChartLook } from './palette.ts'
import { written } from './written.ts'

const ResponsiveHeatMap = lazy(async () => ({ default: (await import('@nivo/heatmap')).ResponsiveHeatMap }))

interface Props {
  columns: readonly string[]
  /** One share from 0 to 1 for each column; null where there is none. */
  rows: readonly { name: string; shares: readonly (number | null)[] }[]
}

const rowHeight = 34
/** Narrow cells have no room for the sign: that shares are in percent is said beside the picture. */
const percent = new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 0 })

export function HeatMap({ columns, rows }: Props) {
  const { theme, ink, panel, colourOf } = useChartLook()
  const rightToLeft = isFromRight()
  const places = columns.map((_, at) => at)
  const axis = { tickSize: 0, tickPadding: 8 }
  const names = { ...axis, format: written }
  return (
    <Box height={`${rows.length * rowHeight + 40}px`} minW="0" dir="ltr" aria-hidden>
      <Suspense fallback={<PartSpinner />}>
        <ResponsiveHeatMap
          data={rows.map(({ name, shares }) => ({
            id: name,
            data: (rightToLeft ? places.toReversed() : places).map((at) => ({
              x: String(at + 1),
              y: shares[at] ?? null,
            })),
          }))}
          margin={{ top: 30, right: rightToLeft ? 76 : 8, bottom: 4, left: rightToLeft ? 8 : 76 }}
          // The colour is faint, so that the figures on it can be read in light and in dark.
          colors={({ value }) => `color-mix(in srgb, ${colourOf(0)} ${Math.round((value ?? 0) * 45)}%, ${panel})`}
          emptyColor={panel}
          valueFormat={(share) => percent.format(share * 100)}
          labelTextColor={ink}
          axisTop={axis}
          axisLeft={rightToLeft ? null : names}
          axisRight={rightToLeft ? names : null}
          animate={false}
          isInteractive={false}
          theme={theme}
        />
      </Suspense>
    </Box>
  )
}
