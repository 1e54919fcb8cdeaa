/** What comes next in a collaboration, red when it is overdue. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/nextMilestone.js'
import type { NextMilestone_collaboration$key } from '#web/__generated__/NextMilestone_collaboration.graphql.ts'
import { formatDate } from '#web/ui/format.ts'

export function NextMilestone({ collaboration }: { collaboration: NextMilestone_collaboration$key }) {
  const { nextMilestone: next } = useFragment(
    graphql`
      fragment NextMilestone_collaboration on Collaboration {
        nextMilestone {
          title
          dueDate
          state
        }
      }
    `,
    collaboration,
  )
  if (!next) return null
  const overdue = next.state === 'OVERDUE'
  return (
    <Text fontSize="sm" color={overdue ? 'fg.error' : 'fg.muted'} overflowWrap="anywhere">
      {overdue ? texts.overdueSince() : texts.nextBy()} {formatDate(next.dueDate)}: {next.title}
    </Text>
  )
}
