/** Chooses who of the team answers the selected projects, and says how many, which not, and why. */
import { graphql } from 'react-relay'
import { assignProjectReviewsRules } from '#api/features/projects/bulk.rules.ts'
import * as texts from '#texts/projects/bulkAccess.js'
import type { AssignReviewsMutation } from '#web/__generated__/AssignReviewsMutation.graphql.ts'
import { AssignPerson } from '#web/features/people/AssignPerson.tsx'
import { useAction } from '#web/relay/useAction.ts'
import type { BulkDialog } from './BulkAccess.tsx'
import { outcomeWords } from './outcomeWords.ts'

const rules = assignProjectReviewsRules.omit(['ids'])

export default function AssignReviews({ ids, name, titleOf, onClose, onDone }: BulkDialog) {
  const [assign] = useAction<AssignReviewsMutation>(
    graphql`
      mutation AssignReviewsMutation($input: AssignProjectReviewsInput!) {
        assignProjectReviews(input: $input) {
          projects {
            id
          }
          refused {
            projectId
            reason
          }
        }
      }
    `,
    {
      success: ({ assignProjectReviews }) =>
        outcomeWords(texts.reviewsAssigned(), assignProjectReviews, titleOf, 'assigned'),
      failure: texts.failedToAssign(),
    },
  )
  return (
    <AssignPerson
      call="assignProjectReviews"
      field="userId"
      rules={rules}
      title={texts.reviewsOf({ name })}
      submit={texts.assign()}
      hint={texts.assignHint()}
      personId=""
      assign={(userId) => assign({ input: { ids, userId } })}
      onClose={onClose}
      onDone={({ data }) => onDone(data.assignProjectReviews.refused)}
    />
  )
}
