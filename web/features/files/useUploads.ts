/** The uploads of a record: one after another, each with its progress, to be cancelled, tried again and put away. */
import { useReducer, useRef } from 'react'
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

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** `onSent` is called when a file is there. All that was added goes on when the page is left for another. */
export function useUploads(host: FileHost, mostBytes: number, onSent: () => Promise<unknown>) {
  const [uploads, change] = useReducer(changed, [])
  const queue = useRef<Upload[]>([])
  const sending = useRef(false)
  const cancels = useRef(new Map<number, () => void>())

  async function send({ key, file }: Upload) {
    const { done, cancel } = sendFile(file, host, (part) => change({ key, set: { percent: Math.round(part * 100) } }))
    const cancelled = new Promise<'cancelled'>((resolve) =>
      cancels.current.set(key, () => {
        cancel()
        resolve('cancelled')
      }),
    )
    change({ key, set: { state: 'sending', percent: 0, message: '' } })
    try {
      if ((await Promise.race([done, cancelled])) === 'cancelled') return
    } catch (error) {
      change({ key, set: { state: 'failed', message: (error as Error).message } })
      return
    }
    // Before its row comes to the list of files: leaving after that, it would move what somebody is about to press there.
    change({ key, set: { state: 'done' } })
    // The file is there even when the list could not be read again.
    await onSent().catch(() => {})
  }

  async function begin(added: readonly Upload[]) {
    queue.current.push(...added)
    if (sending.current) return
    sending.current = true
    window.addEventListener('beforeunload', warn)
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next)
    window.removeEventListener('beforeunload', warn)
    sending.current = false
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => upload(file, mostBytes))
      change({ add: added })
      void begin(added.filter(({ state }) => state === 'waiting'))
    },
    retry: (key: number) => {
      change({ key, set: { state: 'waiting', percent: 0, message: '' } })
      void begin(uploads.filter((one) => one.key === key))
    },
    drop: (key: number) => {
      queue.current = queue.current.filter((one) => one.key !== key)
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
