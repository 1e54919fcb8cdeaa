/** What a reviewer decides about an access: one decision for each item, which takes effect at once. */
import * as texts from '#texts/accessReviews/errors.js'
import * as records from '#texts/ui/records.js'
import type { AccessReviewItem } from '../../__generated__/prisma/client.ts'
import type { AccessReviewDecision, Role } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { dayLength, universityDay } from '../../days.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { giveRole, setStatus } from '../accounts/accountState.ts'
import { changeRoomGrant, endRoomGrant } from '../dataRooms/grant.actions.ts'
import { changeRecordGrant, endRecordGrant } from '../recordGrants/recordGrant.actions.ts'
import { mostDays } from '../recordGrants/recordGrant.rules.ts'
import { accessReviewMoves } from './accessReviewMoves.ts'
import { decideAccessReviewRules } from './accessReview.rules.ts'

interface Decided {
  decision: AccessReviewDecision
  role?: Role | null | undefined
  expiresOn?: Date | null | undefined
  reason: string
}

export const decideAccessReview = action({
  name: 'decideAccessReview',
  requires: 'ACCESS_REVIEW_DECIDE',
  rules: decideAccessReviewRules,
  description:
    'Decides about items of one review: access is kept, removed or changed at once. The last decision finishes the review. About oneself another administrator decides.',
  async run(work, { ids, reason = '', ...given }) {
    const { tx, access } = work
    const found = { AND: [{ id: { in: ids } }, access.within('ACCESS_REVIEW_DECIDE')] }
    const items = await tx.accessReviewItem.findMany({ where: found, orderBy: { id: 'asc' } })
    if (items.length !== new Set(ids).size) throw notFound(records.accessReviewItem())
    const [{ reviewId }] = items as [AccessReviewItem]
    if (items.some((item) => item.reviewId !== reviewId)) throw invalid({ ids: texts.oneReview() })
    // Two who decide about the last two items at once would each leave one open.
    await lockRow(tx, 'AccessReview', reviewId)
    for (const item of items) await decide(work, item, { ...given, reason })
    await finish(work, reviewId)
    return { reviewId, itemIds: items.map(({ id }) => id) }
  },
})

async function decide(work: Work, item: AccessReviewItem, decided: Decided): Promise<void> {
  const { tx, viewer, audit } = work
  const { decision, reason } = decided
  if (item.userId === viewer.id && !(decision === 'KEEP' && (await isAlone(work)))) throw conflict(texts.ownAccess())
  const { count } = await tx.accessReviewItem.updateMany({
    where: { id: item.id, decision: null },
    data: { decision, reason, decidedAt: new Date(), decidedById: viewer.id },
  })
  if (!count) throw conflict(texts.decidedAlready())
  await audit('AccessReviewItem', item.id, { decision: [null, decision] }, reason)
  if (decision === 'KEEP') return
  if (item.role) await decideAccount(work, item, decided)
  else await decideGrant(work, item, decided)
}

/** Where there is no other administrator, nobody else can say that one's own access stays. */
export const isAlone = async ({ tx, viewer }: Pick<Work, 'tx' | 'viewer'>): Promise<boolean> =>
  (await tx.user.count({ where: { role: 'ADMIN', status: 'ACTIVE', id: { not: viewer.id } } })) === 0

async function decideAccount(work: Work, { userId }: AccessReviewItem, { decision, role, reason }: Decided) {
  const person = userId === null ? null : await work.tx.user.findUnique({ where: { id: userId } })
  // Who has left or was suspended meanwhile has no access any more.
  if (!person || person.status !== 'ACTIVE') return
  if (decision === 'REMOVE') return setStatus(work, person, 'SUSPENDED', reason)
  if (!role || role === person.role) throw invalid({ role: texts.chooseOtherRole() })
  await giveRole(work, person, role, reason)
}

async function decideGrant(work: Work, item: AccessReviewItem, { decision, expiresOn, reason }: Decided) {
  const { tx } = work
  const id = item.recordGrantId ?? item.roomGrantId ?? -1
  const recordGrant = item.recordGrantId && (await tx.recordGrant.findUnique({ where: { id } }))
  const roomGrant = item.roomGrantId && (await tx.roomGrant.findUnique({ where: { id } }))
  const grant = recordGrant || roomGrant
  // What was revoked or has expired meanwhile needs no end.
  if (!grant || grant.status !== 'GRANTED' || grant.expiresOn! < universityDay()) return
  if (decision === 'REMOVE')
    return recordGrant ? endRecordGrant(work, recordGrant, reason) : void (await endRoomGrant(work, id, reason))
  const today = universityDay().getTime()
  if (!expiresOn || expiresOn.getTime() < today || expiresOn.getTime() > today + mostDays * dayLength)
    throw invalid({ expiresOn: texts.dayWithinYear() })
  if (recordGrant) await changeRecordGrant(work, recordGrant, expiresOn, reason)
  else await changeRoomGrant(work, id, expiresOn)
}

async function finish(work: Work, id: number): Promise<void> {
  const review = await work.tx.accessReview.findUniqueOrThrow({ where: { id } })
  if (review.status !== 'OPEN') return
  await moveIfUnchanged(work, accessReviewMoves, review, 'FINISHED', {
    data: { finishedAt: new Date() },
    where: { items: { none: { decision: null } } },
  })
}
