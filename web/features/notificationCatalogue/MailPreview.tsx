/** How words will be read: the mail in light and in dark, and what the bell says. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/wording.js'
import type { MailPreview_preview$key } from '#web/__generated__/MailPreview_preview.graphql.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

interface Props {
  preview: MailPreview_preview$key
  language: 'ENGLISH' | 'ARABIC'
}

type Look = 'light' | 'dark'
const looks: readonly Look[] = ['light', 'dark']

/** The mail as a program with this look shows it. */
const inLook = (html: string, look: Look) =>
  html
    .replaceAll('(prefers-color-scheme: dark)', look === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${look}`)

export function MailPreview({ preview: key, language }: Props) {
  const preview = useFragment(
    graphql`
      fragment MailPreview_preview on NotificationPreview {
        problems
        subject
        html
        message
      }
    `,
    key,
  )
  const [look, setLook] = useState<Look>('light')
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
      <Text fontWeight="medium" dir={writtenIn(language).dir} overflowWrap="anywhere">
        {preview.subject}
      </Text>
      <Box
        as="iframe"
        borderWidth="1px"
        borderRadius="md"
        width="full"
        height="80"
        {...{
          title: texts.frame({ subject: preview.subject }),
          sandbox: '',
          srcDoc: inLook(preview.html, look),
        }}
      />
      {preview.message && (
        <Stack gap="1">
          <Text fontWeight="medium">{texts.bellSays()}</Text>
          <WrittenText fontSize="sm" dir={writtenIn(language).dir}>
            {preview.message}
          </WrittenText>
        </Stack>
      )}
    </Stack>
  )
}
