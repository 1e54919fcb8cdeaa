/** Writes the words of a kind in one language; how they will be read is shown while they are written. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { setNotificationTemplateRules } from '#api/features/notificationCatalogue/catalogue.rules.ts'
import * as texts from '#texts/notificationCatalogue/wording.js'
import type { ChangeWordsMutation } from '#web/__generated__/ChangeWordsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { languageWords } from './catalogueWords.ts'
import { DraftPreview } from './DraftPreview.tsx'

interface Words {
  subject: string
  text: string
}

interface Props {
  name: string
  title: string
  language: 'ENGLISH' | 'ARABIC'
  words: Words
  known: string
  onClose: () => void
}

const rules = setNotificationTemplateRules.whole

export function ChangeWords({ name, title, language, words, known, onClose }: Props) {
  const [set] = useAction<ChangeWordsMutation>(
    graphql`
      mutation ChangeWordsMutation($input: SetNotificationTemplateInput!) {
        setNotificationTemplate(input: $input) {
          kind {
            ...KindWords_kind
            ...KindHistory_kind
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setNotificationTemplate"
      open
      onClose={onClose}
      title={texts.changeOf({ title, language: languageWords[language]! })}
      rules={rules}
      initial={{ ...words }}
      action={(_, __, edit) => set({ input: { ...edit, name, language } })}
      submit={texts.save()}
    >
      <TextField name="subject" />
      <TextArea name="text" rows={8} hint={texts.hint()} />
      <Text color="fg.muted" fontSize="sm">
        {known ? texts.known({ known }) : texts.noVariables()}
      </Text>
      <Suspense fallback={null}>
        <Draft name={name} language={language} />
      </Suspense>
    </FormDialog>
  )
}

function Draft({ name, language }: Pick<Props, 'name' | 'language'>) {
  const { subject, text } = useFormikContext<Words>().values
  return (
    <DraftPreview name={name} language={language} subject={useDebounced(subject, 400)} text={useDebounced(text, 400)} />
  )
}
