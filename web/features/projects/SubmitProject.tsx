/** 'Submit for review', the primary action of a draft that was not returned; while something is missing it leads to the checklist. */
import { Button } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/submitProject.js'
import { checklistOf } from '#api/features/projects/projectChecklist.rules.ts'
import type { SubmitProject_project$key } from '#web/__generated__/SubmitProject_project.graphql.ts'
import type { SubmitProjectMutation } from '#web/__generated__/SubmitProjectMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { checklistId } from './SubmissionChecklist.tsx'

export function SubmitProject({ project: key }: { project: SubmitProject_project$key }) {
  const project = useFragment(
    graphql`
      fragment SubmitProject_project on Project {
        id
        returnComments
        title
        principalInvestigator
        institution
        description
        trl
      }
    `,
    key,
  )
  const [submit, pending] = useAction<SubmitProjectMutation>(
    graphql`
      mutation SubmitProjectMutation($input: SubmitProjectInput!) {
        submitProject(input: $input) {
          project {
            ...SubmitProject_project
            ...SubmissionChecklist_project
            ...useProjectDecision_project
            ...ProjectWaits_project
            ...ProjectDetails_project
            ...RecordHistory_record
          }
        }
      }
    `,
    {
      success: {
        title: texts.projectSubmittedForReview(),
        description: texts.theUniversityTeamIsNotified(),
      },
      failure: texts.failedToSubmitTheProject(),
    },
  )
  const click = async () => {
    if (checklistOf(project).some(({ done }) => !done)) {
      document.getElementById(checklistId)?.focus()
      return
    }
    await submit({ input: { id: project.id } })
  }
  return (
    <Button variant={project.returnComments ? 'outline' : 'solid'} onClick={() => void click()} loading={pending}>
      <Send size={16} aria-hidden />
      {texts.submitForReview()}
    </Button>
  )
}
