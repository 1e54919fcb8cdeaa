/** The facts of a grant. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/grants/view.js'
import type { GrantFacts_grant$key } from '#web/__generated__/GrantFacts_grant.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { grantRoleWords } from './grantWords.ts'

export function GrantFacts({ grant }: { grant: GrantFacts_grant$key }) {
  const data = useFragment(
    graphql`
      fragment GrantFacts_grant on ResearchGrant {
        number
        funder
        call
        reference
        amount
        role
        startsOn
        endsOn
        owner {
          name
        }
      }
    `,
    grant,
  )
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.funder(), data.funder],
          [texts.call(), data.call],
          [texts.reference(), data.reference],
          [texts.amount(), formatMoney(data.amount)],
          [texts.role(), grantRoleWords[data.role]],
          [texts.startsOn(), data.startsOn && formatDate(data.startsOn)],
          [texts.endsOn(), data.endsOn && formatDate(data.endsOn)],
          [texts.owner(), data.owner?.name ?? texts.formerMember()],
          [texts.number(), data.number],
        ]}
      />
    </Section>
  )
}
