/** How many are left from step to step. It is a picture only: `Chart` has its table. */
import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { PartSpinner } from '../feedback/Spinners.tsx'
import { useChartLook } from './palette.ts'

const ResponsiveFunnel = lazy(async () => ({ default: (await import('@nivo/funnel')).ResponsiveFunnel }))

interface Props {
  steps: readonly { name: string; value: number }[]
}

const stepHeight = 46

export function FunnelChart({ steps }: Props) {
  const { theme, ink, line, colourOf } = useChartLook()
  return (
    <Flex height={`${steps.length * stepHeight}px`} minW="0" aria-hidden>
      <Stack gap="0" paddingY="4px" flexShrink="0" maxW="45%">
        {steps.map(({ name }) => (
          <Flex key={name} flex="1" alignItems="center">
            <Text lineClamp={2}>{name}</Text>
          </Flex>
        ))}
      </Stack>
      <Box flex="1" minW="0" dir="ltr">
        <Suspense fallback={<PartSpinner />}>
          <ResponsiveFunnel
            data={steps.map(({ name, value }) => ({ id: name, label: name, value }))}
            margin={{ top: 4, right: 20, bottom: 4, left: 20 }}
            direction="vertical"
            shapeBlending={0.3}
            spacing={3}
            colors={() => colourOf(0)}
            fillOpacity={0.3}
            borderWidth={0}
            labelColor={ink}
            valueFormat=">-,d"
            enableBeforeSeparators={false}
            enableAfterSeparators={false}
            animate={false}
            isInteractive={false}
            theme={{ ...theme, grid: { line: { stroke: line } }, labels: { text: { fontSize: 13, fontWeight: 600 } } }}
          />
        </Suspense>
      </Box>
    </Flex>
  )
}
