/**
 * The job that reads the file of an import: some rows at a time through the action that everything else uses too. It
 * notes how far it is after each of them, so that a run that was killed goes on from there.
 */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import { number, object } from 'yup'
import { auditOf } from '../../audit.ts'
import type { Import, ImportState } from '../../__generated__/prisma/client.ts'
import { contextInNameOf, type Context } from '../../context.ts'
import type { Db } from '../../db.ts'
import { publish } from '../../events.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { viewerColumns } from '../../viewer.ts'
import { fieldsOf } from './columns.ts'
import { withRows } from './importBytes.ts'
import { importActions, type RowError } from './importRecords.actions.ts'
import { importMoves } from './importMoves.ts'
import { kinds } from './kinds.ts'
import { columnOf, type MatchedColumn } from './matchColumns.ts'
import { UnreadableFile, type SourceRow } from './readRows.ts'

const batch = 50

export const readImport = job({
  name: 'readImport',
  rules: object({ id: number().required() }),
  retries: 3,
  async run(db, { id }) {
    const kept = await db.import.findUnique({ where: { id } })
    if (kept?.state !== 'CHECKING' && kept?.state !== 'RUNNING') return
    try {
      await withRows(kept.key, ({ rows }) => new Reading(db, kept).all(rows))
    } catch (error) {
      // What a person can put right is said at once; anything else is tried again.
      if (!(error instanceof UnreadableFile || error instanceof GraphQLError)) throw error
      await end(db, kept, 'FAILED', { error: error.message })
    }
  },
})

/** Ends a reading, unless it has been ended or begun again meanwhile. */
const end = (db: Db, kept: Import, to: ImportState, data: object = {}) =>
  inBackground(db, async (work) => {
    const audit = auditOf(work.tx, work, 'readImport')
    if (!(await moveIfUnchanged({ ...work, audit }, importMoves, kept, to, { data }))) return
    work.afterCommit(() => publish(`import:${kept.id}`, { id: kept.id }))
  })

const note = async (db: Db, id: number, data: object) => {
  await db.import.update({ where: { id }, data })
  publish(`import:${id}`, { id })
}

/** One reading of a file, from where the one before it ended. */
class Reading {
  readonly #db: Db
  readonly #kept: Import
  readonly #dryRun: boolean
  readonly #problems: RowError[]
  readonly #columnOf: ReturnType<typeof columnOf>
  readonly #fresh = new Set<string>()
  #done: number
  #created: number
  #existing: number

  constructor(db: Db, kept: Import) {
    this.#db = db
    this.#kept = kept
    this.#dryRun = kept.state === 'CHECKING'
    this.#columnOf = columnOf(kept.columns as unknown as MatchedColumn[])
    // A check keeps what it has seen in memory alone, and so begins again.
    this.#problems = this.#dryRun ? [] : (kept.problems as unknown as RowError[])
    ;[this.#done, this.#created, this.#existing] = this.#dryRun ? [0, 0, 0] : [kept.done, kept.created, kept.existing]
  }

  async all(rows: AsyncIterable<SourceRow> | Iterable<SourceRow>) {
    const ctx = await contextOf(this.#db, this.#kept.userId)
    const begun = this.#done
    let read = 0
    let waiting: SourceRow[] = []
    for await (const row of rows) {
      if (++read <= begun) continue
      waiting.push(row)
      if (waiting.length < batch) continue
      await this.#take(ctx, waiting)
      waiting = []
    }
    await this.#take(ctx, waiting)
    await (this.#dryRun
      ? end(this.#db, this.#kept, 'CHECKED')
      : end(this.#db, this.#kept, 'DONE', { endedAt: new Date() }))
  }

  async #take(ctx: Context, rows: SourceRow[]) {
    const good = rows.filter(({ problem }) => !problem)
    for (const { row, problem } of rows) if (problem) this.#problems.push({ row, field: '', message: problem })
    if (good.length) {
      const { created, existing, refused, fresh } = await importActions[this.#kept.kind].perform(ctx, {
        rows: good.map(({ row, values }) => ({
          row,
          fields: fieldsOf(kinds[this.#kept.kind], values, this.#columnOf),
        })),
        ownerEmail: this.#kept.ownerEmail || null,
        importId: encodeGlobalID('Import', this.#kept.id),
        dryRun: this.#dryRun,
      })
      this.#problems.push(...refused)
      // A row that stands twice in the file would be created once.
      const before = this.#fresh.size
      for (const key of fresh ?? []) this.#fresh.add(key)
      const added = this.#dryRun ? this.#fresh.size - before : created
      this.#created += added
      this.#existing += existing + created - added
    }
    this.#done += rows.length
    this.#problems.sort((a, b) => a.row - b.row)
    await note(this.#db, this.#kept.id, {
      done: this.#done,
      created: this.#created,
      existing: this.#existing,
      refused: new Set(this.#problems.map(({ row }) => row)).size,
      problems: this.#problems as object[],
    })
  }
}

/** The person who asked for it, with the rights of now. */
async function contextOf(db: Db, userId: number): Promise<Context> {
  const viewer = await db.user.findFirstOrThrow({ where: { id: userId, status: 'ACTIVE' }, select: viewerColumns })
  return contextInNameOf(db, viewer, 'import')
}
