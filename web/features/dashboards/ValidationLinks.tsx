/** Requests for validation as links, those that are wanted soonest first. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ValidationLinks_request$key } from '#web/__generated__/ValidationLinks_request.graphql.ts'
import { priorityTones, wordsOf } from '#web/features/ideas/validationWords.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

interface Props {
  requests: ValidationLinks_request$key
  none: string
  /** Whether they lead to their ideas, where the university chooses an expert. */
  toIdeas?: boolean
}

export function ValidationLinks({ requests, none, toIdeas = false }: Props) {
  const rows = useFragment<ValidationLinks_request$key>(
    graphql`
      fragment ValidationLinks_request on ValidationRequest @relay(plural: true) {
        id
        number
        title
        priority
        acceptedAt
        answerBy
        idea {
          number
        }
      }
    `,
    requests,
  )
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  const last = '9999'
  const addressOf = ({ number, acceptedAt, idea }: (typeof rows)[number]) => {
    if (toIdeas && idea) return `/ideas-sandbox?idea=${idea.number}`
    return acceptedAt ? `/experts/feedback?request=${number}` : '/experts/validations'
  }
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows
        .toSorted((one, other) => (one.answerBy ?? last).localeCompare(other.answerBy ?? last))
        .map((request) => (
          <Flex as="li" key={request.id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
            <Stack gap="0" minW="0" flex="1 1 220px">
              <Link to={addressOf(request)}>
                <Text fontWeight="medium" lineClamp={2}>
                  {request.title}
                </Text>
              </Link>
              {request.answerBy && (
                <Text fontSize="xs" color="fg.muted">
                  Answer by {formatDate(request.answerBy)}
                </Text>
              )}
            </Stack>
            <Tag tone={priorityTones[request.priority]}>{wordsOf(request.priority)} priority</Tag>
          </Flex>
        ))}
    </Stack>
  )
}
