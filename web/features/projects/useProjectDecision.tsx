/** The university's decision on a submitted project: accepted and opened to others, or returned with what must change. */
import { Check, Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/deciding.js'
import { reviewProjectRules } from '#api/features/projects/review.rules.ts'
import type { useProjectDecision_project$key } from '#web/__generated__/useProjectDecision_project.graphql.ts'
import type {
  ReviewDecision,
  useProjectDecisionMutation,
} from '#web/__generated__/useProjectDecisionMutation.graphql.ts'
import { OwnConflicts } from '#web/features/people/ConflictsOf.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { choiceOf } from '#web/ui/record/decision.ts'
import { useDecision, type Deciding } from '#web/ui/record/useDecision.tsx'
import { OpenProjectTo } from './OpenProjectTo.tsx'

type Answer = Omit<useProjectDecisionMutation['variables']['input'], 'id'>

const decision = choiceOf({ call: 'reviewProject', rules: reviewProjectRules.omit(['id']), words: 'comments' })
const decisions = [
  decision('APPROVE', Check, texts.accept(), texts.acceptMeans(), texts.optionalTheOwnerSeesIt()),
  decision('REJECT', Undo2, texts.giveBack(), texts.returnMeans(), texts.whatMustChangeBeforeThe()),
]

/** What is opened goes with an accepted project alone; the day, with what is opened. */
const answerOf = ({ decision: chosen, comments, openTo, openFrom }: Answer): Answer =>
  chosen === 'REJECT' || !openTo?.length
    ? { decision: chosen, comments }
    : { decision: chosen, comments, openTo, openFrom }

/** Names what happened to the project. */
const reviewed = (_: unknown, { input }: useProjectDecisionMutation['variables']) => ({
  title: input.decision === 'APPROVE' ? texts.projectApprovedForPlanning() : texts.projectReturnedToDraft(),
  description: texts.theOwnerIsNotified(),
})

export function useProjectDecision(key: useProjectDecision_project$key | null): Deciding {
  const project = useFragment(
    graphql`
      fragment useProjectDecision_project on Project {
        id
        title
        status
        embargoUntil
        accessObstacle
        canApprove
      }
    `,
    key,
  )
  const [review] = useAction<useProjectDecisionMutation>(
    graphql`
      mutation useProjectDecisionMutation($input: ReviewProjectInput!) {
        reviewProject(input: $input) {
          project {
            ...useProjectDecision_project
            ...ProjectWaits_project
            ...SubmitProject_project
            ...SubmissionChecklist_project
            ...ProjectDetails_project
            ...ProjectVisibility_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: reviewed, failure: texts.failedToAnswer() },
  )
  return useDecision({
    may: !!project?.canApprove && project.status === 'PROPOSED',
    title: project?.title ?? '',
    initial: { decision: '' as ReviewDecision | '', comments: '', openTo: [], openFrom: project?.embargoUntil ?? '' },
    decisions: decisions.map((choice) => ({
      ...choice,
      decide: (values: Answer) => review({ input: { id: project!.id, ...answerOf(values) } }),
    })),
    notice: project && <OwnConflicts id={project.id} />,
    children: <OpenProjectTo obstacle={project?.accessObstacle} />,
  })
}
