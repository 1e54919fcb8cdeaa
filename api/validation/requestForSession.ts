/** A session about an idea serves a request for its validation: booking gives the request to the expert. */
import * as texts from '#texts/experts/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import type { User } from '../__generated__/prisma/client.ts'
import type { Work } from '../action.ts'
import { changedMeanwhile, conflict } from '../errors.ts'
import { moveIfUnchanged } from '../moves.ts'
import { askedTitle } from './askedTitle.ts'
import { freeRequests } from './freeRequests.ts'
import { validationMoves } from './validationMoves.ts'
import { comingSession } from './comingSession.ts'

interface About {
  ideaId?: number | null | undefined
  validationRequestId?: number | null | undefined
}

/**
 * The number of the request that the session serves: the expert's own, or the one that waits, or a new one; null when the
 * session is about no idea. The idea must be approved, and only one session about it at a time is with the same expert.
 */
export async function requestForSession(work: Work, expert: Pick<User, 'id' | 'name'>, about: About) {
  const { tx, access, viewer, audit } = work
  const given = about.validationRequestId ? await access.find('VALIDATION_READ', about.validationRequestId) : null
  const ideaId = given?.ideaId ?? about.ideaId
  if (!ideaId) return null
  const idea = await access.find('VALIDATION_ASK', ideaId)
  if (idea.status !== 'APPROVED' && idea.status !== 'VALIDATED') throw conflict(texts.ideaNotApproved())
  const coming = await tx.meeting.count({
    where: {
      ...comingSession(),
      validationRequest: { ideaId },
      participants: { some: { userId: expert.id, role: 'EXPERT' } },
    },
  })
  if (coming) throw conflict(texts.sessionExists({ name: expert.name }))
  const waiting = await tx.validationRequest.findFirst({
    where: { ideaId, OR: [{ status: 'ASSIGNED', assigneeId: expert.id }, { status: 'OPEN' }] },
    // Assigned comes after open.
    orderBy: [{ status: 'desc' }, { id: 'asc' }],
  })
  if (waiting?.status === 'ASSIGNED') return waiting.id
  const data = { assigneeId: expert.id, assignedAt: new Date() }
  const changes = { assigneeId: [null, expert.id] } as const
  if (waiting) {
    if (!(await moveIfUnchanged(work, validationMoves, waiting, 'ASSIGNED', { data, changes })))
      throw changedMeanwhile(nouns.request())
    return waiting.id
  }
  const { id } = await tx.validationRequest.create({
    data: { ideaId, title: askedTitle(idea), requesterId: viewer.id, status: 'ASSIGNED', ...data },
  })
  await audit('ValidationRequest', id, { status: [null, 'ASSIGNED'], ...changes })
  return id
}

/** Opens the request of a session that does not take place again, unless the expert has accepted the request. */
export async function releaseRequest(work: Pick<Work, 'tx' | 'audit'>, id: number | null): Promise<void> {
  if (id !== null) await freeRequests(work, { id, acceptedAt: null })
}
