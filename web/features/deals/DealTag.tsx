/** Where a deal stands, and how much is in its way, as badges. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/deals/words.js'
import type { DealTag_deal$key } from '#web/__generated__/DealTag_deal.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { dealStates, type DealState } from './dealWords.ts'

export function DealTag({ deal }: { deal: DealTag_deal$key }) {
  const { status, openBlockerCount } = useFragment(
    graphql`
      fragment DealTag_deal on Deal {
        status
        openBlockerCount
      }
    `,
    deal,
  )
  const look = dealStates[status as DealState]
  return (
    <>
      <LookTag look={look} />
      {status === 'OPEN' && openBlockerCount > 0 && (
        <Tag tone="warning">{texts.blocked({ count: openBlockerCount })}</Tag>
      )}
    </>
  )
}
