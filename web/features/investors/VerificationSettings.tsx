/** An investor's own verification: where it stands, and the documents for it. */
import { Flex, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/investors/verification.js'
import type { VerificationSettingsQuery } from '#web/__generated__/VerificationSettingsQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { InvestorVerification } from './InvestorVerification.tsx'
import { VerificationTag } from './VerificationTag.tsx'

export default function VerificationSettings() {
  const { number } = useViewer()
  const { user } = useRead<VerificationSettingsQuery>(
    graphql`
      query VerificationSettingsQuery($number: Int!) {
        user(number: $number) {
          status
          verifiedAt
          investor {
            ...InvestorVerification_investor
          }
        }
      }
    `,
    { number },
  )
  if (!user?.investor) return null
  const waits = user.status === 'PENDING_VERIFICATION'
  return (
    <>
      <Section title={texts.verification()}>
        <Flex>
          <VerificationTag status={user.status} />
        </Flex>
        <Text color="fg.muted">
          {waits
            ? texts.addWhatShows()
            : user.verifiedAt
              ? texts.verifiedOn({ date: formatDate(user.verifiedAt) })
              : texts.needsNone()}
        </Text>
      </Section>
      <InvestorVerification investor={user.investor} own />
    </>
  )
}
