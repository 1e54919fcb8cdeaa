/** An index over the texts of a table, in step with the database whenever it is asked, on every server alike. */
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../db.ts'
import { MatchIndex, type MatchText } from '../../matching/matchIndex.ts'

/** When a row was last changed, by its number. */
interface Version {
  id: number
  updatedAt: Date
}

export interface Table {
  /** A text that changes whenever one of the rows does, is added or goes. */
  fingerprint: (db: Db) => Promise<string>
  versions: (db: Db) => Promise<Version[]>
  texts: (db: Db, ids: readonly number[]) => Promise<(MatchText & Version)[]>
}

/** So many rows are read and indexed before others get their turn. */
const batch = 20

export class TextIndex {
  readonly #table: Table
  readonly #index = new MatchIndex<number>()
  readonly #versions = new Map<number, number>()
  #fingerprint = ''
  #last: Promise<unknown> = Promise.resolve()

  constructor(table: Table) {
    this.#table = table
  }

  /** Hands the index, up to date, to one task after another: it must not change while one ranks. */
  use<Result>(db: Db, task: (index: MatchIndex<number>) => Promise<Result>): Promise<Result> {
    const run = this.#last.then(async () => {
      await this.#update(db)
      return task(this.#index)
    })
    this.#last = run.catch(() => undefined)
    return run
  }

  async #update(db: Db): Promise<void> {
    const fingerprint = await this.#table.fingerprint(db)
    if (fingerprint === this.#fingerprint) return
    const versions = new Map((await this.#table.versions(db)).map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
    for (const id of this.#index.ids)
      if (!versions.has(id)) {
        this.#index.remove(id)
        this.#versions.delete(id)
      }
    const changed = [...versions].filter(([id, version]) => this.#versions.get(id) !== version).map(([id]) => id)
    for (let at = 0; at < changed.length; at += batch) {
      for (const { id, updatedAt, title, body } of await this.#table.texts(db, changed.slice(at, at + batch))) {
        this.#index.put(id, { title, body })
        this.#versions.set(id, updatedAt.getTime())
        await setImmediate()
      }
    }
    // What changed meanwhile is found the next time: the fingerprint is older than it.
    this.#fingerprint = fingerprint
  }
}
