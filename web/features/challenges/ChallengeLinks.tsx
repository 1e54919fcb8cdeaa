/** A few challenges as links, with where they stand and who waits for what. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeLinks.js'
import * as counts from '#texts/challenges/counts.js'
import { dotted } from '#listed'
import type { ChallengeLinks_challenges$key } from '#web/__generated__/ChallengeLinks_challenges.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
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
  return (
    <LinkRows none={none}>
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          to={`${page}?challenge=${row.number}`}
          title={row.title}
          note={dotted([
            row.deadline && texts.until({ deadline: formatDate(row.deadline) }),
            row.waitingCount && texts.toAnswer({ proposals: counts.proposals({ count: row.waitingCount }) }),
            row.answerBy && texts.applicantsHearBy({ answerBy: formatDate(row.answerBy) }),
          ])}
        >
          {row.overdue && <Tag tone="danger">{texts.overdue()}</Tag>}
          <ChallengeStatusBadge challenge={row} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
