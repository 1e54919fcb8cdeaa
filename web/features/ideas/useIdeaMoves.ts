/** What one click does with an idea: submit it, begin a new version, turn it into a project. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/ideas/useIdeaMoves.js'
import type { useIdeaMovesConvertMutation } from '#web/__generated__/useIdeaMovesConvertMutation.graphql.ts'
import type { useIdeaMovesSubmitMutation } from '#web/__generated__/useIdeaMovesSubmitMutation.graphql.ts'
import type { useIdeaMovesVersionMutation } from '#web/__generated__/useIdeaMovesVersionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export const submitted = {
  title: texts.ideaSubmittedSuccessfully(),
  description: texts.yourIdeaHasBeenSent(),
}
const submitting = { success: submitted, failure: texts.failedToSubmitIdea() }
const converting = {
  success: { title: texts.projectCreated(), description: texts.itHasTheTextsOf() },
  failure: texts.failedToCreateProject(),
}
const versioning = {
  success: { title: texts.newVersionBegun(), description: texts.itIsADraftWith() },
  failure: texts.failedToBeginANew(),
}

/** A new project is opened. */
export function useIdeaMoves() {
  const navigate = useNavigate()
  const [submit] = useAction<useIdeaMovesSubmitMutation>(
    graphql`
      mutation useIdeaMovesSubmitMutation($input: SubmitIdeaInput!) {
        submitIdea(input: $input) {
          idea {
            id
            status
          }
        }
      }
    `,
    submitting,
  )
  const [convert] = useAction<useIdeaMovesConvertMutation>(
    graphql`
      mutation useIdeaMovesConvertMutation($input: ConvertIdeaInput!) {
        convertIdea(input: $input) {
          idea {
            id
            status
          }
          project {
            path
          }
        }
      }
    `,
    converting,
  )
  const [version] = useAction<useIdeaMovesVersionMutation>(
    graphql`
      mutation useIdeaMovesVersionMutation($input: CreateIdeaVersionInput!) {
        createIdeaVersion(input: $input) {
          idea {
            id
            number
          }
        }
      }
    `,
    versioning,
  )
  return {
    submit: (id: string) => submit({ input: { id } }),
    newVersion: (id: string) => version({ input: { id } }),
    convert: async (id: string) => {
      const outcome = await convert({ input: { id } })
      const project = outcome.ok && outcome.data.convertIdea.project
      if (project) void navigate(project.path)
    },
  }
}
