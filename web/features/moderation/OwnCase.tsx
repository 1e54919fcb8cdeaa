/** A decision about one's own content: why, and what one can do about it. */
import { Box, Button, Heading, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/moderation/own.js'
import type { OwnCase_case$key } from '#web/__generated__/OwnCase_case.graphql.ts'
import type { OwnCaseMutation } from '#web/__generated__/OwnCaseMutation.graphql.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { formatDate } from '#web/ui/format.ts'
import { AppealForm } from './AppealForm.tsx'
import { StatusTag } from './CaseTags.tsx'
import { kindWords, wordsIn } from './moderationWords.ts'

export function OwnCase({ case: key }: { case: OwnCase_case$key }) {
  const one = useFragment(
    graphql`
      fragment OwnCase_case on ModerationCase {
        id
        title
        text
        kind
        status
        contentPath
        decidedAt
        explanation
        explanationArabic
        appeal
        appealAnswer
        appealUntil
        canAppeal
        canResubmit
      }
    `,
    key,
  )
  const [resubmit, resubmitting] = useAction<OwnCaseMutation>(
    graphql`
      mutation OwnCaseMutation($input: SubmitRevisionInput!) {
        submitRevision(input: $input) {
          case {
            ...OwnCase_case
          }
        }
      }
    `,
    { success: { title: texts.resubmitted() }, failure: texts.failed() },
  )
  const [appealing, setAppealing] = useState(false)
  const { id, title, status, contentPath, appealUntil } = one
  const isOpen = status !== 'REMOVED'
  return (
    <Stack as="article" aria-label={title} gap="3">
      <Stack gap="1">
        <HStack wrap="wrap">
          <StatusTag status={status} />
          <Text color="fg.muted">{wordsIn(kindWords, one.kind)}</Text>
        </HStack>
        <Heading as="h3" size="sm" overflowWrap="anywhere" dir="auto">
          {isOpen && contentPath ? (
            <TextLink asChild textDecoration="underline">
              <Link to={contentPath}>{title}</Link>
            </TextLink>
          ) : (
            title
          )}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {one.decidedAt && texts.decided({ day: formatDate(one.decidedAt) })}
        </Text>
      </Stack>
      <Box borderStartWidth="3px" paddingStart="4">
        <WrittenText>{one.explanation}</WrittenText>
        {one.explanationArabic && <WrittenText {...writtenIn('ARABIC')}>{one.explanationArabic}</WrittenText>}
      </Box>
      {one.appeal && <Told title={texts.appeal()}>{one.appeal}</Told>}
      {one.appealAnswer && <Told title={texts.answer()}>{one.appealAnswer}</Told>}
      {(one.canAppeal || one.canResubmit) && (
        <HStack wrap="wrap">
          {one.canResubmit && (
            <Button loading={resubmitting} onClick={() => void resubmit({ input: { id } })}>
              {texts.resubmit()}
            </Button>
          )}
          {one.canAppeal && (
            <Button variant="outline" onClick={() => setAppealing(true)}>
              {texts.appealAction()}
            </Button>
          )}
          <Text color="fg.muted" fontSize="sm">
            {one.canAppeal && appealUntil && texts.until({ day: formatDate(appealUntil) })}
          </Text>
        </HStack>
      )}
      {appealing && <AppealForm id={id} onClose={() => setAppealing(false)} />}
    </Stack>
  )
}

const Told = ({ title, children }: { title: string; children: string }) => (
  <div>
    <Text fontWeight="medium">{title}</Text>
    <WrittenText>{children}</WrittenText>
  </div>
)
