/** Opening projects to industry or investors and closing them, with the result told: how many, and which not and why. */
import { graphql } from 'react-relay'
import type { ProjectAudience, useSetAccessMutation } from '#web/__generated__/useSetAccessMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toldOf } from './toldOf.ts'

const audienceWords: Record<ProjectAudience, string> = { INDUSTRY: 'industry', INVESTORS: 'investor' }

export function useSetAccess() {
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
            reason
          }
        }
      }
    `,
    { success: told, failure: 'Failed to update approval' },
  )
  const setAccess = (ids: readonly string[], audience: ProjectAudience, approved: boolean) =>
    commit({ input: { ids, audience, approved } })
  return [setAccess, pending] as const
}

/** 'Enabled industry access' (core.md 4). */
const told = (
  { setProjectAccess }: useSetAccessMutation['response'],
  { input: { audience, approved } }: useSetAccessMutation['variables'],
) => toldOf(`${approved ? 'Enabled' : 'Disabled'} ${audienceWords[audience!]} access`, setProjectAccess)
