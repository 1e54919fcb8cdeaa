/** What comes first about a support request: that it waits for a reply, or can still be reopened. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/request.js'
import type { SupportNotice_request$key } from '#web/__generated__/SupportNotice_request.graphql.ts'
import { formatDate } from '#web/ui/format.ts'

export function SupportNotice({ request }: { request: SupportNotice_request$key }) {
  const { canUpdate, canReopen, waitingSince, reopenableUntil, mergedInto } = useFragment(
    graphql`
      fragment SupportNotice_request on SupportRequest {
        canUpdate
        canReopen
        waitingSince
        reopenableUntil
        mergedInto {
          number
        }
      }
    `,
    request,
  )
  const words = waitingSince
    ? canUpdate
      ? texts.waiting()
      : texts.waitingTeam({ date: formatDate(waitingSince) })
    : mergedInto
      ? texts.mergedNote({ number: mergedInto.number })
      : canReopen && texts.resolvedNote({ date: formatDate(reopenableUntil) })
  return (
    words && (
      <Text role="note" bg={waitingSince && canUpdate ? 'bg.warning' : 'bg.muted'} borderRadius="md" padding="4">
        {words}
      </Text>
    )
  )
}
