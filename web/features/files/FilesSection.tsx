/** 'Files' of a record: the list, and for those who may the way to add to it. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Paperclip } from 'lucide-react'
import { startTransition, Suspense, useCallback, useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery, useRefetchableFragment } from 'react-relay/hooks'
import * as texts from '#texts/files/filesSection.js'
import { acceptedOf, fileTypes, wordsOf } from '#api/features/files/file.rules.ts'
import type { FilesSection_record$key } from '#web/__generated__/FilesSection_record.graphql.ts'
import type { FilesSectionQuery } from '#web/__generated__/FilesSectionQuery.graphql.ts'
import type { FilesSectionLimitQuery } from '#web/__generated__/FilesSectionLimitQuery.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { formatBytes } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { FilePreview, type PreviewedFile } from './FilePreview.tsx'
import { FileRow } from './FileRow.tsx'
import type { FileHost } from './sendFile.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

interface Props {
  record: FilesSection_record$key
  title?: string
  /** Who sees a file that is not shared. */
  insiders?: string
}

export function FilesSection({ record, title = texts.files(), insiders = texts.theProjectsPeople() }: Props) {
  const [{ __typename, number, files, canAddFiles }, refetch] = useRefetchableFragment<
    FilesSectionQuery,
    FilesSection_record$key
  >(
    graphql`
      fragment FilesSection_record on HasFiles @refetchable(queryName: "FilesSectionQuery") {
        __typename
        number
        canAddFiles
        files {
          id
          ...FileRow_file
        }
      }
    `,
    record,
  )
  const refresh = useCallback(
    () =>
      new Promise<unknown>((resolve) =>
        startTransition(() => void refetch({}, { fetchPolicy: 'network-only', onComplete: resolve })),
      ),
    [refetch],
  )
  const host = useMemo(
    () => ({ entityType: __typename.charAt(0).toLowerCase() + __typename.slice(1), number }),
    [__typename, number],
  )
  const [previewed, setPreviewed] = useState<PreviewedFile | null>(null)
  // Folded until there is something to show; not again when the last file has been deleted.
  const [folded, setFolded] = useState(files.length === 0)
  if (!files.length && !canAddFiles) return null
  if (!files.length && folded)
    return (
      <AddButton>
        <Button variant="outline" onClick={() => setFolded(false)}>
          <Paperclip size={16} aria-hidden />
          {texts.addFiles()}
        </Button>
      </AddButton>
    )
  return (
    <Section title={title}>
      {canAddFiles && (
        <Suspense>
          <AddFiles host={host} refresh={refresh} chooseNow={!folded && !files.length} />
        </Suspense>
      )}
      {files.length > 0 ? (
        <Stack as="ul" aria-label={title} gap="4" listStyleType="none">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onPreview={setPreviewed} onDeleted={() => void refresh()} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.noFilesYetWhatYou({ insiders })}</Text>
      )}
      <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
    </Section>
  )
}

interface AddProps {
  host: FileHost
  refresh: () => Promise<unknown>
  chooseNow: boolean
}

function AddFiles({ host, refresh, chooseNow }: AddProps) {
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
        chooseNow={chooseNow}
        accept={acceptedOf(fileTypes)}
        hint={texts.orDropThemHere({
          fileTypes: wordsOf(fileTypes),
          uploadMaxBytes: formatBytes(uploadMaxBytes),
        })}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </>
  )
}
