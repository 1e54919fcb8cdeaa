/** Amounts as bars from the left, one below the other. It is a picture only: its figures stand in a table beside it. */
import { isFromRight } from '#language'
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { useChartLook } from './palette.ts'

const ResponsiveBar = lazy(async () => ({ default: (await import('@nivo/bar')).ResponsiveBar }))

interface Props {
  /** From the top; names are short or cut off. */
  bars: readonly { name: string; value: number }[]
  /** How a value is written at its bar. */
  format: (value: number) => string
}

/** Pixels of a bar with the room around it, and of all that is no bar. */
const barHeight = 38
const around = 12

const short = (name: string) => (name.length > 20 ? `${name.slice(0, 18)}…` : name)

export function BarChart({ bars, format }: Props) {
  const { ink, theme, colourOf } = useChartLook()
  const rightToLeft = isFromRight()
  const names = { tickSize: 0, tickPadding: 10, format: short }
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Box flex="1 1 320px" height={`${bars.length * barHeight + around}px`} minW="0" dir="ltr" aria-hidden>
      <Suspense fallback={<PartSpinner />}>
        <ResponsiveBar
          data={bars.map((bar) => ({ ...bar })).toReversed()}
          keys={['value']}
          indexBy="name"
          layout="horizontal"
          margin={{ top: 4, right: rightToLeft ? 145 : 60, bottom: 4, left: rightToLeft ? 60 : 145 }}
          padding={0.35}
          valueScale={{ type: 'linear', min: 0, max: most, reverse: rightToLeft }}
          colors={[colourOf(0)]}
          borderRadius={3}
          valueFormat={format}
          labelPosition="end"
          labelOffset={6}
          label={({ value }) => format(value ?? 0)}
          labelTextColor={ink}
          enableGridX={false}
          enableGridY={false}
          axisBottom={null}
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
