/** The verdict on an answer: by the rules or also by a language model, which of them, and what it rests on. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/question.js'
import type { AnswerVerdict_question$key } from '#web/__generated__/AnswerVerdict_question.graphql.ts'
import { Drafted } from '#web/features/model/Drafted.tsx'

export function AnswerVerdict({ question }: { question: AnswerVerdict_question$key }) {
  const { approved, feedback, check } = useFragment(
    graphql`
      fragment AnswerVerdict_question on ArlQuestion {
        approved
        feedback
        check {
          model
          claims {
            text
            quotation
            source
          }
          unbacked
          withheld
          notice
        }
      }
    `,
    question,
  )
  if (approved === null) return null
  const model = check?.model
  return (
    <Stack gap="2">
      <HStack gap="2" alignItems="start" color={approved ? 'fg.success' : 'fg.error'}>
        {approved ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
        <Text fontWeight="medium">{feedback}</Text>
      </HStack>
      {check?.notice && <Text fontSize="sm">{check.notice}</Text>}
      {check && model && <Drafted {...check} model={model} />}
      <Text fontSize="sm" color="fg.muted">
        {model ? texts.methodModel({ model }) : texts.method()}
      </Text>
    </Stack>
  )
}
