/** A publication as a card of the list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/list.js'
import type { PublicationCard_publication$key } from '#web/__generated__/PublicationCard_publication.graphql.ts'
import { listed } from '#listed'
import { shownName } from '#api/features/publications/authorName.rules.ts'
import { publicationParameter } from './publication.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { DoiLink } from './DoiLink.tsx'
import { typeWords } from './publicationTypes.ts'

export function PublicationCard({ publication: key }: { publication: PublicationCard_publication$key }) {
  const { number, title, doi, year, venue, authors, openAccess, type } = useFragment(
    graphql`
      fragment PublicationCard_publication on Publication {
        number
        title
        doi
        year
        venue
        authors
        openAccess
        type
      }
    `,
    key,
  )
  return (
    <Card>
      <Flex gap="1.5" wrap="wrap">
        <Tag>{year}</Tag>
        <Tag>{typeWords[type]}</Tag>
        {openAccess && <Tag tone="info">{texts.openAccess()}</Tag>}
      </Flex>
      <Heading as="h2" size="md">
        <RecordLink parameter={publicationParameter} number={number} overflowWrap="anywhere" dir="auto">
          {title}
        </RecordLink>
      </Heading>
      <Text fontSize="sm" color="fg.muted" dir="auto">
        {listed(authors.map(shownName))}
      </Text>
      <Facts
        facts={[
          [texts.venueColumn(), venue],
          [texts.doiColumn(), doi && <DoiLink key="doi" doi={doi} />],
        ]}
      />
    </Card>
  )
}
