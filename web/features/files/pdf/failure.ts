/** Why a PDF cannot be shown, in words, with what to do about it. */
import { formatBytes } from '#web/ui/format.ts'

export interface Failure {
  title: string
  message: string
  /** Whether another attempt can succeed. */
  retry?: true
}

/** The largest file that is loaded into the viewer. */
const mostBytes = 100 * 1_048_576

/** The failure of a file that is too large to be loaded at all. */
export const tooLarge = (size: number): Failure | null =>
  size > mostBytes
    ? {
        title: 'This PDF is too large to preview',
        message: `The file is ${formatBytes(size)}. Previews show up to ${formatBytes(mostBytes)}. Download it to open it.`,
      }
    : null

/** The failure behind an error of pdf.js; its errors are known by name, because they come from a worker. */
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number }
  if (name === 'PasswordException')
    return {
      title: 'This PDF is protected with a password',
      message: 'Download it and enter the password in your PDF reader.',
    }
  if (name === 'InvalidPDFException')
    return {
      title: 'This PDF is damaged',
      message: 'It cannot be shown here. Download it and try another PDF reader.',
    }
  if (status === 401 || status === 403 || status === 404)
    return {
      title: 'This file is no longer available',
      message: 'It was deleted, or you no longer have access to it. Reload the page to see the current files.',
    }
  return {
    title: 'The PDF could not be loaded',
    message: 'Check your connection and try again, or download the file.',
    retry: true,
  }
}
