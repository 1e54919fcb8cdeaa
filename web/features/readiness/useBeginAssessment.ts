/** Begins an assessment of a project and opens it. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/readiness/advisor.js'
import type { useBeginAssessmentMutation } from '#web/__generated__/useBeginAssessmentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useBeginAssessment(): [(projectId: string) => Promise<void>, boolean] {
  const navigate = useNavigate()
  const [begin, beginning] = useAction<useBeginAssessmentMutation>(
    graphql`
      mutation useBeginAssessmentMutation($input: CreateArlAssessmentInput!) {
        createArlAssessment(input: $input) {
          arlAssessment {
            path
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  const assess = async (projectId: string) => {
    const outcome = await begin({ input: { projectId } })
    const path = outcome.ok ? outcome.data.createArlAssessment?.arlAssessment?.path : null
    if (path) void navigate(path)
  }
  return [assess, beginning]
}
