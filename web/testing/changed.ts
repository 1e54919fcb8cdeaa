/** A change of a field as the server gives it: with its name as the label, and values that say themselves. */
import type { Change } from '#web/features/history/History.tsx'

export const changed = (field: string, before: unknown, after: unknown): Change => ({
  field,
  label: field,
  before,
  after,
  beforeInWords: null,
  afterInWords: null,
})
