/** Announces moves between states to integrators, each as the owner of the webhook may see it. */
import type { Meeting, Challenge, Idea, Project, Proposal } from '../../__generated__/prisma/client.ts'
import type { ProposalStatus, WebhookEvent } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import type { Permission } from '../../policy.ts'
import { stageOf } from '../../proposing/proposalStages.ts'
import { subscribersOf, whoSees, write, type Subscriber } from './announce.ts'

interface Records {
  PROJECT_STATUS_CHANGED: Project
  IDEA_STATUS_CHANGED: Idea
  CHALLENGE_STATUS_CHANGED: Challenge
  PROPOSAL_STATUS_CHANGED: Proposal
  SESSION_STATUS_CHANGED: Meeting
}
type MoveEvent = keyof Records & WebhookEvent
type StatusOf<E extends MoveEvent> = Records[E] extends { status: infer S } ? S : Meeting['state']

interface Subject<E extends MoveEvent> {
  permission: Permission
  /** Whether moves of this record are announced at all. */
  concerns?: (record: Records[E]) => boolean
  describe: (record: Records[E], subscriber: Subscriber) => object | Promise<object>
  /** The status as the subscriber may know it. */
  statusFor?: (status: StatusOf<E>, record: Records[E], subscriber: Subscriber) => string | Promise<string>
}

const subjects: { [E in MoveEvent]: Subject<E> } = {
  PROJECT_STATUS_CHANGED: { permission: 'PROJECT_READ', describe: ({ id, title }) => ({ project: { id, title } }) },
  IDEA_STATUS_CHANGED: { permission: 'IDEA_READ', describe: ({ id, title }) => ({ idea: { id, title } }) },
  CHALLENGE_STATUS_CHANGED: {
    permission: 'CHALLENGE_READ',
    describe: ({ id, title }) => ({ challenge: { id, title } }),
  },
  PROPOSAL_STATUS_CHANGED: {
    permission: 'PROPOSAL_READ',
    async describe({ id, title, challengeId }, { access }) {
      const readable = await access.can('PROPOSAL_READ_CONTENT', id)
      return { proposal: { id, ...(readable ? { title } : {}) }, challenge: { id: challengeId } }
    },
    statusFor: async (status, { id }, { access }) =>
      (await access.can('PROPOSAL_READ_STATUS', id)) ? status : applicantStatus(status),
  },
  SESSION_STATUS_CHANGED: {
    permission: 'MEETING_READ',
    concerns: ({ kind }) => kind === 'SESSION',
    describe: ({ id, title, startsAt, endsAt }) => ({ session: { id, title, startsAt, endsAt } }),
  },
}

/** Applicants see stages, and the decision once it is made. */
const applicantStatus = (status: ProposalStatus): string =>
  status === 'ACCEPTED' || status === 'DECLINED' ? status : stageOf(status)

/**
 * For `defineMoves`: runs the write and announces the move to those who could see the record before it or can see it
 * after it. A write that somebody else was faster than is announced to nobody.
 */
export const announceMove =
  <E extends MoveEvent>(event: E) =>
  async (tx: Tx, record: Records[E], to: StatusOf<E>, change: () => Promise<boolean>): Promise<boolean> => {
    const subscribers = await concerned(tx, event, record)
    if (!subscribers.length) return change()
    const { permission } = subjects[event]
    const before = await whoSees(tx, subscribers, permission, record.id)
    if (!(await change())) return false
    const after = await whoSees(tx, subscribers, permission, record.id)
    const from = ('status' in record ? record.status : record.state) as StatusOf<E>
    for (const subscriber of new Set([...before, ...after])) await announceTo(tx, event, record, subscriber, from, to)
    return true
  }

/** Announces a record that begins in a state. */
export async function announceNew<E extends MoveEvent>(tx: Tx, event: E, record: Records[E], to: StatusOf<E>) {
  const seeing = await whoSees(tx, await concerned(tx, event, record), subjects[event].permission, record.id)
  for (const subscriber of seeing) await announceTo(tx, event, record, subscriber, null, to)
}

const concerned = async <E extends MoveEvent>(tx: Tx, event: E, record: Records[E]): Promise<Subscriber[]> =>
  (subjects[event].concerns?.(record) ?? true) ? subscribersOf(tx, event) : []

async function announceTo<E extends MoveEvent>(
  tx: Tx,
  event: E,
  record: Records[E],
  subscriber: Subscriber,
  from: StatusOf<E> | null,
  to: StatusOf<E>,
) {
  const { statusFor = (status) => status, describe } = subjects[event] as Subject<E>
  const status = {
    from: from === null ? null : await statusFor(from, record, subscriber),
    to: await statusFor(to, record, subscriber),
  }
  if (status.from !== status.to) await write(tx, subscriber, event, { status, ...(await describe(record, subscriber)) })
}
