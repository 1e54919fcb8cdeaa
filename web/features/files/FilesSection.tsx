/** 'Files' of a record: the list, and for those who may the way to add to it. */
import { Stack, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { acceptedOf, fileTypes, wordsOf } from '#api/features/files/file.rules.ts'
import type { FilesSection_files$key } from '#web/__generated__/FilesSection_files.graphql.ts'
import type { FilesSectionLimitQuery } from '#web/__generated__/FilesSectionLimitQuery.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { formatBytes } from '#web/ui/format.ts'
import { FilePreview, type PreviewedFile } from './FilePreview.tsx'
import { FileRow } from './FileRow.tsx'
import type { FileHost } from './sendFile.ts'
import { UploadList } from './UploadList.tsx'
import { useFilesAgain } from './useFilesAgain.ts'
import { useUploads } from './useUploads.ts'

interface Props {
  /** The record's global id; `host` is the same record as uploads name it. */
  id: string
  title?: string
  host: FileHost
  files: FilesSection_files$key
  canAdd: boolean
  /** Who sees a file that is not shared. */
  insiders?: string
}

export function FilesSection({
  id,
  title = 'Files',
  host,
  files: key,
  canAdd,
  insiders = 'the project’s people',
}: Props) {
  const refresh = useFilesAgain(id)
  const files = useFragment(
    graphql`
      fragment FilesSection_files on File @relay(plural: true) {
        id
        ...FileRow_file
      }
    `,
    key,
  )
  const [previewed, setPreviewed] = useState<PreviewedFile | null>(null)
  if (!canAdd && !files.length) return null
  return (
    <Section title={title}>
      {canAdd && (
        <Suspense>
          <AddFiles host={host} refresh={refresh} />
        </Suspense>
      )}
      {files.length > 0 ? (
        <Stack as="ul" aria-label={title} gap="4" listStyleType="none">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onPreview={setPreviewed} onDeleted={() => void refresh()} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">No files yet. What you add is seen by {insiders} and the university.</Text>
      )}
      <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
    </Section>
  )
}

function AddFiles({ host, refresh }: { host: FileHost; refresh: () => Promise<unknown> }) {
  const { uploadMaxBytes } = useLazyLoadQuery<FilesSectionLimitQuery>(
    graphql`
      query FilesSectionLimitQuery {
        uploadMaxBytes
      }
    `,
    {},
  )
  const { uploads, add, retry, drop } = useUploads(host, uploadMaxBytes, refresh)
  return (
    <>
      <DropZone
        accept={acceptedOf(fileTypes)}
        hint={`Or drop them here. ${wordsOf(fileTypes)}, up to ${formatBytes(uploadMaxBytes)} each.`}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </>
  )
}
