/** How far an import is, in words. */
import * as texts from '#texts/imports/importHistory.js'
import type { ImportState } from '#web/__generated__/ImportHistory_import.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export const importStates: Record<ImportState, { label: string; tone: Tone }> = {
  READY: { label: texts.notCheckedYet(), tone: 'neutral' },
  CHECKING: { label: texts.checking(), tone: 'info' },
  CHECKED: { label: texts.checked(), tone: 'info' },
  RUNNING: { label: texts.importing(), tone: 'info' },
  DONE: { label: texts.imported(), tone: 'success' },
  FAILED: { label: texts.failed(), tone: 'danger' },
  UNDONE: { label: texts.undone(), tone: 'neutral' },
}
