/** Records the signature on paper of an inventor without an account; its scan is a file of the disclosure. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { addDisclosureSignatureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/actions.js'
import type { RecordSignature_disclosure$key } from '#web/__generated__/RecordSignature_disclosure.graphql.ts'
import type { RecordSignatureMutation } from '#web/__generated__/RecordSignatureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = addDisclosureSignatureRules.omit(['id'])

interface Props {
  disclosure: RecordSignature_disclosure$key
  onClose: () => void
}

export function RecordSignature({ disclosure, onClose }: Props) {
  const { id, inventors, files } = useFragment(
    graphql`
      fragment RecordSignature_disclosure on InventionDisclosure {
        id
        inventors {
          id
          name
          person {
            status
          }
          signature {
            signedAt
          }
        }
        files {
          id
          name
        }
      }
    `,
    disclosure,
  )
  const [record] = useAction<RecordSignatureMutation>(
    graphql`
      mutation RecordSignatureMutation($input: AddDisclosureSignatureInput!) {
        addDisclosureSignature(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.recorded() }, failure: texts.failed() },
  )
  const missing = inventors.filter(({ person, signature }) => !signature && person?.status !== 'ACTIVE')
  return (
    <FormDialog
      call="addDisclosureSignature"
      open
      onClose={onClose}
      title={texts.recordTitle()}
      rules={rules}
      initial={{ inventorId: '', signedOn: '', fileId: '' }}
      action={(values) => record({ input: { id, ...values } })}
      submit={texts.record()}
    >
      <Text color="fg.muted">{texts.recordHint()}</Text>
      <SelectField
        name="inventorId"
        placeholder={missing.length ? texts.chooseInventor() : texts.nobodyOnPaper()}
        choices={missing.map((one) => ({ value: one.id, label: one.name }))}
      />
      <DateField name="signedOn" />
      <SelectField
        name="fileId"
        placeholder={files.length ? texts.chooseFile() : texts.noFiles()}
        choices={files.map((file) => ({ value: file.id, label: file.name }))}
      />
    </FormDialog>
  )
}
