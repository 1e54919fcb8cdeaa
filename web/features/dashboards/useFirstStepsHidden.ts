/** Puts the first steps away, or shows them again; the place where they are back is the help. */
import { graphql } from 'react-relay'
import * as texts from '#texts/dashboards/firstSteps.js'
import type { useFirstStepsHiddenMutation } from '#web/__generated__/useFirstStepsHiddenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useFirstStepsHidden() {
  const [update, saving] = useAction<useFirstStepsHiddenMutation>(
    graphql`
      mutation useFirstStepsHiddenMutation($input: UpdateFirstStepsInput!) {
        updateFirstSteps(input: $input) {
          viewer {
            id
            firstStepsHidden
            firstSteps {
              kind
              done
            }
            universitySteps {
              ...UniversityStepRow_step
            }
          }
        }
      }
    `,
    {
      success: (_, { input: { hidden } }) =>
        hidden ? { title: texts.hidden(), description: texts.whereBack() } : null,
      failure: texts.notSaved(),
      alone: true,
    },
  )
  const setHidden = (hidden: boolean) => update({ input: { hidden } })
  return [setHidden, saving] as const
}
