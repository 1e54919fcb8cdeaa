/** Returns a disclosure to its inventors with what is to be changed. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { returnDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/actions.js'
import type { ReturnDisclosureMutation } from '#web/__generated__/ReturnDisclosureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = returnDisclosureRules.omit(['id'])

export function ReturnDisclosure({ id, onClose }: { id: string; onClose: () => void }) {
  const [giveBack] = useAction<ReturnDisclosureMutation>(
    graphql`
      mutation ReturnDisclosureMutation($input: ReturnDisclosureInput!) {
        returnDisclosure(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.returned() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="returnDisclosure"
      open
      onClose={onClose}
      title={texts.returnTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => giveBack({ input: { id, reason } })}
      submit={texts.return()}
    >
      <Text color="fg.muted">{texts.returnHint()}</Text>
      <TextArea name="reason" rows={5} />
    </FormDialog>
  )
}
