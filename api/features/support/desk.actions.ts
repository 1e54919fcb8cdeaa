/** What the team does with support requests: assigns, takes up, asks, resolves and closes them. */
import * as errors from '#texts/support/errors.js'
import { action, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move, moveIfUnchanged } from '../../moves.ts'
import { personAble } from '../../personAble.ts'
import { notify } from '../notifications/notify.ts'
import { endOfWait } from './answerClock.ts'
import { notifyRequester } from './notifySupport.ts'
import {
  askSupportRequesterRules,
  assignSupportRequestsRules,
  closeSupportRequestRules,
  resolveSupportRequestRules,
  startSupportRequestRules,
} from './support.rules.ts'
import { openStates, supportMoves } from './supportMoves.ts'
import { answeredNow, taken } from './taken.ts'

/** Who of the team works on requests that are open; a submitted one that somebody gets is triaged. */
export async function assignRequests(work: Work, ids: readonly number[], assigneeId: number | null) {
  const { tx, access, audit, viewer } = work
  const refused = { assigneeId: errors.chooseTeamPerson() }
  const assignee = assigneeId === null ? null : await personAble(tx, 'SUPPORT_WORK', assigneeId, refused)
  const requests = await tx.supportRequest.findMany({
    where: { AND: [{ id: { in: [...ids] } }, { status: { in: [...openStates] } }, access.within('SUPPORT_WORK')] },
    include: { assignee: { select: { name: true } } },
    orderBy: { id: 'asc' },
  })
  if (!requests.length) throw conflict(errors.noneOpen())
  const requestIds: number[] = []
  for (const { assignee: before, ...request } of requests) {
    const { id, status, title } = request
    const changes = { assignee: [before?.name ?? null, assignee?.name ?? null] } as const
    const where = { assigneeId: request.assigneeId }
    if (request.assigneeId === assigneeId) requestIds.push(id)
    else if (status === 'SUBMITTED' && assigneeId !== null) {
      if (!(await moveIfUnchanged(work, supportMoves, request, 'TRIAGED', { where, data: { assigneeId }, changes })))
        continue
      requestIds.push(id)
    } else {
      const { count } = await tx.supportRequest.updateMany({ where: { id, status, ...where }, data: { assigneeId } })
      if (!count) continue
      await audit('SupportRequest', id, changes)
      requestIds.push(id)
    }
    if (request.assigneeId !== assigneeId)
      await notify(work, {
        to: assigneeId,
        kind: 'SUPPORT_ASSIGNED',
        subject: { entity: 'SupportRequest', id },
        data: { request: title, by: viewer.name },
      })
  }
  if (!requestIds.length) throw conflict(errors.changed())
  return { requestIds }
}

export const assignSupportRequests = action({
  name: 'assignSupportRequests',
  requires: 'SUPPORT_WORK',
  rules: assignSupportRequestsRules,
  description:
    'Chooses who of the team works on support requests, or nobody in particular. Requests that are over stay as they are.',
  run: (work, { ids, assigneeId = null }) => assignRequests(work, ids, assigneeId),
})

export const startSupportRequest = action({
  name: 'startSupportRequest',
  requires: 'SUPPORT_WORK',
  rules: startSupportRequestRules,
  description: 'Begins with a support request; one that is assigned to nobody becomes the viewer’s.',
  async run(work, { id }) {
    const request = await work.access.find('SUPPORT_WORK', id)
    if (request.status !== 'SUBMITTED' && request.status !== 'TRIAGED')
      throw conflict(errors.begunAlready({ state: supportMoves.inWords(request.status) }))
    await move(work, supportMoves, request, 'IN_PROGRESS', taken(work, request))
    return { requestId: id }
  },
})

export const askSupportRequester = action({
  name: 'askSupportRequester',
  requires: 'SUPPORT_WORK',
  rules: askSupportRequesterRules,
  description:
    'Asks the researcher about a support request, which then waits for the reply. The clock of its answer stops until then.',
  async run(work, { id, question }) {
    const { tx, viewer } = work
    const request = await work.access.find('SUPPORT_WORK', id)
    const { data, ...guarded } = taken(work, request)
    await move(work, supportMoves, request, 'WAITING_FOR_RESEARCHER', {
      ...guarded,
      data: { ...data, waitingSince: new Date(), ...answeredNow(request) },
    })
    await tx.supportMessage.create({ data: { supportRequestId: id, authorId: viewer.id, text: question } })
    await notifyRequester(work, 'SUPPORT_WAITING', request, { text: question })
    return { requestId: id }
  },
})

export const resolveSupportRequest = action({
  name: 'resolveSupportRequest',
  requires: 'SUPPORT_WORK',
  rules: resolveSupportRequestRules,
  description: 'Resolves a support request with an answer. Its researcher may reopen it.',
  async run(work, { id, answer }) {
    const { tx, viewer } = work
    const request = await work.access.find('SUPPORT_WORK', id)
    const { data, ...guarded } = taken(work, request)
    await move(work, supportMoves, request, 'RESOLVED', {
      ...guarded,
      data: { ...data, resolvedAt: new Date(), ...(await endOfWait(tx, request)), ...answeredNow(request) },
    })
    await tx.supportMessage.create({ data: { supportRequestId: id, authorId: viewer.id, text: answer } })
    await notifyRequester(work, 'SUPPORT_RESOLVED', request, { text: answer })
    return { requestId: id }
  },
})

export const closeSupportRequest = action({
  name: 'closeSupportRequest',
  requires: 'SUPPORT_WORK',
  rules: closeSupportRequestRules,
  description: 'Closes a resolved support request, which happens by itself when it can no longer be reopened.',
  async run(work, { id }) {
    const request = await work.access.find('SUPPORT_WORK', id)
    if (!request.resolvedAt) throw conflict(errors.notResolved({ state: supportMoves.inWords(request.status) }))
    await move(work, supportMoves, request, 'CLOSED', { data: { closedAt: new Date() } })
    return { requestId: id }
  },
})
