/** What an investor gave for the verification, what the university asked for, and who decided. */
import { Alert, Text } from '@chakra-ui/react'
import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/investors/verification.js'
import type { InvestorVerification_investor$key } from '#web/__generated__/InvestorVerification_investor.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { acted } from '#web/relay/acted.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

interface Props {
  investor: InvestorVerification_investor$key
  /** Whether it is the investor who looks at it. */
  own?: boolean
}

export function InvestorVerification({ investor: key, own = false }: Props) {
  const investor = useFragment(
    graphql`
      fragment InvestorVerification_investor on Investor {
        documentCount
        askedFor
        askedAt
        answeredAt
        user {
          status
        }
        ...FilesSection_record
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  // A document answers what was asked for, which stands above.
  const readAgain = useCallback(() => acted(environment), [environment])
  const { documentCount, askedFor, askedAt, answeredAt, user } = investor
  const waits = user.status === 'PENDING_VERIFICATION'
  return (
    <>
      {askedFor && waits && (
        <Alert.Root status={answeredAt ? 'info' : 'warning'} role="status">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {answeredAt
                ? texts.cameOn({ date: formatDate(answeredAt) })
                : (own ? texts.youAreAsked : texts.askedOn)({ date: formatDate(askedAt) })}
            </Alert.Title>
            <Alert.Description>
              <WrittenText>{askedFor}</WrittenText>
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {!own && documentCount === 0 && (
        <Section title={texts.documents()}>
          <Text color="fg.muted">{waits ? texts.noDocumentYet() : texts.noDocument()}</Text>
        </Section>
      )}
      <FilesSection record={investor} title={texts.documents()} insiders={texts.yourself()} onChanged={readAgain} />
    </>
  )
}
