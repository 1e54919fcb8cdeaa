/** Opens projects to industry or investors and closes them, and says how many, which not, and why. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/useSetAccess.js'
import type { ProjectAudience, useSetAccessMutation } from '#web/__generated__/useSetAccessMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { outcomeWords, type TitleOf } from './outcomeWords.ts'

/** `titleOf` names the projects that were refused. */
export function useSetAccess(titleOf: TitleOf) {
  const [commit, pending] = useAction<useSetAccessMutation>(
    graphql`
      mutation useSetAccessMutation($input: SetProjectAccessInput!) {
        setProjectAccess(input: $input) {
          projects {
            id
            approvedForIndustry
            approvedForIndustryAt
            approvedForInvestors
            approvedForInvestorsAt
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: ({ setProjectAccess }, { input: { audience, approved } }) =>
        outcomeWords(
          approved ? texts.enabled({ audience: audience! }) : texts.disabled({ audience: audience! }),
          setProjectAccess,
          titleOf,
        ),
      failure: texts.failedToUpdateApproval(),
    },
  )
  const setAccess = (ids: readonly string[], audience: ProjectAudience, approved: boolean) =>
    commit({ input: { ids, audience, approved } })
  return [setAccess, pending] as const
}
