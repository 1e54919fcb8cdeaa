/** Entries that are pasted, or come from a file. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/importing.js'
import { mostText, readPublicationsRules } from '#api/features/publications/publicationImport.rules.ts'
import type { ReadTextMutation } from '#web/__generated__/ReadTextMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { readEntries, type Entry } from './readEntry.ts'

interface Props {
  text: string
  onText: (text: string) => void
  onRead: (entries: Entry[]) => void
}

export function ReadText({ text, onText, onRead }: Props) {
  const [read] = useAction<ReadTextMutation>(
    graphql`
      mutation ReadTextMutation($input: ReadPublicationsInput!) {
        readPublications(input: $input) {
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
      call="readPublications"
      rules={readPublicationsRules}
      initial={{ text }}
      guard={false}
      action={async (input) => {
        const outcome = await read({ input })
        if (!outcome.ok) return outcome
        onText(input.text)
        onRead(readEntries(outcome.data.readPublications!.entries))
        return outcome
      }}
      actions={
        <HStack>
          <SubmitButton>{texts.readEntries()}</SubmitButton>
        </HStack>
      }
    >
      <ChooseFile />
      <TextArea name="text" rows={10} hint={texts.textHint()} />
    </Form>
  )
}

/** Puts the text of a file into the field, where it can be seen and mended. */
function ChooseFile() {
  const { setFieldValue } = useFormikContext<{ text: string }>()
  const [file, setFile] = useState<{ name: string; problem?: string } | null>(null)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const { name } = chosen
    if (chosen.size > mostText) return setFile({ name, problem: texts.fileTooLarge({ name }) })
    await setFieldValue('text', await chosen.text())
    setFile({ name })
  }
  return (
    <>
      <DropZone
        single
        accept=".bib,.bibtex,.ris,.json,.txt,.enw"
        hint={texts.fileHint()}
        onFiles={([chosen]) => void take(chosen)}
      />
      {file && (
        <HStack wrap="wrap">
          <Text role={file.problem ? 'alert' : 'status'} color={file.problem ? 'fg.error' : 'fg.muted'}>
            {file.problem ?? texts.fileChosen({ name: file.name })}
          </Text>
          {!file.problem && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                void setFieldValue('text', '')
                setFile(null)
              }}
            >
              {texts.clearText()}
            </Button>
          )}
        </HStack>
      )}
    </>
  )
}
