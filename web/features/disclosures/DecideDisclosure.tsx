/** Decides on a disclosure, with reasons that its inventors read. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { decideDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/actions.js'
import type { DecideDisclosureMutation } from '#web/__generated__/DecideDisclosureMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { decisionChoices, type Decision } from './disclosureWords.ts'

const rules = decideDisclosureRules.omit(['id'])

export function DecideDisclosure({ id, onClose }: { id: string; onClose: () => void }) {
  const [decide] = useAction<DecideDisclosureMutation>(
    graphql`
      mutation DecideDisclosureMutation($input: DecideDisclosureInput!) {
        decideDisclosure(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.decided() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="decideDisclosure"
      open
      onClose={onClose}
      title={texts.decideTitle()}
      rules={rules}
      initial={{ decision: '' as Decision | '', reasons: '' }}
      action={({ decision, reasons }) => decide({ input: { id, decision, reasons } })}
      submit={texts.decide()}
    >
      <Text color="fg.muted">{texts.decideHint()}</Text>
      <SelectField name="decision" placeholder={texts.chooseDecision()} choices={decisionChoices} />
      <TextArea name="reasons" rows={6} />
    </FormDialog>
  )
}
