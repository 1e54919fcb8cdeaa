/** One file: what it is, who brought it, and what may be done with it. */
import { HStack, Link as TextLink, Stack, Text, chakra } from '@chakra-ui/react'
import {
  Download,
  Eye,
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  Lock,
  Trash2,
  Users,
} from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/files/fileRow.js'
import type { FileRow_file$key } from '#web/__generated__/FileRow_file.graphql.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatBytes, formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import type { PreviewedFile } from './FilePreview.tsx'
import { useFileActions } from './useFileActions.tsx'

const icons: Record<string, typeof File> = {
  PDF: FileText,
  DOCX: FileText,
  TXT: FileText,
  XLSX: FileSpreadsheet,
  CSV: FileSpreadsheet,
  ZIP: FileArchive,
  PNG: FileImage,
  JPEG: FileImage,
  WebP: FileImage,
}

interface Props {
  file: FileRow_file$key
  onPreview: (file: PreviewedFile) => void
  onDeleted: () => void
}

export function FileRow({ file: key, onPreview, onDeleted }: Props) {
  const file = useFragment(
    graphql`
      fragment FileRow_file on File {
        id
        name
        mediaType
        kind
        size
        shared
        createdAt
        previewable
        contentUrl
        canShare
        canDelete
        ...useReaders_record
        uploader {
          name
        }
      }
    `,
    key,
  )
  const { share, remove } = useFileActions(onDeleted)
  const readers = useReaders(file)
  const { name, kind, size, shared, createdAt, previewable, uploader, contentUrl } = file
  const Icon = icons[kind] ?? File
  const preview = () => onPreview(file)
  const actions: MenuAction[] = [
    ...(previewable ? [{ label: texts.preview(), icon: Eye, onSelect: preview }] : []),
    { label: texts.download(), icon: Download, onSelect: () => location.assign(contentUrl ?? '') },
    ...(file.canShare && !shared
      ? [{ label: texts.openToReaders(), icon: Users, onSelect: () => void share(file, true) }]
      : []),
    ...(file.canShare && shared
      ? [{ label: texts.keepInside(), icon: Lock, onSelect: () => void share(file, false) }]
      : []),
    ...readers.actions,
    ...(file.canDelete ? [{ label: texts.delete(), icon: Trash2, danger: true, onSelect: () => remove(file) }] : []),
  ]
  return (
    <HStack as="li" gap="3" align="start">
      <chakra.span color="fg.muted" paddingTop="0.5">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Stack gap="0.5" flex="1" minW="0" align="start">
        {previewable ? (
          <TextLink as="button" fontWeight="medium" textAlign="start" overflowWrap="anywhere" onClick={preview}>
            {name}
          </TextLink>
        ) : (
          <TextLink fontWeight="medium" overflowWrap="anywhere" href={contentUrl ?? ''} download>
            {name}
          </TextLink>
        )}
        <HStack gap="2" flexWrap="wrap">
          <Text color="fg.muted" fontSize="xs">
            {[kind, formatBytes(size), uploader?.name, formatDate(createdAt)].filter(Boolean).join(' · ')}
          </Text>
          {file.canShare && (
            <Tag tone={shared ? 'success' : 'neutral'} icon={shared ? Users : Lock}>
              {shared ? texts.sharedWithReaders() : texts.inside()}
            </Tag>
          )}
        </HStack>
      </Stack>
      <RowMenu label={texts.actionsFor({ name })} actions={actions} />
      {readers.dialog}
    </HStack>
  )
}
