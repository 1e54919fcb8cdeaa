/** Keeps a team's discussion and files current while they are on screen. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useSubscription } from 'react-relay/hooks'
import type { TeamUpdatesSubscription } from '#web/__generated__/TeamUpdatesSubscription.graphql.ts'

const subscription = graphql`
  subscription TeamUpdatesSubscription($number: Int!) {
    teamChanged(number: $number) {
      team {
        ...TeamDiscussion_team
        ...FilesSection_record
      }
    }
  }
`

export function TeamUpdates({ number }: { number: number }) {
  useSubscription<TeamUpdatesSubscription>(
    useMemo(() => ({ subscription, variables: { number }, onError: () => {} }), [number]),
  )
  return null
}
