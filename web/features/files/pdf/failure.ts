/** Why a PDF cannot be shown, in words, with what to do about it. */
import * as texts from '#texts/files/failure.js'
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
        title: texts.thisPdfIsTooLarge(),
        message: texts.theFileIsPreviews({ size: formatBytes(size), mostBytes: formatBytes(mostBytes) }),
      }
    : null

/** The failure behind an error of pdf.js; its errors are known by name, because they come from a worker. */
export function failureOf(error: unknown): Failure {
  const { name, status } = error as { name?: string; status?: number }
  if (name === 'PasswordException')
    return {
      title: texts.thisPdfIsProtectedWith(),
      message: texts.downloadItAndEnterThe(),
    }
  if (name === 'InvalidPDFException')
    return {
      title: texts.thisPdfIsDamaged(),
      message: texts.itCannotBeShownHere(),
    }
  if (status === 401 || status === 403 || status === 404)
    return {
      title: texts.thisFileIsNoLonger(),
      message: texts.itWasDeletedOrYou(),
    }
  return {
    title: texts.thePdfCouldNotBe(),
    message: texts.checkYourConnectionAndTry(),
    retry: true,
  }
}
