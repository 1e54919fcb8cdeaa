/** What a challenge is shown as, and how long it stays open. */
import { HStack, Text } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleDot, CircleSlash, CircleX, Clock, Hourglass } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeBadges.js'
import type { ChallengeBadges_challenge$key } from '#web/__generated__/ChallengeBadges_challenge.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { daysLeftWords, displayStatusWords, isNear, statusTones } from './challengeWords.ts'

const icons = {
  DRAFT: CircleDashed,
  UNDER_REVIEW: Hourglass,
  OPEN: CircleDot,
  CLOSED: CircleX,
  COMPLETED: CircleCheck,
  CANCELLED: CircleSlash,
  EXPIRED: CircleX,
}

const fragment = graphql`
  fragment ChallengeBadges_challenge on Challenge {
    displayStatus
    deadline
    daysLeft
  }
`

export function ChallengeStatusBadge({ challenge }: { challenge: ChallengeBadges_challenge$key }) {
  const { displayStatus } = useFragment(fragment, challenge)
  return (
    <Tag tone={statusTones[displayStatus]} icon={icons[displayStatus]}>
      {displayStatusWords[displayStatus]}
    </Tag>
  )
}

/** The deadline with the days left; red when they are few. */
export function Deadline({ challenge }: { challenge: ChallengeBadges_challenge$key }) {
  const at = useFragment(fragment, challenge)
  if (!at.deadline) return <Text color="fg.muted">{texts.noDeadline()}</Text>
  const left = daysLeftWords(at)
  const near = isNear(at)
  return (
    <HStack gap="1.5" color={near ? 'fg.error' : undefined} fontWeight={near ? 'medium' : undefined} flexWrap="wrap">
      <HStack as="span" gap="1.5" className="one-line">
        {near && <Clock size={14} aria-hidden />}
        {formatDate(at.deadline)}
      </HStack>
      {left && (
        <Text as="span" whiteSpace="nowrap">
          ({left}
          {at.displayStatus === 'OPEN' && at.daysLeft !== 0 && texts.left()})
        </Text>
      )}
    </HStack>
  )
}
