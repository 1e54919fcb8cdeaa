/** A radar chart of some figures from 0 to `max`. It is a picture only: the figures stand in a table beside it. */
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { useChartLook } from './palette.ts'

const ResponsiveRadar = lazy(async () => ({ default: (await import('@nivo/radar')).ResponsiveRadar }))

interface Props {
  figures: readonly { name: string; value: number }[]
  max: number
}

export function RadarChart({ figures, max }: Props) {
  const { theme, colourOf } = useChartLook()
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
          margin={{ top: 30, right: 110, bottom: 30, left: 110 }}
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
