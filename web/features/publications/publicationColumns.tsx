/** A publication as a row and as a card of the list. */
import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { publicationParameter } from '#web/app/overlayParameters.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatMany } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DoiLink } from './DoiLink.tsx'
import type { Publication } from './PublicationsPage.tsx'

export const PublicationCard = ({ publication }: { publication: Publication }) => (
  <Card>
    <Flex gap="1.5" wrap="wrap">
      <Tag>{publication.year}</Tag>
      {publication.openAccess && <Tag tone="info">Open access</Tag>}
    </Flex>
    <Heading as="h2" size="md">
      <RecordLink parameter={publicationParameter} number={publication.number} overflowWrap="anywhere" dir="auto">
        {publication.title}
      </RecordLink>
    </Heading>
    <Text fontSize="sm" color="fg.muted" dir="auto">
      {publication.authors.join(', ')}
    </Text>
    <Facts
      facts={[
        ['Venue', publication.venue],
        ['DOI', publication.doi && <DoiLink key="doi" doi={publication.doi} />],
      ]}
    />
  </Card>
)

export const publicationColumns: Column<Publication>[] = [
  {
    header: 'Title',
    share: 3,
    sort: 'TITLE',
    file: { Title: 'title', Authors: 'authors' },
    cell: ({ number, title, authors }) => (
      <Stack gap="0">
        <RecordLink parameter={publicationParameter} number={number} overflowWrap="anywhere" dir="auto">
          {title}
        </RecordLink>
        <Text fontSize="xs" color="fg.muted" lineClamp={1} dir="auto">
          {authors.join(', ')}
        </Text>
      </Stack>
    ),
  },
  { header: 'Venue', share: 2, file: 'venue', cell: ({ venue }) => venue },
  { header: 'Year', width: 5, sort: 'YEAR', file: 'year', cell: ({ year }) => year },
  { header: 'DOI', share: 1.5, file: 'doi', cell: ({ doi }) => doi && <DoiLink doi={doi} /> },
  {
    header: 'Access',
    width: 7,
    file: { 'Open access': 'openAccess' },
    cell: ({ openAccess }) => openAccess && <Tag tone="info">Open access</Tag>,
  },
  {
    header: 'Projects',
    width: 6.5,
    look: 'one-line',
    cell: ({ projects }) => projects.length > 0 && formatMany(projects.length, 'project'),
  },
]
