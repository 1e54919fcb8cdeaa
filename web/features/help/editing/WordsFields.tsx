/** The fields of an article's words; how they will be read is shown beside them. */
import { Box, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import * as texts from '#texts/help/editing.js'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import type { Words } from './useVersions.ts'

interface Props {
  language: WordsLanguage
  /** Other fields of the form, above and below these. */
  above?: ReactNode
  below?: ReactNode
}

export const WordsFields = ({ language, above, below }: Props) => (
  <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
    <Stack gap="4" minW="0">
      {above}
      <TextField name="title" />
      <TextArea name="summary" rows={2} hint={texts.summaryHint()} />
      <TextArea name="text" rows={18} hint={texts.textHint()} />
      {below}
    </Stack>
    <Preview language={language} />
  </SimpleGrid>
)

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
