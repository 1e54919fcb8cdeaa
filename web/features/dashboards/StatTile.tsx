/** A count that leads to what it counts. */
import { Box, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { formatCount } from '#web/ui/format.ts'

const Tile = chakra(Link)

export function StatTile({ label, count, to }: { label: string; count: number; to?: string }) {
  const content = (
    <>
      <Text color="fg.muted">{label}</Text>
      <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2">
        {formatCount(count)}
      </Text>
    </>
  )
  const look = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', padding: '4', display: 'block' } as const
  return to ? (
    <Tile to={to} {...look} _hover={{ borderColor: 'brand.fg' }}>
      {content}
    </Tile>
  ) : (
    <Box {...look}>{content}</Box>
  )
}
