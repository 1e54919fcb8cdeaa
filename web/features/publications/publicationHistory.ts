/** A publication's history in words. */
import { updatePublicationRules } from '#api/features/publications/publication.rules.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'

const nameIn = (change: Change | undefined) => `“${(change?.after ?? change?.before ?? '') as string}”`

const deeds: Record<string, (change: Change | undefined) => string> = {
  createPublication: () => 'added the publication',
  updatePublication: () => 'changed the publication',
  linkPublicationProject: () => 'linked a project',
  unlinkPublicationProject: () => 'unlinked a project',
  addFile: (change) => `added the file ${nameIn(change)}`,
  deleteFile: (change) => `deleted the file ${nameIn(change)}`,
  shareFile: (change) =>
    change?.after ? `opened the file ${nameIn(change)} to readers` : `kept the file ${nameIn(change)} inside`,
}

const { fields } = updatePublicationRules.describe()

export const publicationHistory: HistoryWords = {
  deed: (action, changes) => deeds[action]?.(changes[0]) ?? 'changed the publication',
  shown: (action, changes) => (action === 'updatePublication' ? changes : []),
  label: (field) => (fields[field] as { meta?: { label?: string } } | undefined)?.meta?.label ?? field,
  value(_, value) {
    if (value === null || value === undefined || value === '') return 'Nothing'
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return Array.isArray(value) ? value.join(', ') : String(value as string | number)
  },
}
