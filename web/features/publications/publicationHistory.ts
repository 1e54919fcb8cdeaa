/** A publication's history in words. */
import { updatePublicationRules } from '#api/features/publications/publication.rules.ts'
import texts from '#texts/publications.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'

const fileOf = (change: Change | undefined) => ({ file: (change?.after ?? change?.before ?? '') as string })

const deeds: Record<string, (change: Change | undefined) => string> = {
  createPublication: () => texts.history.created(),
  updatePublication: () => texts.history.updated(),
  linkPublicationProject: () => texts.history.linked(),
  unlinkPublicationProject: () => texts.history.unlinked(),
  addFile: (change) => texts.history.fileAdded(fileOf(change)),
  deleteFile: (change) => texts.history.fileDeleted(fileOf(change)),
  shareFile: (change) =>
    change?.after ? texts.history.fileShared(fileOf(change)) : texts.history.fileKept(fileOf(change)),
}

const { fields } = updatePublicationRules.describe()

export const publicationHistory: HistoryWords = {
  deed: (action, changes) => deeds[action]?.(changes[0]) ?? texts.history.updated(),
  shown: (action, changes) => (action === 'updatePublication' ? changes : []),
  label: (field) => (fields[field] as { meta?: { label?: string } } | undefined)?.meta?.label ?? field,
  value(_, value) {
    if (value === null || value === undefined || value === '') return texts.history.nothing()
    if (typeof value === 'boolean') return value ? texts.history.yes() : texts.history.no()
    return Array.isArray(value) ? value.join(', ') : String(value as string | number)
  },
}
