/** A support request as a card of the team's list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as words from '#texts/support/words.js'
import { dotted } from '#listed'
import type { SupportRequestCard_request$key } from '#web/__generated__/SupportRequestCard_request.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { answerBy as answerByWords } from '#web/ui/dueWords.ts'
import { SupportTag } from './SupportTag.tsx'
import { isAnswering } from './supportWords.ts'

export function SupportRequestCard({ request: key }: { request: SupportRequestCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment SupportRequestCard_request on SupportRequest {
        path
        title
        status
        urgency
        answerBy
        category {
          name
        }
        requester {
          name
        }
        assignee {
          name
        }
        ...SupportTag_request
      }
    `,
    key,
  )
  const { path, title, status, urgency, answerBy, category, requester, assignee } = request
  return (
    <Card aria-label={title}>
      <Flex gap="1.5" wrap="wrap">
        <SupportTag request={request} />
        {urgency === 'HIGH' && <Tag tone="warning">{words.highUrgency()}</Tag>}
      </Flex>
      <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {dotted([category.name, requester?.name ?? words.formerMember(), assignee?.name ?? words.nobody()])}
      </Text>
      {isAnswering(status) && answerBy && (
        <Text fontSize="sm" color="fg.muted">
          {answerByWords(answerBy)}
        </Text>
      )}
    </Card>
  )
}
