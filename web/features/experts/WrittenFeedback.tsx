/** Feedback that an expert has written, and what was answered. */
import { Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/feedbackPage.js'
import type { WrittenFeedback_request$key } from '#web/__generated__/WrittenFeedback_request.graphql.ts'
import { OverallBadge } from '#web/features/ideas/OverallBadge.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function WrittenFeedback({ request }: { request: WrittenFeedback_request$key }) {
  const { title, evaluation } = useFragment(
    graphql`
      fragment WrittenFeedback_request on ValidationRequest {
        title
        evaluation {
          summary
          overall
          answer
          answeredAt
          createdAt
        }
      }
    `,
    request,
  )
  if (!evaluation) return null
  return (
    <Stack as="article" aria-label={title} gap="2" borderBottomWidth="1px" paddingBottom="3">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <OverallBadge overall={evaluation.overall} />
      </HStack>
      <Text color="fg.muted" fontSize="xs">
        {formatDate(evaluation.createdAt)}
      </Text>
      <WrittenText>{evaluation.summary}</WrittenText>
      {evaluation.answeredAt && (
        <WrittenText borderInlineStartWidth="3px" paddingInlineStart="3">
          {texts.answerOfTheSubmitter({ answer: evaluation.answer })}
        </WrittenText>
      )}
    </Stack>
  )
}
