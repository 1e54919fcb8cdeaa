/** Publications as rows of their list. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/list.js'
import type {
  publicationColumns_publication$data,
  publicationColumns_publication$key,
} from '#web/__generated__/publicationColumns_publication.graphql.ts'
import { publicationParameter } from './publication.overlay.ts'
import { listed } from '#listed'
import { shownName } from '#api/features/publications/authorName.rules.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DoiLink } from './DoiLink.tsx'
import { typeWords } from './publicationTypes.ts'

type Publication = publicationColumns_publication$data[number]

export const usePublicationRows = (publications: publicationColumns_publication$key) =>
  useFragment<publicationColumns_publication$key>(
    graphql`
      fragment publicationColumns_publication on Publication @relay(plural: true) {
        id
        number
        title
        doi
        year
        venue
        authors
        openAccess
        type
        projects {
          id
        }
        ...PublicationCard_publication
      }
    `,
    publications,
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
          {listed(authors.map(shownName))}
        </Text>
      </Stack>
    ),
  },
  {
    header: texts.typeColumn(),
    width: 8,
    look: 'one-line',
    detailed: true,
    file: 'type',
    cell: ({ type }) => typeWords[type],
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
