/** Who may work on a case: one moderator at a time, never its author, and on an appeal never the one who decided. */
import * as errors from '#texts/moderation/errors.js'
import type { ModerationCase, Prisma } from '../../__generated__/prisma/client.ts'
import { conflict } from '../../errors.ts'
import { isWaiting } from './caseMoves.ts'
import { claimMinutes } from './moderation.rules.ts'

/** A claim made before this moment has lapsed: another moderator may take over. */
export const lapsedBefore = (): Date => new Date(Date.now() - claimMinutes * 60_000)

const notBy = (
  column: 'authorId' | 'decidedById' | 'appealDecidedById',
  id: number,
): Prisma.ModerationCaseWhereInput => ({
  OR: [{ [column]: null }, { [column]: { not: id } }],
})

/** The cases that wait, on which this moderator may work, whoever has claimed them. */
const workableBy = (id: number): Prisma.ModerationCaseWhereInput => ({
  AND: [
    notBy('authorId', id),
    {
      OR: [
        { status: 'OPEN' },
        { status: 'RESUBMITTED', ...notBy('appealDecidedById', id) },
        { status: 'APPEALED', ...notBy('decidedById', id) },
      ],
    },
  ],
})

/** Those of them that nobody else works on at the time. */
export const claimableBy = (id: number): Prisma.ModerationCaseWhereInput => ({
  AND: [workableBy(id), { OR: [{ claimedById: null }, { claimedById: id }, { claimedAt: { lt: lapsedBefore() } }] }],
})

type Claimed = Pick<
  ModerationCase,
  'status' | 'authorId' | 'decidedById' | 'appealDecidedById' | 'claimedById' | 'claimedAt'
>

/** Why this moderator may not claim the case; null when the moderator may. */
export function whyNotClaimed(one: Claimed, id: number): string | null {
  if (!isWaiting(one.status)) return errors.notWaiting()
  if (one.authorId === id) return errors.ownContent()
  if (one.status === 'APPEALED' && one.decidedById === id) return errors.ownDecision()
  if (one.status === 'RESUBMITTED' && one.appealDecidedById === id) return errors.ownDecision()
  const isHeld = one.claimedById !== null && one.claimedById !== id && one.claimedAt! >= lapsedBefore()
  return isHeld ? errors.claimed() : null
}

/** Whether this moderator has claimed the case and it still waits. */
export const isClaimedBy = ({ status, claimedById }: Pick<Claimed, 'status' | 'claimedById'>, id: number): boolean =>
  claimedById === id && isWaiting(status)

/** Refuses to decide what the moderator has not claimed. */
export function needClaim(one: Claimed, id: number): void {
  if (!isClaimedBy(one, id)) throw conflict(errors.claimFirst())
}
