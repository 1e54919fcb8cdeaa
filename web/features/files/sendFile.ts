/** One file to the server, with its progress; a request of the older kind, because only that tells how far it is. */
import { sessionToken } from '#web/app/session.ts'
import { ServerError } from '#web/relay/environment.ts'

/** The record that the file is to hang on. */
export interface FileHost {
  entityType: 'project'
  number: number
}

interface Sending {
  /** Resolves when the file is there; rejects with a ServerError. */
  done: Promise<void>
  cancel: () => void
}

/** `onProgress` is told the part that has gone out, from 0 to 1. */
export function sendFile(file: File, { entityType, number }: FileHost, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest()
  const form = new FormData()
  // The server can refuse before the bytes come when it knows where they are to go.
  form.append('entityType', entityType)
  form.append('entityId', String(number))
  form.append('file', file)
  const done = new Promise<void>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => (request.status === 201 ? resolve() : reject(refusal(request))))
    request.addEventListener('error', () => reject(new ServerError('The connection was lost. Please try again.')))
  })
  request.open('POST', '/api/upload')
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
    return new ServerError(`The server answered ${status}. Please try again.`)
  }
}
