/** Which state of a scheduled export's run may follow which: the job that makes the file ends it. */
import * as nouns from '#texts/ui/nouns.js'
import { defineMoves } from '../../moves.ts'

/** No action makes these. */
export const exportRunMoves = defineMoves<'ExportRun', 'EXPORT_RUN_OWN'>({
  entity: 'ExportRun',
  column: 'state',
  noun: nouns.export,
  of: ({ state }) => (state === 'QUEUED' ? { DONE: 'EXPORT_RUN_OWN', FAILED: 'EXPORT_RUN_OWN' } : {}),
})
