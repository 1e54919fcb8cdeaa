/** One file of a record, and what may be done with it. */
import { Lock, Trash2, Upload, Users } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/files/fileRow.js'
import type { FileRow_file$key } from '#web/__generated__/FileRow_file.graphql.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { EarlierVersions } from './EarlierVersions.tsx'
import { FileLine } from './FileLine.tsx'
import type { PreviewedFile } from './FilePreview.tsx'
import { NewVersion } from './NewVersion.tsx'
import type { FileHost } from './sendFile.ts'
import { useFileActions } from './useFileActions.tsx'

interface Props {
  file: FileRow_file$key
  onPreview: (file: PreviewedFile) => void
  /** Reads the files again, after one has come or gone. */
  refresh: () => Promise<unknown>
  /** Where a new version is sent; without it none is offered. */
  host?: FileHost
}

export function FileRow({ file: key, onPreview, refresh, host }: Props) {
  const file = useFragment(
    graphql`
      fragment FileRow_file on File {
        id
        number
        name
        shared
        canShare
        canDelete
        canReplace
        ...FileLine_file
        ...EarlierVersions_file
        ...useReaders_record
      }
    `,
    key,
  )
  const { share, remove } = useFileActions(() => void refresh())
  const readers = useReaders(file)
  const [replacing, setReplacing] = useState(false)
  const { number, shared, canShare, canDelete, canReplace } = file
  const actions: MenuAction[] = [
    ...(canReplace && host ? [{ label: texts.newVersion(), icon: Upload, onSelect: () => setReplacing(true) }] : []),
    ...(canShare && !shared
      ? [{ label: texts.openToReaders(), icon: Users, onSelect: () => void share(file, true) }]
      : []),
    ...(canShare && shared ? [{ label: texts.keepInside(), icon: Lock, onSelect: () => void share(file, false) }] : []),
    ...readers.actions,
    ...(canDelete ? [{ label: texts.delete(), icon: Trash2, danger: true, onSelect: () => remove(file) }] : []),
  ]
  const tag = canShare && (
    <Tag tone={shared ? 'success' : 'neutral'} icon={shared ? Users : Lock}>
      {shared ? texts.sharedWithReaders() : texts.inside()}
    </Tag>
  )
  return (
    <FileLine file={file} onPreview={onPreview} actions={actions} tag={tag}>
      {replacing && host && (
        <NewVersion host={host} replacesId={number} refresh={refresh} onClose={() => setReplacing(false)} />
      )}
      <EarlierVersions file={file} onPreview={onPreview} refresh={refresh} />
      {readers.dialog}
    </FileLine>
  )
}
