/** One file to the server, with its progress; a request of the older kind, because only that tells how far it is. */
import * as texts from '#texts/files/sendFile.js'
import type { Attachment } from '#api/features/files/file.rules.ts'
import { sessionToken } from '#web/app/session.ts'
import { ServerError } from '#web/relay/environment.ts'

/** The record that the file is to belong to. */
export interface FileHost {
  /** What kind of record it is, as the documented call names it: 'project'. */
  entityType: string
  number: number
  /** Which attachment of a proposal it is. */
  purpose?: Attachment
  /** The number of the file whose place it takes. */
  replacesId?: number
}

interface Sending {
  /** Resolves with the answer's body when the file is there; rejects with a ServerError. */
  done: Promise<unknown>
  cancel: () => void
}

type OnProgress = (part: number) => void

/** `onProgress` is told the part that has gone out, from 0 to 1. */
export const sendFile = (
  file: File,
  { entityType, number, purpose, replacesId }: FileHost,
  onProgress: OnProgress,
): Sending =>
  // The server can refuse before the bytes come when it knows where they are to go.
  sendTo(
    '/api/upload',
    {
      entityType,
      entityId: String(number),
      ...(purpose && { purpose }),
      ...(replacesId && { replacesId: String(replacesId) }),
    },
    file,
    onProgress,
  )

/** Sends a file with its fields to a call that answers 201. */
export function sendTo(path: string, fields: Record<string, string>, file: File, onProgress: OnProgress): Sending {
  const request = new XMLHttpRequest()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const done = new Promise<unknown>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status === 201 ? resolve(JSON.parse(request.responseText)) : reject(refusal(request)),
    )
    request.addEventListener('error', () => reject(new ServerError(texts.theConnectionWasLostPlease())))
  })
  request.open('POST', path)
  const token = sessionToken()
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.send(form)
  return { done, cancel: () => request.abort() }
}

function refusal({ status, responseText }: XMLHttpRequest): ServerError {
  try {
    const { message, code } = JSON.parse(responseText) as { message: string; code: string }
    return new ServerError(message, { code })
  } catch {
    return new ServerError(texts.theServerAnsweredPlease({ status }))
  }
}
