/** Feedback that an expert owes, as the way to write it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/feedbackPage.js'
import { dotted } from '#listed'
import type { OwedFeedback_request$key } from '#web/__generated__/OwedFeedback_request.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { answerBy as answerWords } from '#web/ui/dueWords.ts'
import { agoInside } from '#web/ui/format.ts'

interface Props {
  request: OwedFeedback_request$key
  viewer: useKeptDraft_viewer$key | null | undefined
  open: boolean
  onOpen: () => void
}

export function OwedFeedback({ request, viewer, open, onOpen }: Props) {
  const { number, title, answerBy } = useFragment(
    graphql`
      fragment OwedFeedback_request on ValidationRequest {
        number
        title
        answerBy
      }
    `,
    request,
  )
  const draft = useKeptDraft('EVALUATION', viewer, String(number))
  const act = draft ? texts.goOn() : texts.writeFeedback()
  return (
    <HStack justifyContent="space-between" flexWrap="wrap">
      <Stack gap="0">
        <Text>{title}</Text>
        <Text color="fg.muted" fontSize="xs">
          {dotted([
            answerBy && answerWords(answerBy),
            draft && texts.draftKept({ updatedAt: agoInside(draft.updatedAt) }),
          ])}
        </Text>
      </Stack>
      <Button size="sm" disabled={open} aria-label={`${act}: ${title}`} onClick={onOpen}>
        {act}
      </Button>
    </HStack>
  )
}
