/** Keeps an analysis current while it is on screen; its owner is not notified of an end that is shown here. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useSubscription } from 'react-relay/hooks'
import type { RunUpdates_run$key } from '#web/__generated__/RunUpdates_run.graphql.ts'
import type { RunUpdatesSubscription } from '#web/__generated__/RunUpdatesSubscription.graphql.ts'

const subscription = graphql`
  subscription RunUpdatesSubscription($number: Int!) {
    analysisRunProgressed(number: $number) {
      analysisRun {
        id
        isSeen
        ...RunProgress_run
      }
    }
  }
`

export function RunUpdates({ run }: { run: RunUpdates_run$key }) {
  const { number, isSeen } = useFragment(
    graphql`
      fragment RunUpdates_run on AnalysisRun {
        number
        isSeen
      }
    `,
    run,
  )
  return isSeen ? null : <Subscribed number={number} />
}

function Subscribed({ number }: { number: number }) {
  useSubscription<RunUpdatesSubscription>(
    useMemo(() => ({ subscription, variables: { number }, onError: () => {} }), [number]),
  )
  return null
}
