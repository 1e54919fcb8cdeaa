/** The documents of a data room by their folders, with what may be done with each. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { FolderPlus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/documents.js'
import type { RoomDocuments_room$key } from '#web/__generated__/RoomDocuments_room.graphql.ts'
import type { RoomDocumentsQuery } from '#web/__generated__/RoomDocumentsQuery.graphql.ts'
import { AddFiles } from '#web/features/files/AddFiles.tsx'
import { FilePreview, type PreviewedFile } from '#web/features/files/FilePreview.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useMoment } from '#web/ui/useMoment.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { FolderActions } from './FolderActions.tsx'
import { NameFolder } from './NameFolder.tsx'
import { RoomReader, type ReadDocument } from './RoomReader.tsx'

const again = graphql`
  query RoomDocumentsQuery($id: ID!) {
    node(id: $id) {
      ...RoomDocuments_room @alias
    }
  }
`

export function RoomDocuments({ room: key }: { room: RoomDocuments_room$key }) {
  const environment = useRelayEnvironment()
  const room = useFragment(
    graphql`
      fragment RoomDocuments_room on DataRoom {
        id
        number
        canUpdate
        canRequest
        hasMoreAfterNda
        ownGrant {
          isStanding
          endsAt
        }
        folders {
          id
          name
        }
        documents {
          id
          number
          name
          folder {
            id
            name
          }
          ...DocumentRow_document
        }
      }
    `,
    key,
  )
  const { id, number, canUpdate, canRequest, hasMoreAfterNda, ownGrant, documents, folders } = room
  // What cannot be read again stays as it is; the server gives out no document that may no longer be read.
  const refresh = useCallback(
    () =>
      fetchQuery<RoomDocumentsQuery>(environment, again, { id })
        .toPromise()
        .catch(() => {}),
    [environment, id],
  )
  useMoment(ownGrant?.isStanding ? ownGrant.endsAt : null, refresh)
  const host = useMemo(() => ({ entityType: 'dataRoom', number }), [number])
  const [reading, setReading] = useState<ReadDocument | null>(null)
  const [previewed, setPreviewed] = useState<PreviewedFile | null>(null)
  const [naming, setNaming] = useState(false)
  const groups = new Map<string, { id: string; name: string }>()
  for (const folder of [...(folders ?? []), ...documents.flatMap((one) => one.folder ?? [])])
    groups.set(folder.id, folder)
  const inOrder = [...groups.values()].sort((a, b) => a.name.localeCompare(b.name))
  const within = (folderId: string | undefined) => documents.filter(({ folder }) => folder?.id === folderId)
  const rows = (folderId: string | undefined, label: string) => (
    <Stack as="ul" aria-label={label} gap="4" listStyleType="none">
      {within(folderId).map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          folders={folders ?? []}
          host={host}
          refresh={refresh}
          onRead={() => setReading(document)}
          onPreview={setPreviewed}
        />
      ))}
    </Stack>
  )
  const loose = within(undefined).length > 0
  return (
    <Section title={texts.documents()}>
      {canUpdate && (
        <>
          <Text color="fg.muted">{texts.hint()}</Text>
          <AddFiles host={host} refresh={refresh} />
          <HStack>
            <Button size="sm" variant="outline" onClick={() => setNaming(true)}>
              <FolderPlus size={16} aria-hidden />
              {texts.addFolder()}
            </Button>
          </HStack>
        </>
      )}
      {loose && rows(undefined, texts.documents())}
      {inOrder.map((folder) => (
        <Stack key={folder.id} gap="3">
          <HStack justifyContent="space-between" borderTopWidth="1px" paddingTop="3">
            <Heading as="h3" size="sm" dir="auto" overflowWrap="anywhere">
              {folder.name}
            </Heading>
            {canUpdate && <FolderActions folder={folder} />}
          </HStack>
          {within(folder.id).length > 0 ? (
            rows(folder.id, folder.name)
          ) : (
            <Text color="fg.muted">{texts.emptyFolder()}</Text>
          )}
        </Stack>
      ))}
      {!documents.length && !canUpdate && <Text color="fg.muted">{texts.none()}</Text>}
      {canRequest && hasMoreAfterNda && <Text color="fg.muted">{texts.moreAfterNda()}</Text>}
      <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
      {naming && <NameFolder roomId={id} onClose={() => setNaming(false)} />}
      {reading && (
        <RoomReader
          document={reading}
          closed={!documents.some((one) => one.id === reading.id)}
          onClose={() => setReading(null)}
        />
      )}
    </Section>
  )
}
