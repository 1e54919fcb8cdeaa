/** A few challenges as links, with where they stand and who waits for what. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ChallengeLinks_challenges$key } from '#web/__generated__/ChallengeLinks_challenges.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate, formatMany } from '#web/ui/format.ts'
import { ChallengeStatusBadge } from './ChallengeBadges.tsx'

interface Props {
  challenges: ChallengeLinks_challenges$key
  /** The page on which they are opened. */
  page: string
  none: string
}

export function ChallengeLinks({ challenges, page, none }: Props) {
  const rows = useFragment(
    graphql`
      fragment ChallengeLinks_challenges on Challenge @relay(plural: true) {
        id
        number
        title
        deadline
        answerBy
        overdue
        waitingCount
        ...ChallengeBadges_challenge
      }
    `,
    challenges,
  )
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((row) => (
        <Flex as="li" key={row.id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Stack gap="0" minW="0" flex="1 1 220px">
            <Link to={`${page}?challenge=${row.number}`}>
              <Text fontWeight="medium" lineClamp={2}>
                {row.title}
              </Text>
            </Link>
            <Text fontSize="xs" color="fg.muted">
              {[
                row.deadline && `Until ${formatDate(row.deadline)}`,
                row.waitingCount && `${formatMany(row.waitingCount, 'proposal')} to answer`,
                row.answerBy && `applicants hear by ${formatDate(row.answerBy)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Flex gap="1.5" wrap="wrap">
            {row.overdue && <Tag tone="red">Overdue</Tag>}
            <ChallengeStatusBadge challenge={row} />
          </Flex>
        </Flex>
      ))}
    </Stack>
  )
}
