/** Creating a project, one's own or on behalf of a researcher. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/useCreateProject.js'
import type { useCreateProjectForMutation } from '#web/__generated__/useCreateProjectForMutation.graphql.ts'
import type { useCreateProjectMutation } from '#web/__generated__/useCreateProjectMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const telling = {
  success: { title: texts.projectCreated() },
  failure: texts.failedToCreateProject(),
}

export function useCreateProject() {
  const [create] = useAction<useCreateProjectMutation>(
    graphql`
      mutation useCreateProjectMutation($input: CreateProjectInput!) {
        createProject(input: $input) {
          project {
            number
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    telling,
  )
  const [createFor] = useAction<useCreateProjectForMutation>(
    graphql`
      mutation useCreateProjectForMutation($input: CreateProjectForInput!) {
        createProjectFor(input: $input) {
          project {
            number
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    telling,
  )
  return { create, createFor }
}
