/** Parts of a whole. It is a picture only: `Chart` has its table. */
import { Box } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { Legend } from './Legend.tsx'
import { patternsOf, useChartLook } from './palette.ts'

const ResponsivePie = lazy(async () => ({ default: (await import('@nivo/pie')).ResponsivePie }))

interface Props {
  /** From the top, clockwise. */
  parts: readonly { name: string; value: number }[]
}

export function PieChart({ parts }: Props) {
  const look = useChartLook()
  const { theme, panel, colourOf } = look
  const names = parts.map(({ name }) => name)
  return (
    <>
      <Box height="240px" minW="0" dir="ltr" aria-hidden>
        <Suspense fallback={<PartSpinner />}>
          <ResponsivePie
            data={parts.map(({ name, value }) => ({ id: name, value }))}
            margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
            innerRadius={0.55}
            padAngle={1}
            borderWidth={1}
            borderColor={panel}
            colors={({ id }) => colourOf(names.indexOf(String(id)))}
            {...patternsOf(names, look)}
            enableArcLabels={false}
            enableArcLinkLabels={false}
            animate={false}
            isInteractive={false}
            theme={theme}
          />
        </Suspense>
      </Box>
      <Legend names={names} />
    </>
  )
}
