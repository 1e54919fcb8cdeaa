/** One event of one's own security log. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/securityLog/securityEventRow.js'
import { dotted } from '#listed'
import type { SecurityEventRow_event$key } from '#web/__generated__/SecurityEventRow_event.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatTime } from '#web/ui/format.ts'
import { lookOf, withCount } from './securityWords.ts'

export function SecurityEventRow({ event }: { event: SecurityEventRow_event$key }) {
  const { kind, count, createdAt, device, address, detail, actor } = useFragment(
    graphql`
      fragment SecurityEventRow_event on SecurityEvent {
        kind
        count
        createdAt
        device
        address
        detail
        actor {
          name
        }
      }
    `,
    event,
  )
  const { words, tone } = lookOf(kind)
  const where = dotted([device, address && texts.from({ address }), actor && texts.by({ name: actor.name })])
  return (
    <HStack as="li" gap="3" paddingY="2.5" borderBottomWidth="1px" justifyContent="space-between" wrap="wrap">
      <Stack gap="1" minW="0" align="start">
        <Tag tone={tone}>{withCount(words, count)}</Tag>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {dotted([detail, where])}
        </Text>
      </Stack>
      <Text fontSize="sm">{formatTime(createdAt)}</Text>
    </HStack>
  )
}
