/** Where an interest stands, and that the university owes something about it, as badges. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/interests/words.js'
import type { InterestTag_interest$key } from '#web/__generated__/InterestTag_interest.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { stages, type Stage } from './interestWords.ts'

export function InterestTag({ interest }: { interest: InterestTag_interest$key }) {
  const { status, isOverdue } = useFragment(
    graphql`
      fragment InterestTag_interest on InvestmentInterest {
        status
        isOverdue
      }
    `,
    interest,
  )
  const look = stages[status as Stage]
  return (
    <>
      <LookTag look={look} />
      {isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
    </>
  )
}
