/** Adding a system that provisions accounts. */
import { graphql } from 'react-relay'
import { createProvisioningConnectionRules } from '#api/features/accounts/provisioning/provisioning.rules.ts'
import * as texts from '#texts/provisioning/page.js'
import type { AddConnectionMutation } from '#web/__generated__/AddConnectionMutation.graphql.ts'
import type { ConnectionFields_query$key } from '#web/__generated__/ConnectionFields_query.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ConnectionFields, emptyConnection } from './ConnectionFields.tsx'

interface Props {
  query: ConnectionFields_query$key
  onClose: () => void
}

export default function AddConnection({ query, onClose }: Props) {
  const [create] = useAction<AddConnectionMutation>(
    graphql`
      mutation AddConnectionMutation($input: CreateProvisioningConnectionInput!) {
        createProvisioningConnection(input: $input) {
          connection {
            id
          }
        }
      }
    `,
    { success: { title: texts.added(), description: texts.addedWhat() }, failure: texts.notSaved() },
  )
  return (
    <FormDialog
      call="createProvisioningConnection"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createProvisioningConnectionRules}
      initial={emptyConnection}
      action={(input) => create({ input: input as never })}
      submit={texts.add()}
    >
      <ConnectionFields query={query} />
    </FormDialog>
  )
}
