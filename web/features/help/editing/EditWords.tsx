/** Writes the words of an article in one language; how they will be read is shown beside them. */
import { graphql } from 'react-relay'
import { saveHelpDraftRules } from '#api/features/help/help.rules.ts'
import * as texts from '#texts/help/editing.js'
import type { EditWordsMutation } from '#web/__generated__/EditWordsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { Words } from './useVersions.ts'
import { WordsFields } from './WordsFields.tsx'

interface Props {
  slug: string
  title: string
  language: WordsLanguage
  /** Of the draft; 0 without one. */
  revision: number
  words: Words
  onClose: () => void
}

const rules = saveHelpDraftRules.omit(['slug', 'language', 'revision'])

export default function EditWords({ slug, title, language, revision, words, onClose }: Props) {
  const [save] = useAction<EditWordsMutation>(
    graphql`
      mutation EditWordsMutation($input: SaveHelpDraftInput!) {
        saveHelpDraft(input: $input) {
          version {
            ...useVersions_version
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="saveHelpDraft"
      open
      onClose={onClose}
      width="6xl"
      title={texts.editTitle({ title, language: languageInWords(language) })}
      rules={rules}
      initial={{ title: words.title, summary: words.summary, text: words.text }}
      action={(input) =>
        save({ input: { slug, language, revision, title: input.title, summary: input.summary, text: input.text } })
      }
      submit={texts.save()}
    >
      <WordsFields language={language} />
    </FormDialog>
  )
}
