/** Signs a disclosure: the statement, the full name and a confirmation; the password is asked for when it was not proven recently. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { signDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/actions.js'
import type { SignDisclosure_disclosure$key } from '#web/__generated__/SignDisclosure_disclosure.graphql.ts'
import type { SignDisclosureMutation } from '#web/__generated__/SignDisclosureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = signDisclosureRules.omit(['id', 'contentHash'])

interface Props {
  disclosure: SignDisclosure_disclosure$key
  onClose: () => void
}

export function SignDisclosure({ disclosure, onClose }: Props) {
  const { id, contentHash, statementToSign } = useFragment(
    graphql`
      fragment SignDisclosure_disclosure on InventionDisclosure {
        id
        contentHash
        statementToSign
      }
    `,
    disclosure,
  )
  const [sign] = useAction<SignDisclosureMutation>(
    graphql`
      mutation SignDisclosureMutation($input: SignDisclosureInput!) {
        signDisclosure(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.signed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="signDisclosure"
      open
      onClose={onClose}
      title={texts.signTitle()}
      rules={rules}
      initial={{ name: '', confirmed: false }}
      action={(values) => sign({ input: { id, contentHash, ...values } })}
      submit={texts.sign()}
    >
      <Text color="fg.muted">{texts.signHint()}</Text>
      <Text borderInlineStartWidth="2px" paddingInlineStart="3" dir="auto">
        {statementToSign}
      </Text>
      <TextField name="name" autoComplete="name" hint={texts.nameHint()} />
      <CheckboxField name="confirmed" />
    </FormDialog>
  )
}
