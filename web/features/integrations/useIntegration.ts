/** What can be done with a service outside beside setting it up. */
import { graphql } from 'react-relay'
import type { IntegrationKind } from '#web/__generated__/IntegrationSection_integration.graphql.ts'
import type { useIntegrationRemoveMutation } from '#web/__generated__/useIntegrationRemoveMutation.graphql.ts'
import type { useIntegrationTestMutation } from '#web/__generated__/useIntegrationTestMutation.graphql.ts'
import * as texts from '#texts/integrations/section.js'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { isVideo, nameOf } from './integrationWords.ts'

export function useIntegration() {
  const confirm = useConfirm()
  const [test, testing] = useAction<useIntegrationTestMutation>(
    graphql`
      mutation useIntegrationTestMutation($input: TestIntegrationInput!) {
        testIntegration(input: $input) {
          worked
          answer
          integration {
            ...IntegrationSection_integration
          }
        }
      }
    `,
    {
      success: ({ testIntegration: { worked, answer } }) => ({
        kind: worked ? 'success' : 'error',
        title: worked ? texts.worked() : texts.didNotWork(),
        description: answer,
      }),
      failure: texts.notTested(),
    },
  )
  const [remove] = useAction<useIntegrationRemoveMutation>(
    graphql`
      mutation useIntegrationRemoveMutation($input: DeleteIntegrationInput!) {
        deleteIntegration(input: $input) {
          integration {
            ...IntegrationSection_integration
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.notRemoved() },
  )
  return {
    testing,
    test: (kind: IntegrationKind) => void test({ input: { kind } }),
    remove: (kind: IntegrationKind, count: number) =>
      confirm({
        title: texts.removeQuestion({ name: nameOf(kind) }),
        message: isVideo(kind) ? texts.removeVideo({ count }) : texts.removeCalendar({ count }),
        confirm: texts.remove(),
        danger: true,
        onConfirm: async () => (await remove({ input: { kind } })).ok,
      }),
  }
}
