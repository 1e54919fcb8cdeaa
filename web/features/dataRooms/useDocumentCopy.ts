/** Saves a copy of a document, with the reader's name in it where it has pages. */
import * as texts from '#texts/dataRooms/documents.js'
import { toast } from '#web/ui/feedback/toast.ts'
import { fetchBytes } from './fetchBytes.ts'

export const useDocumentCopy = () => async (document: { number: number; name: string }) => {
  try {
    const { bytes, name } = await fetchBytes(`${document.number}/content`)
    const link = window.document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes]))
    link.download = name ?? document.name
    link.click()
    // The browser has begun to save it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  } catch (error) {
    toast({ kind: 'error', title: texts.copyFailed(), description: (error as Error).message })
  }
}
