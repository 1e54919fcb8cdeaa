/** What the colours and patterns of a chart stand for, as in the chart. */
import { HStack, Text, useToken } from '@chakra-ui/react'
import { useChartLook } from './palette.ts'

const swatches = [
  () => 'none',
  (ink: string) => `repeating-linear-gradient(-45deg, ${ink} 0 3px, transparent 3px 6px)`,
  (ink: string) => `radial-gradient(${ink} 28%, transparent 32%) 0 0 / 6px 6px`,
  (ink: string) => `repeating-linear-gradient(45deg, ${ink} 0 2px, transparent 2px 4px)`,
] as const

export function Legend({ names }: { names: readonly string[] }) {
  const { colourOf, patternOf } = useChartLook()
  const [line] = useToken('colors', ['border'])
  return (
    <HStack gap="4" rowGap="1" wrap="wrap" justifyContent="center" aria-hidden>
      {names.map((name, at) => (
        <HStack key={name} gap="2">
          <span
            style={{
              width: 14,
              height: 14,
              borderRadius: 3,
              border: `1px solid ${line}`,
              background: colourOf(at),
              position: 'relative',
              overflow: 'hidden',
              flexShrink: 0,
            }}
          >
            <span
              style={{ position: 'absolute', inset: 0, background: swatches[at % swatches.length]!(patternOf(at)) }}
            />
          </span>
          <Text fontSize="sm">{name}</Text>
        </HStack>
      ))}
    </HStack>
  )
}
