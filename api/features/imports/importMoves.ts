/** Which state of an import may follow which: its owner starts a check or a run, and the job ends it. */
import * as nouns from '#texts/ui/nouns.js'
import type { ImportState } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'IMPORT_OWN' | 'IMPORT_UNDO'>

const start: Partial<Record<ImportState, Mover>> = { CHECKING: 'IMPORT_OWN', RUNNING: 'IMPORT_OWN' }

const moves: Record<ImportState, Partial<Record<ImportState, Mover>>> = {
  READY: start,
  CHECKED: start,
  DONE: { ...start, UNDONE: 'IMPORT_UNDO' },
  UNDONE: start,
  FAILED: start,
  // No action makes these: the job that reads the file does.
  CHECKING: { CHECKED: 'IMPORT_OWN', FAILED: 'IMPORT_OWN' },
  RUNNING: { DONE: 'IMPORT_OWN', FAILED: 'IMPORT_OWN' },
}

/** The moves of imports. */
export const importMoves = defineMoves<'Import', Mover>({
  entity: 'Import',
  column: 'state',
  noun: nouns.import,
  of: ({ state }) => moves[state],
})
