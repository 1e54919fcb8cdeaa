/** Merges a duplicate into another open request of the same researcher. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { mergeSupportRequestsRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/merge.js'
import type { MergeRequestMutation } from '#web/__generated__/MergeRequestMutation.graphql.ts'
import type { MergeRequestQuery } from '#web/__generated__/MergeRequestQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = mergeSupportRequestsRules.omit(['id'])

interface Props {
  id: string
  /** The id of the researcher. */
  requester: string
  onClose: () => void
}

export function MergeRequest({ id, requester, onClose }: Props) {
  const { supportRequests } = useRead<MergeRequestQuery>(
    graphql`
      query MergeRequestQuery($requester: ID!) {
        supportRequests(
          filter: { requesterId: $requester, status: [SUBMITTED, TRIAGED, IN_PROGRESS, WAITING_FOR_RESEARCHER] }
          first: 100
        ) {
          edges {
            node {
              id
              number
              title
            }
          }
        }
      }
    `,
    { requester },
  )
  const navigate = useNavigate()
  const others = nodesOf(supportRequests).filter((one) => one.id !== id)
  const [merge] = useAction<MergeRequestMutation>(
    graphql`
      mutation MergeRequestMutation($input: MergeSupportRequestsInput!) {
        mergeSupportRequests(input: $input) {
          supportRequest {
            path
          }
          duplicate {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.merged() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="mergeSupportRequests"
      open
      onClose={onClose}
      title={texts.title()}
      rules={rules}
      initial={{ intoId: '' }}
      action={async ({ intoId }) => {
        const done = await merge({ input: { id, intoId } })
        if (done.ok) void navigate(done.data.mergeSupportRequests.supportRequest?.path ?? '')
        return done
      }}
      submit={texts.merge()}
    >
      <Text color="fg.muted">{others.length ? texts.hint() : texts.none()}</Text>
      <SelectField
        name="intoId"
        placeholder={texts.choose()}
        choices={others.map(({ id: value, number, title }) => ({ value, label: texts.choice({ number, title }) }))}
      />
    </FormDialog>
  )
}
