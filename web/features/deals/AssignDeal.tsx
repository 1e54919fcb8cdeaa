/** Chooses who of the team works on a deal. */
import { graphql } from 'react-relay'
import { assignDealRules } from '#api/features/deals/deal.rules.ts'
import * as texts from '#texts/deals/actions.js'
import type { AssignDealMutation } from '#web/__generated__/AssignDealMutation.graphql.ts'
import { AssignPerson } from '#web/features/people/AssignPerson.tsx'
import { useAction } from '#web/relay/useAction.ts'

const rules = assignDealRules.omit(['id'])

export function AssignDeal({ id, handlerId, onClose }: { id: string; handlerId: string; onClose: () => void }) {
  const [assign] = useAction<AssignDealMutation>(
    graphql`
      mutation AssignDealMutation($input: AssignDealInput!) {
        assignDeal(input: $input) {
          deal {
            id
          }
        }
      }
    `,
    { success: { title: texts.assigned() }, failure: texts.failed() },
  )
  return (
    <AssignPerson
      call="assignDeal"
      field="handlerId"
      rules={rules}
      title={texts.assign()}
      submit={texts.assign()}
      personId={handlerId}
      assign={(personId) => assign({ input: { id, handlerId: personId } })}
      onClose={onClose}
    />
  )
}
