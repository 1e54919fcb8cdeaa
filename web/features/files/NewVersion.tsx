/** Where the new version of a file is chosen: below it, with the file dialog open at once. */
import { Button, Stack } from '@chakra-ui/react'
import { useMemo } from 'react'
import * as texts from '#texts/files/newVersion.js'
import { toast } from '#web/ui/feedback/toast.ts'
import { AddFiles } from './AddFiles.tsx'
import type { FileHost } from './sendFile.ts'

interface Props {
  host: FileHost
  /** The number of the file whose place it takes. */
  replacesId: number
  /** Reads the files again. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

export function NewVersion({ host, replacesId, refresh, onClose }: Props) {
  const place = useMemo(() => ({ ...host, replacesId }), [host, replacesId])
  const onSent = async () => {
    onClose()
    toast({ kind: 'success', title: texts.uploaded() })
    await refresh()
  }
  return (
    <Stack alignSelf="stretch" gap="2" marginTop="2" role="group" aria-label={texts.newVersion()}>
      <AddFiles host={place} refresh={onSent} single chooseNow />
      <Button size="sm" variant="ghost" alignSelf="start" onClick={onClose}>
        {texts.cancel()}
      </Button>
    </Stack>
  )
}
