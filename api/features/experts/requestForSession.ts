/** A session about an idea serves a request for its validation: booking gives the request to the expert. */
import type { User } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { freeRequests } from '../ideas/freeRequests.ts'
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
  if (idea.status !== 'APPROVED' && idea.status !== 'VALIDATED')
    throw conflict('A session can be booked once the university has approved the idea')
  const coming = await tx.calendarEvent.count({
    where: {
      ...comingSession(),
      validationRequest: { ideaId },
      participants: { some: { userId: expert.id, role: 'EXPERT' } },
    },
  })
  if (coming) throw conflict(`There is a session with ${expert.name} about this idea already`)
  const waiting = await tx.validationRequest.findFirst({
    where: { ideaId, OR: [{ status: 'ASSIGNED', assigneeId: expert.id }, { status: 'OPEN' }] },
    // Assigned comes after open.
    orderBy: [{ status: 'desc' }, { id: 'asc' }],
  })
  if (waiting?.status === 'ASSIGNED') return waiting.id
  const assigned = { status: 'ASSIGNED', assigneeId: expert.id, assignedAt: new Date() } as const
  const request = waiting
    ? await tx.validationRequest.update({ where: { id: waiting.id }, data: assigned })
    : await tx.validationRequest.create({
        data: { ideaId, title: idea.title, requesterId: viewer.id, ...assigned },
      })
  await audit('ValidationRequest', request.id, {
    status: [waiting?.status ?? null, 'ASSIGNED'],
    assigneeId: [null, expert.id],
  })
  return request.id
}

/** When the session does not take place, the request waits for an expert again, unless the expert has taken it on. */
export async function releaseRequest(tx: Tx, id: number | null): Promise<void> {
  if (id !== null) await freeRequests(tx, { id, acceptedAt: null })
}
