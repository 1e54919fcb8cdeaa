/** Everything about one person as a file, for a request for access. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { takePersonalDataRules } from '#api/features/data/data.rules.ts'
import * as texts from '#texts/data/person.js'
import type { OnePersonsDataMutation } from '#web/__generated__/OnePersonsDataMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { saveFile } from '#web/relay/saveFile.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export function OnePersonsData() {
  const [open, setOpen] = useState(false)
  const [take] = useAction<OnePersonsDataMutation>(
    graphql`
      mutation OnePersonsDataMutation($input: TakePersonalDataInput!) {
        takePersonalData(input: $input) {
          data
          fileName
        }
      }
    `,
    { success: { title: texts.done() }, failure: texts.failed() },
  )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Button alignSelf="start" variant="outline" onClick={() => setOpen(true)}>
        {texts.open()}
      </Button>
      {open && (
        <FormDialog
          call="takePersonalData"
          open
          onClose={() => setOpen(false)}
          title={texts.title()}
          rules={takePersonalDataRules}
          initial={{ id: '', reason: '' }}
          action={async (input) => {
            const outcome = await take({ input })
            if (outcome.ok) {
              const { data, fileName } = outcome.data.takePersonalData
              saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName)
            }
            return outcome
          }}
          submit={texts.submit()}
        >
          <PersonField name="id" />
          <TextArea name="reason" rows={2} />
        </FormDialog>
      )}
    </Section>
  )
}
