/** A disclosure as a card of the team's list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/disclosures/list.js'
import { dotted } from '#listed'
import type { DisclosureCard_disclosure$key } from '#web/__generated__/DisclosureCard_disclosure.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { DisclosureTag } from './DisclosureTag.tsx'

export function DisclosureCard({ disclosure: key }: { disclosure: DisclosureCard_disclosure$key }) {
  const disclosure = useFragment(
    graphql`
      fragment DisclosureCard_disclosure on InventionDisclosure {
        path
        title
        status
        decideBy
        submitter {
          name
        }
        handler {
          name
        }
        ...DisclosureTag_disclosure
      }
    `,
    key,
  )
  const { path, title, status, decideBy, submitter, handler } = disclosure
  const waits = status === 'SUBMITTED' || status === 'IN_REVIEW'
  return (
    <Card aria-label={title}>
      <Flex gap="1.5" wrap="wrap">
        <DisclosureTag disclosure={disclosure} />
      </Flex>
      <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {dotted([submitter?.name ?? texts.formerMember(), handler?.name ?? texts.nobody()])}
      </Text>
      {waits && (
        <Text fontSize="sm" color="fg.muted">
          {texts.decideByDay({ date: formatDate(decideBy) })}
        </Text>
      )}
    </Card>
  )
}
