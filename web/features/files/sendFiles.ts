/** Sends files that were chosen before their record was there, one after another. */
import * as texts from '#texts/files/chooseFiles.js'
import { toast } from '#web/ui/feedback/toast.ts'
import { sendFile, type FileHost } from './sendFile.ts'

/** What could not be sent is named, with the reason; the others are sent all the same. */
export async function sendFiles(files: readonly File[], host: FileHost): Promise<void> {
  const failed: string[] = []
  for (const file of files)
    await sendFile(file, host, () => {}).done.catch(({ message }: Error) =>
      failed.push(texts.notSent({ name: file.name, message })),
    )
  if (failed.length) toast({ kind: 'error', title: texts.failed(), description: failed.join(' ') })
}
