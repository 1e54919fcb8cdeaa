/** How words will be read: the mail in light and in dark, and what the bell says. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/wording.js'
import type { MailPreviewQuery } from '#web/__generated__/MailPreviewQuery.graphql.ts'
import { directionOf } from './catalogueWords.ts'

interface Props {
  name: string
  language: 'ENGLISH' | 'ARABIC'
  subject: string
  text: string
}

type Look = 'light' | 'dark'
const looks: readonly Look[] = ['light', 'dark']

/** The mail as a program with this look shows it. */
const inLook = (html: string, look: Look) =>
  html
    .replaceAll('(prefers-color-scheme: dark)', look === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${look}`)

export function MailPreview(props: Props) {
  const { name, language, subject, text } = useDeferredValue(props)
  const { notificationPreview: preview } = useLazyLoadQuery<MailPreviewQuery>(
    graphql`
      query MailPreviewQuery($name: String!, $language: Language!, $subject: String!, $text: String!) {
        notificationPreview(name: $name, language: $language, subject: $subject, text: $text) {
          problems
          subject
          html
          message
        }
      }
    `,
    { name, language, subject, text },
  )
  const [look, setLook] = useState<Look>('light')
  if (!preview) return null
  const problems = Object.values((preview.problems ?? {}) as Record<string, string>)
  return (
    <Stack gap="3" role="group" aria-label={texts.preview()}>
      <HStack wrap="wrap" justifyContent="space-between">
        <Text fontWeight="medium">{texts.preview()}</Text>
        <HStack role="group" aria-label={texts.look()}>
          {looks.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={one === look ? 'solid' : 'outline'}
              aria-pressed={one === look}
              onClick={() => setLook(one)}
            >
              {one === 'light' ? texts.light() : texts.dark()}
            </Button>
          ))}
        </HStack>
      </HStack>
      {problems.map((problem) => (
        <Text key={problem} role="status" color="fg.error">
          {problem}
        </Text>
      ))}
      <Text color="fg.muted" fontSize="sm">
        {problems.length ? texts.asBefore() : texts.samples()}
      </Text>
      <Text fontWeight="medium" dir={directionOf(language)} overflowWrap="anywhere">
        {preview.subject}
      </Text>
      <Box
        as="iframe"
        borderWidth="1px"
        borderRadius="md"
        width="full"
        height="80"
        {...{ title: texts.frame({ subject: preview.subject }), sandbox: '', srcDoc: inLook(preview.html, look) }}
      />
      {preview.message && (
        <Stack gap="1">
          <Text fontWeight="medium">{texts.bellSays()}</Text>
          <Text fontSize="sm" dir={directionOf(language)} overflowWrap="anywhere" whiteSpace="pre-line">
            {preview.message}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}
