/**
 * The picture where there is nothing, in one style: a piece of the ascent line with what is missing on it. Nothing yet: the way
 * is still to come. Nothing found: one looks at it through a glass. Nothing waiting: all of it is done.
 */
import { Box, chakra } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { pathThrough } from '#api/ascent.rules.ts'

export type Emptiness = 'nothing' | 'found' | 'waiting'

const line = [
  { x: 6, y: 78 },
  { x: 54, y: 66 },
  { x: 100, y: 46 },
  { x: 146, y: 28 },
  { x: 194, y: 12 },
]

interface Props {
  kind: Emptiness
  icon: ComponentType<{ size?: number }>
}

const EmptyPicture = ({ kind, icon: Icon }: Props) => (
  <Box position="relative" width="200px" height="92px" color="brand.fg" aria-hidden>
    <chakra.svg
      viewBox="0 0 200 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      position="absolute"
      inset="0"
      _rtl={{ transform: 'scaleX(-1)' }}
    >
      {kind === 'waiting' ? (
        <path d={pathThrough(line)} />
      ) : (
        <>
          <chakra.path d={pathThrough(line)} stroke="border.emphasized" strokeDasharray="1 6" />
          <path d={pathThrough(line.slice(0, kind === 'nothing' ? 2 : 1))} />
        </>
      )}
      <chakra.circle cx="54" cy="66" r="4" fill={kind === 'found' ? 'bg.panel' : 'brand.fg'} />
      <chakra.circle cx="100" cy="46" r="25" fill="brand.subtle" />
      {kind === 'found' && <path d="m118.5 64.5 13 14" strokeWidth="4" />}
      {kind === 'waiting' && (
        <>
          <chakra.circle cx="178" cy="18" r="10" fill="brand.fg" />
          <chakra.path d="m173.5 18 3.2 3.2 5.8-6" stroke="bg.panel" />
        </>
      )}
    </chakra.svg>
    <Box position="absolute" insetInlineStart="88px" top="34px">
      <Icon size={24} />
    </Box>
  </Box>
)

export default EmptyPicture
