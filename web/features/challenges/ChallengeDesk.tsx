/** What those who post a challenge and those who check it read of it, above its texts. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeDesk.js'
import * as counts from '#texts/challenges/counts.js'
import type { ChallengeDesk_challenge$key } from '#web/__generated__/ChallengeDesk_challenge.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ChallengeChecker } from './ChallengeChecker.tsx'
import { ChallengeChecklist } from './ChallengeChecklist.tsx'
import { ChallengeInvitations } from './ChallengeInvitations.tsx'
import { ReviewTeam } from './ReviewTeam.tsx'

export function ChallengeDesk({ challenge: key }: { challenge: ChallengeDesk_challenge$key }) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeDesk_challenge on Challenge {
        status
        problemStatement
        goal
        mustHaves
        offer
        deadline
        viewCount
        starCount
        proposalCount
        canPublish
        ...ChallengeChecker_challenge
        ...ChallengeInvitations_challenge
        ...ReviewTeam_challenge
      }
    `,
    key,
  )
  const { status, canPublish, viewCount } = challenge
  if (viewCount == null) return null
  return (
    <Section title={canPublish && status === 'UNDER_REVIEW' ? texts.waitingForYourCheck() : texts.manage()}>
      <Text color="fg.muted">
        {counts.views({ count: viewCount })} · {counts.stars({ count: challenge.starCount ?? 0 })} ·{' '}
        {counts.proposals({ count: challenge.proposalCount })}
      </Text>
      {(status === 'DRAFT' || status === 'UNDER_REVIEW') && <ChallengeChecklist challenge={challenge} />}
      {status === 'UNDER_REVIEW' && !canPublish && <Text color="fg.muted">{texts.theUniversityChecksItYou()}</Text>}
      <ChallengeChecker challenge={challenge} />
      <ChallengeInvitations challenge={challenge} />
      <ReviewTeam challenge={challenge} />
    </Section>
  )
}
