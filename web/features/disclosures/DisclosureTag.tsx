/** Where a disclosure stands or what was decided, and that the decision is overdue, as badges. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/disclosures/words.js'
import type { DisclosureTag_disclosure$key } from '#web/__generated__/DisclosureTag_disclosure.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { decisions, disclosureStates, type Decision, type DisclosureState } from './disclosureWords.ts'

export function DisclosureTag({ disclosure }: { disclosure: DisclosureTag_disclosure$key }) {
  const { status, decision, isOverdue } = useFragment(
    graphql`
      fragment DisclosureTag_disclosure on InventionDisclosure {
        status
        decision
        isOverdue
      }
    `,
    disclosure,
  )
  const look = decision ? decisions[decision as Decision] : disclosureStates[status as DisclosureState]
  return (
    <>
      <LookTag look={look} />
      {isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
    </>
  )
}
