/** The works of an ORCID record. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/importing.js'
import { readOrcidRules } from '#api/features/publications/publicationImport.rules.ts'
import type { ReadOrcidMutation } from '#web/__generated__/ReadOrcidMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { readEntries, type Entry } from './readEntry.ts'

interface Props {
  /** The iD of the viewer, if one is on the profile. */
  own: string
  onRead: (entries: Entry[]) => void
}

export function ReadOrcid({ own, onRead }: Props) {
  const [read] = useAction<ReadOrcidMutation>(
    graphql`
      mutation ReadOrcidMutation($input: ReadOrcidInput!) {
        readOrcid(input: $input) {
          entries {
            ...readEntry_entry
          }
        }
      }
    `,
    { failure: texts.notRead(), alone: true },
  )
  return (
    <Form
      call="readOrcid"
      rules={readOrcidRules}
      initial={{ orcid: own }}
      guard={false}
      action={async (input) => {
        const outcome = await read({ input })
        if (outcome.ok) onRead(readEntries(outcome.data.readOrcid!.entries))
        return outcome
      }}
      actions={<SubmitButton alignSelf="start">{texts.readWorks()}</SubmitButton>}
    >
      <TextField name="orcid" placeholder="0000-0002-1825-0097" hint={texts.orcidHint()} />
    </Form>
  )
}
