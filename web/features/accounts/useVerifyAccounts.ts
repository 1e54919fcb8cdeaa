/** Answers accounts that wait for the university: verifies them, or declines them with a reason. */
import { graphql } from 'react-relay'
import * as texts from '#texts/accounts/verification.js'
import type { useVerifyAccountsMutation } from '#web/__generated__/useVerifyAccountsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export const useVerifyAccounts = () =>
  useAction<useVerifyAccountsMutation>(
    graphql`
      mutation useVerifyAccountsMutation($input: VerifyAccountsInput!) {
        verifyAccounts(input: $input) {
          users {
            id
            status
          }
        }
      }
    `,
    {
      success: { title: texts.sent(), description: texts.isNotified() },
      failure: texts.failed(),
    },
  )
