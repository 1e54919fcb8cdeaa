/** A publication beside the list: what it is, its projects, files and history. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/sheet.js'
import * as list from '#texts/publications/list.js'
import type { PublicationSheetQuery } from '#web/__generated__/PublicationSheetQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'
import { DoiLink } from './DoiLink.tsx'
import { EditPublication } from './PublicationForm.tsx'
import { publicationHistory } from './publicationHistory.ts'
import { PublicationProjects } from './PublicationProjects.tsx'
import { useDeletePublication } from './useDeletePublication.tsx'

export const PublicationSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <SideDrawer open={number !== null} title={texts.title()} kind onClose={onClose}>
    {number !== null && <Opened key={number} number={number} onClose={onClose} />}
  </SideDrawer>
)

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { publication } = useRead<PublicationSheetQuery>(
    graphql`
      query PublicationSheetQuery($number: Int!) {
        publication(number: $number) {
          id
          title
          authors
          year
          venue
          doi
          openAccess
          createdAt
          canUpdate
          owner {
            name
          }
          ...PublicationForm_publication
          ...PublicationProjects_publication
          ...FilesSection_record
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const [editing, setEditing] = useState(false)
  const remove = useDeletePublication(onClose)
  if (!publication)
    return (
      <Stack gap="2">
        <Heading as="h2" size="md">
          {texts.unavailable()}
        </Heading>
        <Text color="fg.muted">{texts.gone()}</Text>
      </Stack>
    )
  const { id, title, doi } = publication
  return (
    <Stack gap="6" paddingY="2">
      <Stack gap="2">
        <HStack gap="1.5">
          <Tag>{publication.year}</Tag>
          {publication.openAccess && <Tag tone="info">{list.openAccess()}</Tag>}
        </HStack>
        <Heading as="h2" size="xl" overflowWrap="anywhere" dir="auto">
          {title}
        </Heading>
        <Text overflowWrap="anywhere" dir="auto">
          {publication.authors.join(', ')}
        </Text>
        {publication.canUpdate && (
          <HStack>
            <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
              <Pencil size={16} aria-hidden />
              {texts.edit()}
            </Button>
            <Button size="sm" variant="outline" colorPalette="red" onClick={() => remove({ id, title })}>
              <Trash2 size={16} aria-hidden />
              {texts.delete()}
            </Button>
          </HStack>
        )}
      </Stack>
      <Facts
        facts={[
          [texts.venue(), publication.venue],
          [list.doiColumn(), doi && <DoiLink key="doi" doi={doi} />],
          [texts.addedBy(), publication.owner?.name ?? texts.formerMember()],
          [texts.added(), formatDate(publication.createdAt)],
        ]}
      />
      <PublicationProjects publication={publication} />
      <FilesSection record={publication} insiders={texts.fileReaders()} />
      <RecordHistory record={publication} words={publicationHistory} />
      {editing && <EditPublication publication={publication} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
