/** Bytes of a data room, with the session: no address opens them by itself. */
import * as texts from '#texts/dataRooms/reader.js'
import { sessionToken } from '#web/app/session.ts'
import { ServerError } from '#web/relay/environment.ts'

export interface Fetched {
  bytes: Uint8Array<ArrayBuffer>
  /** How many pages the document has; 0 when it goes out as it is. */
  pages: number
  /** The name under which it is saved, where the server gives one. */
  name: string | null
}

/** `path` is below /api/data-room-documents. Throws a ServerError with the words of the refusal. */
export async function fetchBytes(path: string, signal?: AbortSignal): Promise<Fetched> {
  const token = sessionToken()
  const answer = await fetch(`/api/data-room-documents/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) throw await refusal(answer)
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    pages: Number(answer.headers.get('page-count') ?? 0),
    name: name ? decodeURIComponent(name) : null,
  }
}

async function refusal(answer: Response): Promise<ServerError> {
  // What one may not see any more answers as if it were not there.
  if (answer.status === 404) return new ServerError(texts.ended(), { code: 'NOT_FOUND' })
  const { message, code } = (await answer.json().catch(() => ({}))) as { message?: string; code?: string }
  return new ServerError(message ?? texts.failed(), { code: code ?? 'INTERNAL' })
}
