/** Amounts as bars from the left, one below the other. It is a picture only: its figures stand in a table beside it. */
import { isFromRight } from '#language'
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { NameInLines } from './NameInLines.tsx'
import { useChartLook } from './palette.ts'
import { firstLines, widthOf, written } from './written.ts'

const ResponsiveBar = lazy(async () => ({ default: (await import('@nivo/bar')).ResponsiveBar }))

interface Props {
  /** From the top; a name has two lines, and is cut off after them. */
  bars: readonly { name: string; value: number }[]
  /** How a value is written at its bar. */
  format: (value: number) => string
}

/** Pixels of a bar with the room around it, and of all that is no bar. */
const barHeight = 38
const around = 12

/** Pixels for the names, and between the end of a bar and its amount. */
const besideNames = 145
const besideAmount = 12

/** About as many letters stand in a line of a name, which has two lines. */
const lineLength = 19
const lines = 2

export function BarChart({ bars, format }: Props) {
  const { ink, theme, colourOf } = useChartLook()
  const rightToLeft = isFromRight()
  const names = { tickSize: 0, tickPadding: 10, renderTick: Name }
  // The longest bar has its amount behind it, too.
  const forAmounts = widthOf(bars.map(({ value }) => format(value))) + besideAmount
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const sides = rightToLeft ? { left: forAmounts, right: besideNames } : { left: besideNames, right: forAmounts }
  return (
    <Box flex="1 1 320px" height={`${bars.length * barHeight + around}px`} minW="0" dir="ltr" aria-hidden>
      <Suspense fallback={<PartSpinner />}>
        <ResponsiveBar
          data={bars.map((bar) => ({ ...bar })).toReversed()}
          keys={['value']}
          indexBy="name"
          layout="horizontal"
          margin={{ top: 4, bottom: 4, ...sides }}
          padding={0.35}
          valueScale={{ type: 'linear', min: 0, max: most, reverse: rightToLeft }}
          colors={[colourOf(0)]}
          borderRadius={3}
          valueFormat={format}
          labelPosition="end"
          labelOffset={6}
          label={({ value }) => written(format(value ?? 0))}
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

/** Where the chart puts a name. */
interface Tick {
  value: string
  x: number
  y: number
  textX: number
  textAnchor: string
}

const Name = ({ value, x, y, textX, textAnchor }: Tick) => (
  <NameInLines
    lines={firstLines(value, lineLength, lines)}
    x={x + textX}
    y={y}
    anchor={textAnchor === 'end' ? 'end' : 'start'}
  />
)
