/** One document: who reads it, and what may be done with it. */
import { HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Download, Eye, FileDown, Pencil, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/documents.js'
import * as files from '#texts/files/fileRow.js'
import { dotted } from '#listed'
import type { DocumentRow_document$key } from '#web/__generated__/DocumentRow_document.graphql.ts'
import { EarlierVersions } from '#web/features/files/EarlierVersions.tsx'
import type { PreviewedFile } from '#web/features/files/FilePreview.tsx'
import { NewVersion } from '#web/features/files/NewVersion.tsx'
import type { FileHost } from '#web/features/files/sendFile.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatBytes, formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { ChangeDocument } from './ChangeDocument.tsx'
import { labels, type Label } from './roomWords.ts'
import { useDocumentCopy } from './useDocumentCopy.ts'
import { useRemoveDocument } from './useRemoveDocument.tsx'

interface Props {
  document: DocumentRow_document$key
  folders: readonly { id: string; name: string }[]
  /** Where a new version is sent. */
  host: FileHost
  refresh: () => Promise<unknown>
  onRead: () => void
  /** Shows an earlier version. */
  onPreview: (file: PreviewedFile) => void
}

export function DocumentRow({ document: key, folders, host, refresh, onRead, onPreview }: Props) {
  const document = useFragment(
    graphql`
      fragment DocumentRow_document on RoomDocument {
        id
        number
        name
        size
        label
        downloadable
        isReadable
        canDownload
        canUpdate
        createdAt
        file {
          number
          contentUrl
          canReplace
          ...EarlierVersions_file
        }
        ...ChangeDocument_document
      }
    `,
    key,
  )
  const [changing, setChanging] = useState(false)
  const [replacing, setReplacing] = useState(false)
  const copy = useDocumentCopy()
  const remove = useRemoveDocument()
  const { name, size, label, downloadable, isReadable, canDownload, canUpdate, createdAt, file } = document
  const look = labels[label as Label]
  const original = file?.contentUrl
  const actions: MenuAction[] = [
    ...(isReadable ? [{ label: texts.read(), icon: Eye, onSelect: onRead }] : []),
    ...(canDownload ? [{ label: texts.copy(), icon: Download, onSelect: () => void copy(document) }] : []),
    ...(original ? [{ label: texts.original(), icon: FileDown, onSelect: () => location.assign(original) }] : []),
    ...(file?.canReplace ? [{ label: files.newVersion(), icon: Upload, onSelect: () => setReplacing(true) }] : []),
    ...(canUpdate
      ? [
          { label: texts.change(), icon: Pencil, onSelect: () => setChanging(true) },
          { label: texts.remove(), icon: Trash2, danger: true, onSelect: () => remove(document) },
        ]
      : []),
  ]
  return (
    <HStack as="li" gap="3" align="start">
      <Stack gap="1" flex="1" minW="0" align="start">
        {isReadable ? (
          <TextLink as="button" fontWeight="medium" textAlign="start" overflowWrap="anywhere" onClick={onRead}>
            {name}
          </TextLink>
        ) : (
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
        )}
        <HStack gap="2" flexWrap="wrap">
          <LookTag look={look} />
          {downloadable && <Tag tone="neutral">{texts.downloadable()}</Tag>}
          <Text color="fg.muted" fontSize="xs">
            {dotted([formatBytes(size), formatDate(createdAt)])}
          </Text>
        </HStack>
        {!isReadable && (
          <Text color="fg.muted" fontSize="sm">
            {canDownload ? texts.onlyCopy() : texts.notShown()}
          </Text>
        )}
        {replacing && file && (
          <NewVersion host={host} replacesId={file.number} refresh={refresh} onClose={() => setReplacing(false)} />
        )}
        {file && <EarlierVersions file={file} onPreview={onPreview} refresh={refresh} />}
      </Stack>
      {actions.length > 0 && <RowMenu label={texts.actionsFor({ name })} actions={actions} />}
      {changing && <ChangeDocument document={document} folders={folders} onClose={() => setChanging(false)} />}
    </HStack>
  )
}
