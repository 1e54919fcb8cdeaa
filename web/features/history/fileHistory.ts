/** What was done with the files of a record, on records of every kind. */
import * as texts from '#texts/history/files.js'
import { after, before, sentences, type Deed } from './sentences.ts'

const deeds: Record<string, Deed> = {
  addFile: (changes) => {
    const name = after(changes, 'files')
    return before(changes, 'files') ? texts.newVersion({ name }) : texts.added({ name })
  },
  deleteFile: (changes) => texts.deleted({ name: before(changes, 'files') }),
  shareFile: (changes) =>
    after(changes, 'openFiles')
      ? texts.shared({ name: after(changes, 'openFiles') })
      : texts.keptInside({ name: before(changes, 'openFiles') }),
}

export const isOfFiles = (action: string): boolean => action in deeds

export const fileHistory = sentences(deeds, () => '')
