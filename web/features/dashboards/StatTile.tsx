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

export function StatTile({ label, count, to, note, current = false }: Props) {
  const content = (
    <>
      <Text color="fg.muted">{label}</Text>
      <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2">
        {typeof count === 'string' ? count : formatCount(count)}
      </Text>
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
