/** Chooses who of the team works on one or several support requests. */
import { graphql } from 'react-relay'
import { assignSupportRequestsRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { AssignRequestsMutation } from '#web/__generated__/AssignRequestsMutation.graphql.ts'
import { AssignPerson } from '#web/features/people/AssignPerson.tsx'
import { useAction } from '#web/relay/useAction.ts'

const rules = assignSupportRequestsRules.omit(['ids'])

interface Props {
  ids: readonly string[]
  /** The person who is chosen first; '' for nobody. */
  assigneeId: string
  onClose: () => void
  onDone?: () => void
}

export function AssignRequests({ ids, assigneeId, onClose, onDone }: Props) {
  const [assign] = useAction<AssignRequestsMutation>(
    graphql`
      mutation AssignRequestsMutation($input: AssignSupportRequestsInput!) {
        assignSupportRequests(input: $input) {
          supportRequests {
            ...supportRequestColumns_request
            ...useDeskActions_request
            ...SupportRequestFacts_request
          }
        }
      }
    `,
    {
      success: ({ assignSupportRequests: { supportRequests } }, { input }) => {
        const left = input.ids.length - supportRequests.length
        return {
          title: texts.assigned({ count: supportRequests.length }),
          ...(left > 0 && { description: texts.notAssigned({ count: left }) }),
        }
      },
      failure: texts.failed(),
    },
  )
  return (
    <AssignPerson
      call="assignSupportRequests"
      field="assigneeId"
      rules={rules}
      title={texts.assignTitle({ count: ids.length })}
      submit={texts.assign()}
      hint={texts.assignHint()}
      personId={assigneeId}
      assign={(personId) => assign({ input: { ids, assigneeId: personId } })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
