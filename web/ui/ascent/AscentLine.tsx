/**
 * The way from an idea to the market, with the place of a record or with how many stand at each stage. The picture is decoration:
 * the list below it says the same in words.
 */
import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pointsIn, stages, type Stage } from '#api/ascent.rules.ts'
import { AscentCurve, inset } from './AscentCurve.tsx'
import { stageWords } from './stageWords.ts'

interface Props {
  /** What it shows, in words: the place of a record, or what is counted. */
  name: string
  /** Of the picture, in pixels. */
  height?: number
  /** Where the record stands; null where that is not known. */
  at?: Stage | null
  /** What is said of a stage beside its name. */
  note?: (stage: Stage) => ReactNode
  /** How much stands at a stage: its dot is as large as that. */
  amounts?: Readonly<Record<Stage, number>>
}

/** Of a dot, in pixels. */
const [least, most] = [9, 18]

function sizeOf(stage: Stage, at: Stage | null | undefined, amounts: Props['amounts']): number {
  if (!amounts) return stage === at ? 15 : least
  const largest = Math.max(1, ...Object.values(amounts))
  return least + (most - least) * Math.sqrt(amounts[stage] / largest)
}

/** Where all names are needed and there is little room, every other one stands lower. */
const inTwoRows = {
  '@container (max-width: 360px)': {
    '& li > span': { display: 'block' },
    '& li:nth-of-type(odd) > span': { paddingBottom: '1.35em' },
    '& li:nth-of-type(even) > span': { paddingTop: '1.35em' },
  },
} as const

/** Where there is no room for all names, the place keeps its own; the others are there for screen readers. */
const whereNarrow = {
  '@container (max-width: 340px)': {
    '& li:not([aria-current]) > span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const

export function AscentLine({ name, height = 56, at, note, amounts }: Props) {
  const reached = at === undefined ? stages.length - 1 : at === null ? -1 : stages.indexOf(at)
  const points = pointsIn(100, height, inset)
  return (
    <Box
      role="group"
      aria-label={name}
      width="full"
      minW="0"
      containerType="inline-size"
      css={at ? whereNarrow : inTwoRows}
    >
      <Box position="relative">
        <AscentCurve height={height} at={at === undefined ? stages.length - 1 : at && reached} />
        {stages.map((stage, nth) => (
          <Box
            key={stage}
            position="absolute"
            top={`${points[nth]!.y}px`}
            insetInlineStart={`${points[nth]!.x}%`}
            boxSize={`${sizeOf(stage, at, amounts)}px`}
            translate="-50% -50%"
            _rtl={{ translate: '50% -50%' }}
            borderRadius="full"
            borderWidth="2px"
            borderColor={nth <= reached ? 'brand.fg' : 'border.emphasized'}
            bg={nth > reached ? 'bg.panel' : stage === at || amounts?.[stage] ? 'brand.fg' : 'bg.panel'}
            {...(stage === at ? { outline: '4px solid', outlineColor: 'brand.muted' } : {})}
          />
        ))}
      </Box>
      <SimpleGrid as="ol" columns={stages.length} listStyleType="none" marginTop="1.5" textAlign="center">
        {stages.map((stage, nth) => (
          <chakra.li
            key={stage}
            fontSize={{ base: '2xs', md: 'xs' }}
            lineHeight="1.35"
            minW="0"
            whiteSpace={{ base: 'nowrap', md: 'normal' }}
            color={stage === at ? 'brand.fg' : nth <= reached ? 'fg' : 'fg.muted'}
            fontWeight={stage === at ? 'semibold' : undefined}
            aria-current={stage === at ? 'step' : undefined}
          >
            <span>{stageWords[stage]}</span>
            {note && (
              <Box color="fg.muted" fontWeight="normal">
                {note(stage)}
              </Box>
            )}
          </chakra.li>
        ))}
      </SimpleGrid>
    </Box>
  )
}
