/** Until when the figures of a page are complete. */
import { Text } from '@chakra-ui/react'
import * as texts from '#texts/analytics/page.js'
import { formatDate, formatTime } from '#web/ui/format.ts'

interface Props {
  asOf: string | null | undefined
  from: string | null | undefined
  until: string
}

export const AsOf = ({ asOf, from, until }: Props) => (
  <Text color="fg.muted" fontSize="sm" marginBottom="4">
    {from
      ? texts.period({ from: formatDate(from), until: formatDate(until) })
      : texts.untilDay({ until: formatDate(until) })}{' '}
    {asOf ? texts.asOf({ time: formatTime(asOf) }) : texts.notYet()}
  </Text>
)
