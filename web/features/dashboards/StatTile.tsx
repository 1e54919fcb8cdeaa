/** A count, or a sum in words, that leads to what it counts. */
import { Box, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#web/ui/format.ts'

const Tile = chakra(Link)

interface Props {
  label: string
  /** A number, or what is said in its place. */
  count: number | string
  to?: string
  /** What else is to be said of it. */
  note?: ReactNode
  /** Whether one sees just this below it. */
  current?: boolean
}

/**
 * As large as the tile lets an amount stand on one line: “8.9 مليون AED” holds together, and would be broken inside its
 * currency. A letter takes about 0.6 of its size.
 */
function sizeOf(words: string): string {
  const longest = Math.max(...words.split(' ').map((word) => word.length))
  return `clamp(1rem, ${Math.round(160 / longest)}cqi, 1.5rem)`
}

export function StatTile({ label, count, to, note, current = false }: Props) {
  const content = (
    <>
      <Text color="fg.muted">{label}</Text>
      <Box containerType="inline-size" fontWeight="semibold" lineHeight="1.2">
        <Text fontSize="2xl" {...(typeof count === 'string' ? { style: { fontSize: sizeOf(count) } } : {})}>
          {typeof count === 'string' ? count : formatCount(count)}
        </Text>
      </Box>
      {note && <Text fontSize="sm">{note}</Text>}
    </>
  )
  const look = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', padding: '4', display: 'block' } as const
  const chosen = current ? ({ borderColor: 'brand.fg', 'aria-current': 'true' } as const) : {}
  return to ? (
    <Tile to={to} {...look} {...chosen} _hover={{ borderColor: 'brand.fg' }}>
      {content}
    </Tile>
  ) : (
    <Box {...look}>{content}</Box>
  )
}
