/** 'Files' of a record: the list, and for those who may the way to add to it. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Paperclip } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/files/filesSection.js'
import type { FilesSection_record$key } from '#web/__generated__/FilesSection_record.graphql.ts'
import type { FilesSectionQuery } from '#web/__generated__/FilesSectionQuery.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { AddFiles } from './AddFiles.tsx'
import { FilePreview, type PreviewedFile } from './FilePreview.tsx'
import { FileRow } from './FileRow.tsx'

const again = graphql`
  query FilesSectionQuery($id: ID!) {
    node(id: $id) {
      ...FilesSection_record @alias
    }
  }
`

interface Props {
  record: FilesSection_record$key
  title?: string
  /** Who sees a file that is not shared. */
  insiders?: string
  /** Called when a file has come or gone, where more than the files depends on it. */
  onChanged?: () => void
}

export function FilesSection({
  record,
  title = texts.files(),
  insiders = texts.theProjectsPeople(),
  onChanged,
}: Props) {
  const environment = useRelayEnvironment()
  const { __typename, id, number, files, canAddFiles } = useFragment(
    graphql`
      fragment FilesSection_record on HasFiles {
        __typename
        id
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
  // Also when the page was left meanwhile: what shows the files then has all of them.
  const refresh = useCallback(
    () => fetchQuery<FilesSectionQuery>(environment, again, { id }).toPromise().finally(onChanged),
    [environment, id, onChanged],
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
      {canAddFiles && <AddFiles host={host} refresh={refresh} chooseNow={!folded && !files.length} />}
      {files.length > 0 ? (
        <Stack as="ul" aria-label={title} gap="4" listStyleType="none">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onPreview={setPreviewed} refresh={refresh} host={host} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.noFilesYetWhatYou({ insiders })}</Text>
      )}
      <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
    </Section>
  )
}
