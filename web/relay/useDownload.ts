/** `useDownload()`: a file of the server, asked for as the viewer and kept by the browser; a failure is told. */
import { useState } from 'react'
import * as texts from '#texts/ui/download.js'
import { sessionToken } from '#web/app/session.ts'
import { saveFile } from './saveFile.ts'
import { isInterrupted } from './connectivity.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** The download and whether it is under way. */
export function useDownload(): [(path: string, name: string) => Promise<void>, boolean] {
  const [pending, setPending] = useState(false)
  const download = async (path: string, name: string) => {
    setPending(true)
    try {
      saveFile(await fetched(path), name)
    } catch (error) {
      toast({
        kind: 'error',
        title: texts.failed(),
        description: isInterrupted(error) ? texts.checkYourConnection() : (error as Error).message,
      })
    } finally {
      setPending(false)
    }
  }
  return [download, pending]
}

async function fetched(path: string): Promise<Blob> {
  const token = sessionToken()
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (answer.ok) return answer.blob()
  const said = (await answer.json().catch(() => null)) as { message?: string } | null
  throw new Error(said?.message ?? texts.refused({ status: answer.status }))
}
