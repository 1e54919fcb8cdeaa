/** Takes an interest to another stage of the ladder. */
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/actions.js'
import type { useMoveInterestMutation } from '#web/__generated__/useMoveInterestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { stages, type Stage } from './interestWords.ts'

/** The stages that the team takes an interest to by itself. */
export const movable = ['ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET'] as const

export type Movable = (typeof movable)[number]

/** Of the stages that an interest may go to, those that the team takes it to by itself. */
export const movesOf = (nextStatuses: readonly string[]): Movable[] =>
  movable.filter((one) => nextStatuses.includes(one))

export function useMoveInterest(): [move: (id: string, status: Movable) => Promise<{ ok: boolean }>, pending: boolean] {
  const [move, pending] = useAction<useMoveInterestMutation>(
    graphql`
      mutation useMoveInterestMutation($input: MoveInterestInput!) {
        moveInterest(input: $input) {
          interest {
            status
          }
        }
      }
    `,
    {
      success: ({ moveInterest: { interest } }) => ({
        title: texts.moved({ stage: stages[(interest?.status ?? 'ACKNOWLEDGED') as Stage].words }),
      }),
      failure: texts.failed(),
    },
  )
  return [(id, status) => move({ input: { id, status } }), pending]
}
