/** `inBackground(db, run)`: a job's own transaction, which tells people as an action does; bells ring after the commit. */
import type { Work } from './action.ts'
import type { Db } from './db.ts'

/** What a job works with: nobody asked for it. */
export type BackgroundWork = Pick<Work<null>, 'tx' | 'afterCommit' | 'viewer'>

export async function inBackground<R>(db: Db, run: (work: BackgroundWork) => Promise<R>): Promise<R> {
  const effects: (() => void)[] = []
  const result = await db.$transaction((tx) => run({ tx, viewer: null, afterCommit: (effect) => effects.push(effect) }))
  for (const effect of effects) effect()
  return result
}
