/** The way to add files to a record: chosen or dropped, sent one after another, with what went wrong. */
import * as texts from '#texts/files/filesSection.js'
import { acceptedOf, fileTypes, wordsOf } from '#api/features/files/file.rules.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { formatBytes } from '#web/ui/format.ts'
import type { FileHost } from './sendFile.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './useUploads.ts'

interface Props {
  host: FileHost
  refresh: () => Promise<unknown>
  chooseNow?: boolean
  /** Takes one file instead of many. */
  single?: boolean
}

export function AddFiles({ host, refresh, chooseNow = false, single = false }: Props) {
  const { uploadMaxBytes } = useApp().platformSettings
  const { uploads, add, retry, drop } = useUploads(host, uploadMaxBytes, refresh)
  const limits = { fileTypes: wordsOf(fileTypes), uploadMaxBytes: formatBytes(uploadMaxBytes) }
  return (
    <>
      <DropZone
        chooseNow={chooseNow}
        single={single}
        accept={acceptedOf(fileTypes)}
        hint={single ? texts.orDropItHere(limits) : texts.orDropThemHere(limits)}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </>
  )
}
