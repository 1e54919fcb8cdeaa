/** Changing a system that provisions accounts. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateProvisioningConnectionRules } from '#api/features/accounts/provisioning/provisioning.rules.ts'
import * as texts from '#texts/provisioning/page.js'
import * as connectionTexts from '#texts/provisioning/connection.js'
import type { ConnectionFields_query$key } from '#web/__generated__/ConnectionFields_query.graphql.ts'
import type { EditConnection_connection$key } from '#web/__generated__/EditConnection_connection.graphql.ts'
import type { EditConnectionMutation } from '#web/__generated__/EditConnectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ConnectionFields } from './ConnectionFields.tsx'

interface Props {
  connection: EditConnection_connection$key
  query: ConnectionFields_query$key
  onClose: () => void
}

export default function EditConnection({ connection, query, onClose }: Props) {
  const { id, roles, provider, defaultRole, ...values } = useFragment(
    graphql`
      fragment EditConnection_connection on ProvisioningConnection {
        id
        name
        enabled
        mailDomains
        adoptsAccounts
        defaultRole
        roles {
          value
          role
        }
        makesAdministrators
        invites
        provider {
          id
        }
      }
    `,
    connection,
  )
  const [update] = useAction<EditConnectionMutation>(
    graphql`
      mutation EditConnectionMutation($input: UpdateProvisioningConnectionInput!) {
        updateProvisioningConnection(input: $input) {
          connection {
            ...ConnectionSection_connection
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  return (
    <FormDialog
      call="updateProvisioningConnection"
      open
      onClose={onClose}
      title={connectionTexts.editNamed({ name: values.name })}
      rules={updateProvisioningConnectionRules.whole}
      initial={{
        ...values,
        defaultRole: defaultRole as string,
        roles: roles.map(({ value, role }) => ({ value, role: role as string })),
        providerId: provider?.id ?? '',
      }}
      action={(_, __, edit) => update({ input: { ...edit, id } as never })}
      submit={texts.save()}
    >
      <ConnectionFields query={query} />
    </FormDialog>
  )
}
