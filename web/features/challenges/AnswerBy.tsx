import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/answerBy.js'
import type { AnswerBy_challenge$key } from '#web/__generated__/AnswerBy_challenge.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

/** The day by which applicants hear; to those who may know it, whether it has gone by while some wait. */
export function AnswerBy({ challenge }: { challenge: AnswerBy_challenge$key }) {
  const { answerBy, overdue } = useFragment(
    graphql`
      fragment AnswerBy_challenge on Challenge {
        answerBy
        overdue
      }
    `,
    challenge,
  )
  if (overdue) return <Tag tone="danger">{texts.overdueSince({ answerBy: formatDate(answerBy) })}</Tag>
  return (
    <Text className="one-line" {...(answerBy ? {} : { color: 'fg.muted' })}>
      {answerBy ? formatDate(answerBy) : texts.notPromised()}
    </Text>
  )
}
