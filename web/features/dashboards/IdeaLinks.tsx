/** A few ideas as links, with where they stand and by when an answer is promised. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { IdeaLinks_ideas$key } from '#web/__generated__/IdeaLinks_ideas.graphql.ts'
import { IdeaStatusBadge } from '#web/features/ideas/IdeaStatusBadge.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { formatDate } from '#web/ui/format.ts'

export function IdeaLinks({ ideas, none }: { ideas: IdeaLinks_ideas$key; none: string }) {
  const rows = nodesOf(
    useFragment(
      graphql`
        fragment IdeaLinks_ideas on IdeaConnection {
          edges {
            node {
              id
              number
              title
              status
              answerBy
            }
          }
        }
      `,
      ideas,
    ),
  )
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ id, number, title, status, answerBy }) => (
        <Flex as="li" key={id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Stack gap="0" minW="0" flex="1 1 220px">
            <Link to={`/ideas-sandbox?idea=${number}`}>
              <Text fontWeight="medium" lineClamp={2}>
                {title}
              </Text>
            </Link>
            {(status === 'SUBMITTED' || status === 'UNDER_REVIEW') && (
              <Text fontSize="xs" color="fg.muted">
                Answer by {formatDate(answerBy)}
              </Text>
            )}
          </Stack>
          <IdeaStatusBadge status={status} />
        </Flex>
      ))}
    </Stack>
  )
}
