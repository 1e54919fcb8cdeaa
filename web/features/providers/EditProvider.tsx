/** Changing a provider by which people sign in. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateSignInProviderRules } from '#api/features/accounts/providers/provider.rules.ts'
import * as texts from '#texts/providers/list.js'
import type { EditProvider_provider$key } from '#web/__generated__/EditProvider_provider.graphql.ts'
import type { EditProviderMutation } from '#web/__generated__/EditProviderMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ProviderFields } from './ProviderFields.tsx'

interface Props {
  provider: EditProvider_provider$key
  onClose: () => void
}

export default function EditProvider({ provider, onClose }: Props) {
  const { id, kind, hasSecret, metadata, roles, defaultRole, ...values } = useFragment(
    graphql`
      fragment EditProvider_provider on SignInProvider {
        id
        kind
        name
        enabled
        issuer
        client
        hasSecret
        scopes
        metadataUrl
        metadata
        emailClaim
        nameClaim
        roleClaim
        roles {
          value
          role
        }
        defaultRole
        createsAccounts
        mailDomains
        vouchesForMail
        secondFactor
        makesAdministrators
        signsOut
      }
    `,
    provider,
  )
  const [update] = useAction<EditProviderMutation>(
    graphql`
      mutation EditProviderMutation($input: UpdateSignInProviderInput!) {
        updateSignInProvider(input: $input) {
          signInProvider {
            ...ProviderRow_provider
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  return (
    <FormDialog
      call="updateSignInProvider"
      open
      onClose={onClose}
      title={texts.editNamed({ name: values.name })}
      rules={updateSignInProviderRules.whole}
      initial={{
        ...values,
        clientSecret: '',
        // What was read at an address is read there again.
        metadata: values.metadataUrl ? '' : metadata,
        defaultRole: defaultRole ?? '',
        roles: roles.map(({ value, role }) => ({ value, role: role as string })),
      }}
      action={(_, __, edit) => update({ input: { ...edit, id } as never })}
      submit={texts.save()}
    >
      <ProviderFields kind={kind} hasSecret={hasSecret} />
    </FormDialog>
  )
}
