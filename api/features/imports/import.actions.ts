/** An import through the page: the file is there, its columns are matched, and then a job checks or takes in every row. */
import * as texts from '#texts/imports/errors.js'
import type { Import } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { dayLength } from '../../days.ts'
import { conflict, forbidden } from '../../errors.ts'
import { featureIsOn } from '../../flags/featureIsOn.ts'
import { enqueue } from '../../job.ts'
import { move } from '../../moves.ts'
import { readImport } from './import.jobs.ts'
import { removeUntouched } from '../../importing/undo.ts'
import { kinds } from './kinds.ts'
import { importMoves } from './importMoves.ts'
import { needFields } from './needFields.ts'
import { addImportRules, runImportRules, undoImportRules } from './import.rules.ts'
import type { MatchedColumn } from './matchColumns.ts'

/** Written by the upload, which has read the file; there is no mutation for it. */
export const addImport = action({
  name: 'addImport',
  requires: 'PROJECT_IMPORT',
  rules: addImportRules,
  description: 'Keeps an uploaded file of records, whose bytes are in the storage.',
  async run({ tx, viewer, audit }, { columns, ...file }) {
    if (!(await featureIsOn(tx, viewer, 'IMPORTS'))) throw forbidden(texts.importsOff())
    const { id } = await tx.import.create({ data: { ...file, columns, userId: viewer.id } })
    await audit('Import', id, { kind: [null, file.kind], fileName: [null, file.fileName] })
    return { id }
  },
})

export const runImport = action({
  name: 'runImport',
  requires: 'IMPORT_OWN',
  rules: runImportRules,
  description: 'Has every row of an uploaded file checked, or taken in; importProgressed tells how far that is.',
  async run(work, { id, dryRun, columns, ownerEmail }) {
    const { tx, access, viewer } = work
    if (!(await featureIsOn(tx, viewer, 'IMPORTS'))) throw forbidden(texts.importsOff())
    const kept = await access.find('IMPORT_OWN', id)
    if (kept.state === 'CHECKING' || kept.state === 'RUNNING') throw conflict(texts.beingRead())
    needFields(kept.kind, columns)
    const fields = new Map(columns?.map(({ name, field }) => [name, field ?? null]))
    const matched = (kept.columns as unknown as MatchedColumn[]).map((column) => ({
      ...column,
      field: fields.has(column.name) ? fields.get(column.name)! : column.field,
    }))
    await move(work, importMoves, kept, dryRun ? 'CHECKING' : 'RUNNING', {
      data: {
        columns: matched,
        ownerEmail: ownerEmail ?? '',
        done: 0,
        created: 0,
        existing: 0,
        refused: 0,
        problems: [],
        error: null,
      },
    })
    await enqueue(tx, readImport, { id })
    return { importId: id }
  },
})

/** Until when an import can be undone: a day from the end of its run; null when it is not one that can be. */
export const undoUntil = ({ state, endedAt }: Pick<Import, 'state' | 'endedAt'>): Date | null =>
  state === 'DONE' && endedAt ? new Date(endedAt.getTime() + dayLength) : null

export const undoImport = action({
  name: 'undoImport',
  requires: 'IMPORT_UNDO',
  rules: undoImportRules,
  description:
    'Deletes what an import created within the last 24 hours, except records that someone has changed since. Deleted projects can be restored for 30 days.',
  async run(work, { id }) {
    const kept = await work.access.find('IMPORT_UNDO', id)
    const until = undoUntil(kept)
    if (until && until <= new Date()) throw conflict(texts.undoIsOver())
    await move(work, importMoves, kept, 'UNDONE')
    const removed = await removeUntouched(work, kinds[kept.kind].model, id)
    await work.tx.import.update({ where: { id }, data: { removed } })
    return { importId: id, removed }
  },
})
