/** Writes the words of an article in one language; how they will be read is shown beside them. */
import { Box, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { saveHelpDraftRules } from '#api/features/help/help.rules.ts'
import * as texts from '#texts/help/editing.js'
import type { EditWordsMutation } from '#web/__generated__/EditWordsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { Words } from './useVersions.ts'

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
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Stack gap="4" minW="0">
          <TextField name="title" />
          <TextArea name="summary" rows={2} hint={texts.summaryHint()} />
          <TextArea name="text" rows={18} hint={texts.textHint()} />
        </Stack>
        <Preview language={language} />
      </SimpleGrid>
    </FormDialog>
  )
}

function Preview({ language }: { language: WordsLanguage }) {
  const { title, summary, text } = useDebounced(useFormikContext<Words>().values, 300)
  return (
    <Box as="section" aria-label={texts.preview()} minW="0">
      <Text color="fg.muted" fontSize="sm" marginBottom="2">
        {texts.preview()}
      </Text>
      <Box borderWidth="1px" borderRadius="md" padding="4" {...writtenIn(language)} overflowWrap="anywhere">
        <Heading as="h3" size="lg">
          {title}
        </Heading>
        <Text color="fg.muted" marginBottom="3">
          {summary}
        </Text>
        <MarkdownText under={3}>{text}</MarkdownText>
      </Box>
    </Box>
  )
}
