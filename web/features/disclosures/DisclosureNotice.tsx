/** What comes first about a disclosure: what the viewer has to do, what was asked, decided or withdrawn, and that it is confidential. */
import { Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/disclosures/view.js'
import type { DisclosureNotice_disclosure$key } from '#web/__generated__/DisclosureNotice_disclosure.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { decisions, type Decision } from './disclosureWords.ts'

export function DisclosureNotice({ disclosure }: { disclosure: DisclosureNotice_disclosure$key }) {
  const data = useFragment(
    graphql`
      fragment DisclosureNotice_disclosure on InventionDisclosure {
        status
        statementToSign
        returnReason
        decision
        reasons
        decidedAt
        withdrawReason
        withdrawnAt
        inventors {
          signature {
            signedAt
          }
        }
      }
    `,
    disclosure,
  )
  const { inventors, decision, decidedAt, withdrawnAt } = data
  const signed = inventors.filter(({ signature }) => signature).length
  return (
    <Stack gap="2">
      <Text color="fg.muted">{texts.confidential()}</Text>
      {data.statementToSign && <Note urgent>{texts.signNow()}</Note>}
      {data.status === 'SIGNING' && !data.statementToSign && (
        <Note>{texts.signatures({ signed, total: inventors.length })}</Note>
      )}
      {data.returnReason && (
        <Note urgent title={texts.returned()}>
          {data.returnReason}
        </Note>
      )}
      {decision && (
        <Note title={texts.decidedOn({ decision: decisions[decision as Decision].words, date: formatDate(decidedAt) })}>
          {data.reasons}
        </Note>
      )}
      {withdrawnAt && <Note title={texts.withdrawnOn({ date: formatDate(withdrawnAt) })}>{data.withdrawReason}</Note>}
    </Stack>
  )
}

const Note = ({ title, urgent = false, children }: { title?: string; urgent?: boolean; children: ReactNode }) => (
  <Stack role="note" gap="1" bg={urgent ? 'bg.warning' : 'bg.muted'} borderRadius="md" padding="4">
    {title && <Text fontWeight="medium">{title}</Text>}
    <WrittenText>{children}</WrittenText>
  </Stack>
)
