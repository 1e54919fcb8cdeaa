/** What a merge of two ideas does, told before it is done and asked again by it (docs/decisions/0449). */
import * as texts from '#texts/ideas/errors.js'
import type { Idea } from '../../__generated__/prisma/client.ts'
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import type { Db, Tx } from '../../db.ts'
import { viewerColumns } from '../../viewer.ts'
import { ideaMoves } from './ideaStatus.ts'

/** How long a merge can be undone. */
export const undoHours = 24

/** Whether a merge of this moment can still be undone. */
export const canUndo = (mergedAt: Date | null): boolean =>
  mergedAt !== null && mergedAt.getTime() > Date.now() - undoHours * 3_600_000

/** Ideas that do not go on, or that the university was not asked about, take no others. */
const takesNone: readonly IdeaStatus[] = ['DRAFT', 'DECLINED', 'MERGED']

/** Why one idea cannot be merged into another, or null. */
export function mergeObstacle(merged: Idea, into: Idea): string | null {
  if (merged.id === into.id) return texts.mergeItself()
  if (!('MERGED' in ideaMoves.of(merged))) return texts.mergeNot({ state: ideaMoves.inWords(merged.status) })
  if (takesNone.includes(into.status)) return texts.mergeIntoNot({ state: ideaMoves.inWords(into.status) })
  return null
}

export interface Union {
  /** Who votes for the idea that goes on by the merge alone. */
  added: number[]
  /** Who voted for both ideas and keeps one vote. */
  both: number[]
  /** Who may not vote for the idea that goes on, so that their vote stays where it is. */
  staying: number[]
}

/** What becomes of the votes of the merged idea: nobody votes twice, or for an idea that they may not see. */
export async function unionOfVotes(db: Db | Tx, merged: Idea, into: Idea): Promise<Union> {
  const votersOf = async (ideaId: number) =>
    (await db.ideaVote.findMany({ where: { ideaId }, orderBy: { id: 'asc' } })).map(({ userId }) => userId)
  const voters = await votersOf(merged.id)
  const already = new Set(await votersOf(into.id))
  const others = voters.filter((id) => !already.has(id))
  const may = new Set(await thoseWho(db, 'IDEA_VOTE', into, others))
  return {
    added: others.filter((id) => may.has(id)),
    both: voters.filter((id) => already.has(id)),
    staying: others.filter((id) => !may.has(id)),
  }
}

/** Those of the people who hold a permission on an idea. */
export async function thoseWho(
  db: Db | Tx,
  permission: 'IDEA_READ' | 'IDEA_VOTE',
  idea: Idea,
  people: readonly (number | null)[],
): Promise<number[]> {
  const ids = people.filter((id) => id !== null)
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: viewerColumns })
  const may = await Promise.all(users.map(async (user) => new Access(user, db).can(permission, idea.id, idea)))
  return users.flatMap(({ id }, at) => (may[at] ? [id] : []))
}
