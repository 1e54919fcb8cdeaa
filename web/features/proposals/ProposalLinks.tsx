/** A few proposals that were received, as links, with what they answer and how long they wait. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ProposalLinks_proposals$key } from '#web/__generated__/ProposalLinks_proposals.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago } from '#web/ui/format.ts'
import { nameOf } from './proposalWords.ts'

export function ProposalLinks({ proposals, none }: { proposals: ProposalLinks_proposals$key; none: string }) {
  const rows = useFragment(
    graphql`
      fragment ProposalLinks_proposals on Proposal @relay(plural: true) {
        id
        number
        title
        challengeTitle
        submittedAt
        overdue
        author {
          name
        }
      }
    `,
    proposals,
  )
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((row) => (
        <Flex as="li" key={row.id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Stack gap="0" minW="0" flex="1 1 220px">
            <Link to={`/proposals?proposal=${row.number}`}>
              <Text fontWeight="medium" lineClamp={2}>
                {[nameOf(row), row.author?.name].filter(Boolean).join(', ')}
              </Text>
            </Link>
            <Text fontSize="xs" color="fg.muted">
              {row.challengeTitle}
              {row.submittedAt && ` · handed in ${ago(row.submittedAt)}`}
            </Text>
          </Stack>
          {row.overdue && <Tag tone="red">Overdue</Tag>}
        </Flex>
      ))}
    </Stack>
  )
}
