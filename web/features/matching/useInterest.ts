/** Says that one is interested in a match, and takes it back. */
import { graphql } from 'react-relay'
import * as texts from '#texts/challengeMatching/card.js'
import type { useInterestMutation } from '#web/__generated__/useInterestMutation.graphql.ts'
import type { useInterestWithdrawMutation } from '#web/__generated__/useInterestWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

interface PairIds {
  projectId: string
  challengeId: string
}

const telling = {
  success: ({ declareMatchInterest }: useInterestMutation['response']) =>
    declareMatchInterest?.mutual
      ? { title: texts.bothTold(), description: texts.bothToldWhy() }
      : { title: texts.interestShown(), description: texts.interestWhy() },
  failure: texts.failed(),
}
const takenBack = { success: { title: texts.takenBack() }, failure: texts.failed() }

export function useInterest() {
  const [declare, declaring] = useAction<useInterestMutation>(
    graphql`
      mutation useInterestMutation($input: DeclareMatchInterestInput!) {
        declareMatchInterest(input: $input) {
          mutual
        }
      }
    `,
    telling,
  )
  const [withdraw, withdrawing] = useAction<useInterestWithdrawMutation>(
    graphql`
      mutation useInterestWithdrawMutation($input: WithdrawMatchAnswerInput!) {
        withdrawMatchAnswer(input: $input) {
          projectId
        }
      }
    `,
    takenBack,
  )
  return {
    pending: declaring || withdrawing,
    show: (input: PairIds) => declare({ input }),
    takeBack: (input: PairIds) => withdraw({ input }),
  }
}
