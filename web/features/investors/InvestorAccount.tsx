/** The account of an investor: since when it is there, and who decided about it. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/investors/detail.js'
import type { InvestorAccount_investor$key } from '#web/__generated__/InvestorAccount_investor.graphql.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function InvestorAccount({ investor }: { investor: InvestorAccount_investor$key }) {
  const { email, status, createdAt, lastLogin, verifiedAt, verifiedBy } = useFragment(
    graphql`
      fragment InvestorAccount_investor on User {
        email
        status
        createdAt
        lastLogin
        verifiedAt
        verifiedBy
      }
    `,
    investor,
  )
  const verified = status === 'ACTIVE'
  const decided = status !== 'PENDING_VERIFICATION'
  return (
    <Section title={texts.account()}>
      <Facts
        facts={[
          [texts.email(), email && <EmailAddress key="email">{email}</EmailAddress>],
          [texts.registered(), formatDate(createdAt)],
          [verified ? texts.verified() : texts.declined(), decided && verifiedAt && formatDate(verifiedAt)],
          [verified ? texts.verifiedBy() : texts.declinedBy(), decided && verifiedBy],
          [texts.lastLogin(), lastLogin && formatDate(lastLogin)],
        ]}
      />
    </Section>
  )
}
