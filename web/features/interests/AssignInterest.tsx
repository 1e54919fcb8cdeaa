/** Chooses who of the team looks after an interest. */
import { graphql } from 'react-relay'
import { assignInterestRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { AssignInterestMutation } from '#web/__generated__/AssignInterestMutation.graphql.ts'
import { AssignPerson } from '#web/features/people/AssignPerson.tsx'
import { useAction } from '#web/relay/useAction.ts'

const rules = assignInterestRules.omit(['id'])

interface Props {
  id: string
  /** Who looks after it now; '' for nobody. */
  contactId: string
  onClose: () => void
}

export function AssignInterest({ id, contactId, onClose }: Props) {
  const [assign] = useAction<AssignInterestMutation>(
    graphql`
      mutation AssignInterestMutation($input: AssignInterestInput!) {
        assignInterest(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.assigned() }, failure: texts.failed() },
  )
  return (
    <AssignPerson
      call="assignInterest"
      field="contactId"
      rules={rules}
      title={texts.assign()}
      submit={texts.assign()}
      hint={texts.assignHint()}
      personId={contactId}
      assign={(personId) => assign({ input: { id, contactId: personId } })}
      onClose={onClose}
    />
  )
}
