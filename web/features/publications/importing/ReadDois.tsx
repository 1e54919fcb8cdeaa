/** Works that are known by their DOIs. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/importing.js'
import { readDoisRules } from '#api/features/publications/publicationImport.rules.ts'
import type { ReadDoisMutation } from '#web/__generated__/ReadDoisMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { LinesField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { readEntries, type Entry } from './readEntry.ts'

export function ReadDois({ onRead }: { onRead: (entries: Entry[]) => void }) {
  const [read] = useAction<ReadDoisMutation>(
    graphql`
      mutation ReadDoisMutation($input: ReadDoisInput!) {
        readDois(input: $input) {
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
      call="readDois"
      rules={readDoisRules}
      initial={{ dois: [] as string[] }}
      guard={false}
      action={async (input) => {
        const outcome = await read({ input })
        if (outcome.ok) onRead(readEntries(outcome.data.readDois!.entries))
        return outcome
      }}
      actions={<SubmitButton alignSelf="start">{texts.lookUpDois()}</SubmitButton>}
    >
      <LinesField name="dois" rows={5} hint={texts.doisHint()} />
    </Form>
  )
}
