/** Adding a provider by which people sign in. */
import { useField } from 'formik'
import { graphql } from 'react-relay'
import { createSignInProviderRules } from '#api/features/accounts/providers/provider.rules.ts'
import * as texts from '#texts/providers/list.js'
import type { AddProviderMutation } from '#web/__generated__/AddProviderMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { emptyProvider, ProviderFields } from './ProviderFields.tsx'
import { kindChoices } from './providerWords.ts'

export default function AddProvider({ onClose }: { onClose: () => void }) {
  const [create] = useAction<AddProviderMutation>(
    graphql`
      mutation AddProviderMutation($input: CreateSignInProviderInput!) {
        createSignInProvider(input: $input) {
          signInProvider {
            id
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.notSaved() },
  )
  return (
    <FormDialog
      call="createSignInProvider"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createSignInProviderRules}
      initial={{ kind: 'OIDC', ...emptyProvider }}
      action={(input) => create({ input: input as never })}
      submit={texts.add()}
    >
      <SelectField name="kind" choices={kindChoices} />
      <FieldsOfKind />
    </FormDialog>
  )
}

function FieldsOfKind() {
  const [{ value }] = useField<string>('kind')
  return <ProviderFields kind={value} hasSecret={false} />
}
