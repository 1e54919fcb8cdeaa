/** A publication as a row and as a card of the list. */
import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/publications/list.js'
import { publicationParameter } from '#web/app/overlayParameters.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DoiLink } from './DoiLink.tsx'
import type { Publication } from './PublicationsPage.tsx'

export const PublicationCard = ({ publication }: { publication: Publication }) => (
  <Card>
    <Flex gap="1.5" wrap="wrap">
      <Tag>{publication.year}</Tag>
      {publication.openAccess && <Tag tone="info">{texts.openAccess()}</Tag>}
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
        [texts.venueColumn(), publication.venue],
        [texts.doiColumn(), publication.doi && <DoiLink key="doi" doi={publication.doi} />],
      ]}
    />
  </Card>
)

export const publicationColumns: Column<Publication>[] = [
  {
    header: texts.titleColumn(),
    share: 3,
    sort: 'TITLE',
    file: { [texts.titleColumn()]: 'title', [texts.authorsColumn()]: 'authors' },
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
  { header: texts.venueColumn(), share: 2, file: 'venue', cell: ({ venue }) => venue },
  { header: texts.yearColumn(), width: 5, sort: 'YEAR', file: 'year', cell: ({ year }) => year },
  { header: texts.doiColumn(), share: 1.5, file: 'doi', cell: ({ doi }) => doi && <DoiLink doi={doi} /> },
  {
    header: texts.accessColumn(),
    width: 7,
    file: { [texts.openAccess()]: 'openAccess' },
    cell: ({ openAccess }) => openAccess && <Tag tone="info">{texts.openAccess()}</Tag>,
  },
  {
    header: texts.projectsColumn(),
    width: 6.5,
    look: 'one-line',
    cell: ({ projects }) => projects.length > 0 && texts.projects({ count: projects.length }),
  },
]
