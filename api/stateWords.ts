/** The states of records, inside a sentence. */
import * as texts from '#texts/ui/states.js'
import type { Prisma } from './__generated__/prisma/client.ts'

type RecordOf<E extends Prisma.ModelName> = Prisma.TypeMap['model'][E]['payload']['scalars']
/** The columns that hold the state of a record. */
export type StateColumn<E extends Prisma.ModelName> = Extract<keyof RecordOf<E>, 'status' | 'state' | 'stage'>
/** The states that a record can be in. */
export type StateOf<E extends Prisma.ModelName> = Extract<RecordOf<E>[StateColumn<E>], string>

/** The states of all records. */
export type AnyState = { [E in Prisma.ModelName]: StateOf<E> }[Prisma.ModelName]

const words: Record<AnyState, () => string> = {
  PENDING_VERIFICATION: texts.pendingVerification,
  ACTIVE: texts.active,
  SUSPENDED: texts.suspended,
  DEACTIVATED: texts.deactivated,
  PROCESSING: texts.processing,
  DRAFT: texts.draft,
  COMPLETED: texts.completed,
  UNDER_REVIEW: texts.underReview,
  OPEN: texts.open,
  CLOSED: texts.closed,
  CANCELLED: texts.cancelled,
  PROPOSED: texts.proposed,
  AGREEMENT: texts.agreement,
  RUNNING: texts.running,
  STOPPED: texts.stopped,
  LEAD: texts.lead,
  DORMANT: texts.dormant,
  CONFIRMED: texts.confirmed,
  DECLINED: texts.declined,
  NO_SHOW: texts.noShow,
  SUBMITTED: texts.submitted,
  NEEDS_CHANGES: texts.needsChanges,
  APPROVED: texts.approved,
  VALIDATED: texts.validated,
  CONVERTED: texts.converted,
  LICENSED: texts.licensed,
  SPUN_OUT: texts.spunOut,
  ENDED: texts.ended,
  EXPRESSED: texts.expressed,
  ACKNOWLEDGED: texts.acknowledged,
  MEETING_SCHEDULED: texts.meetingScheduled,
  IN_DISCUSSION: texts.inDiscussion,
  TERM_SHEET: texts.termSheet,
  INVESTED: texts.invested,
  PASSED: texts.passed,
  GRANTED: texts.granted,
  REVOKED: texts.revoked,
  EXITED: texts.exited,
  WRITTEN_OFF: texts.writtenOff,
  QUEUED: texts.queued,
  READY: texts.ready,
  CHECKING: texts.checking,
  CHECKED: texts.checked,
  DONE: texts.done,
  FAILED: texts.failed,
  WAITING: texts.waiting,
  ACCEPTED: texts.accepted,
  PLANNING: texts.planning,
  IN_PROGRESS: texts.inProgress,
  ON_HOLD: texts.onHold,
  ARCHIVED: texts.archived,
  SCREENING: texts.screening,
  SHORTLISTED: texts.shortlisted,
  FINALIST: texts.finalist,
  WITHDRAWN: texts.withdrawn,
  ASSIGNED: texts.assigned,
  ANSWERED: texts.answered,
  REQUESTED: texts.requested,
  IN_REVIEW: texts.inReview,
  CHANGES_REQUESTED: texts.changesRequested,
  TRIAGED: texts.triaged,
  WAITING_FOR_RESEARCHER: texts.waitingForResearcher,
  RESOLVED: texts.resolved,
  SIGNING: texts.signing,
  DECIDED: texts.decided,
  AGREED: texts.agreed,
  PUBLISHED: texts.published,
  PREPARING: texts.preparing,
  FILED: texts.filed,
  REFUSED: texts.refused,
  LAPSED: texts.lapsed,
  EXPIRED: texts.expired,
  AWARDED: texts.awarded,
  TERMINATED: texts.terminated,
}

/** A state inside a sentence, such as `under review`. */
export const stateInWords = (state: AnyState): string => words[state]()
