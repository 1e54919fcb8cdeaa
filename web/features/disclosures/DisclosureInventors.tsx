/** The inventors of a disclosure with their shares, and what each has signed. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { CircleCheck, Hourglass } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { percentOf } from '#api/features/disclosures/shares.rules.ts'
import * as texts from '#texts/disclosures/view.js'
import { dotted } from '#listed'
import type {
  DisclosureInventors_disclosure$data,
  DisclosureInventors_disclosure$key,
} from '#web/__generated__/DisclosureInventors_disclosure.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

type Signature = NonNullable<DisclosureInventors_disclosure$data['inventors'][number]['signature']>

export function DisclosureInventors({ disclosure }: { disclosure: DisclosureInventors_disclosure$key }) {
  const { status, inventors, contentHash, signatures } = useFragment(
    graphql`
      fragment DisclosureInventors_disclosure on InventionDisclosure {
        status
        contentHash
        inventors {
          id
          name
          email
          affiliation
          role
          share
          signature {
            name
            statement
            signedAt
            signedOn
            fileName
            recordedBy {
              name
            }
          }
        }
        signatures {
          voidedAt
        }
      }
    `,
    disclosure,
  )
  const voided = signatures.filter(({ voidedAt }) => voidedAt).length
  return (
    <Section title={texts.inventors()}>
      <Stack as="ul" gap="4" listStyleType="none">
        {inventors.map(({ id, name, email, affiliation, role, share, signature }) => (
          <Stack as="li" key={id} gap="1">
            <Flex gap="2" wrap="wrap" alignItems="center" justifyContent="space-between">
              <Text fontWeight="medium" dir="auto">
                {texts.inventor({ name, share: String(percentOf(share)) })}
              </Text>
              {status !== 'DRAFT' && (
                <Tag tone={signature ? 'success' : 'pending'} icon={signature ? CircleCheck : Hourglass}>
                  {signature ? texts.signed() : texts.notSigned()}
                </Tag>
              )}
            </Flex>
            <Text color="fg.muted" fontSize="sm" dir="auto">
              {dotted([affiliation, role, email])}
            </Text>
            {signature && <Signed signature={signature} />}
          </Stack>
        ))}
      </Stack>
      {contentHash && (
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {texts.hash({ hash: contentHash })}
        </Text>
      )}
      {voided > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {texts.voided({ count: voided })}
        </Text>
      )}
    </Section>
  )
}

const Signed = ({
  signature: { name, statement, signedAt, signedOn, fileName, recordedBy },
}: {
  signature: Signature
}) => (
  <Stack gap="0.5" borderInlineStartWidth="2px" paddingInlineStart="3" fontSize="sm">
    <Text dir="auto">{statement}</Text>
    <Text color="fg.muted" dir="auto">
      {signedOn
        ? texts.signedOnPaper({
            name,
            date: formatDate(signedOn),
            file: fileName,
            by: recordedBy?.name ?? texts.formerMember(),
          })
        : texts.signedBy({ name, date: formatDate(signedAt) })}
    </Text>
  </Stack>
)
