/** The uploads of a record: one after another, each with its progress, to be cancelled, tried again and put away. */
import { useEffect, useReducer, useRef } from 'react'
import * as texts from '#texts/files/useUploads.js'
import { formatBytes } from '#web/ui/format.ts'
import { sendFile, type FileHost } from './sendFile.ts'

export interface Upload {
  key: number
  file: File
  /** Percent of what has gone out; at 100 the server still looks at it. */
  percent: number
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** Why it failed, in words. */
  message: string
}

type Change = { add: Upload[] } | { key: number; set: Partial<Upload> } | { drop: number }

function changed(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if ('add' in change) return [...uploads.filter(({ state }) => state !== 'done'), ...change.add]
  if ('drop' in change) return uploads.filter(({ key }) => key !== change.drop)
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.set } : upload))
}

let keys = 0

/** `onSent` is called when a file is there. What was begun goes on when the page is left for another. */
export function useUploads(host: FileHost, mostBytes: number, onSent: () => Promise<unknown>) {
  const [uploads, change] = useReducer(changed, [])
  const cancels = useRef(new Map<number, () => void>())
  const next = uploads.find(({ state }) => state === 'waiting')
  const busy = uploads.some(({ state }) => state === 'sending')

  useEffect(() => {
    if (busy || !next) return
    const { key, file } = next
    const sending = sendFile(file, host, (part) => change({ key, set: { percent: Math.round(part * 100) } }))
    cancels.current.set(key, sending.cancel)
    change({ key, set: { state: 'sending' } })
    sending.done.then(
      () =>
        onSent()
          // The file is there even when the list of files could not be read again.
          .catch(() => {})
          .then(() => change({ key, set: { state: 'done' } })),
      (error: Error) => change({ key, set: { state: 'failed', message: error.message } }),
    )
  }, [busy, next, host, onSent])

  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [busy])

  return {
    uploads,
    add: (files: readonly File[]) => change({ add: files.map((file) => upload(file, mostBytes)) }),
    retry: (key: number) => change({ key, set: { state: 'waiting', percent: 0, message: '' } }),
    drop: (key: number) => {
      cancels.current.get(key)?.()
      change({ drop: key })
    },
  }
}

/** What the server would refuse anyway is refused before it is sent. */
function upload(file: File, mostBytes: number): Upload {
  const message =
    file.size > mostBytes
      ? texts.isLargerThan({ name: file.name, mostBytes: formatBytes(mostBytes) })
      : file.size === 0
        ? texts.isEmpty({ name: file.name })
        : ''
  return { key: ++keys, file, percent: 0, state: message ? 'failed' : 'waiting', message }
}
