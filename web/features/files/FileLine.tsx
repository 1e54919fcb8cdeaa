/** What a file is, who brought it and when, with its menu: of a file that counts, and of an earlier version. */
import { HStack, Link as TextLink, Stack, Text, chakra } from '@chakra-ui/react'
import { Download, Eye, File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/files/fileRow.js'
import { dotted } from '#listed'
import type { FileLine_file$key } from '#web/__generated__/FileLine_file.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { formatBytes, formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import type { PreviewedFile } from './FilePreview.tsx'

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
  file: FileLine_file$key
  onPreview: (file: PreviewedFile) => void
  /** What may be done with it beside opening it. */
  actions: readonly MenuAction[]
  /** Stands beside what the file is. */
  tag?: ReactNode
  /** Stands below it. */
  children?: ReactNode
}

export function FileLine({ file: key, onPreview, actions, tag, children }: Props) {
  const file = useFragment(
    graphql`
      fragment FileLine_file on File {
        name
        mediaType
        kind
        size
        createdAt
        previewable
        contentUrl
        uploader {
          name
        }
      }
    `,
    key,
  )
  const { name, kind, size, createdAt, previewable, uploader, contentUrl } = file
  const Icon = icons[kind] ?? File
  const preview = () => onPreview(file)
  const opening: MenuAction[] = [
    ...(previewable ? [{ label: texts.preview(), icon: Eye, onSelect: preview }] : []),
    { label: texts.download(), icon: Download, onSelect: () => location.assign(contentUrl ?? '') },
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
            {dotted([kind, formatBytes(size), uploader?.name, formatDate(createdAt)])}
          </Text>
          {tag}
        </HStack>
        {children}
      </Stack>
      <RowMenu label={texts.actionsFor({ name })} actions={[...opening, ...actions]} />
    </HStack>
  )
}
