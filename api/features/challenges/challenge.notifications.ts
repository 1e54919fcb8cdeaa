/** The notifications about challenges, the proposals to them and the collaborations that come of these. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as challenges from '#texts/challenges/notifications.js'
import * as collaborations from '#texts/collaborations/notifications.js'
import * as proposals from '#texts/proposals/notifications.js'

type ChallengeKind = Extract<
  NotificationKind,
  | `CHALLENGE_${string}`
  | `PROPOSAL_${string}`
  | `CO_APPLICANT_${string}`
  | `COLLABORATION_${string}`
  | `MILESTONE_${string}`
>
type Link = NonNullable<Kind['link']>

const managed: Link = (id) => `/industry-challenges-management${id ? `?challenge=${id}` : ''}`
const overdueLinks: Readonly<Record<string, Link>> = {
  company: (id) => `/proposals?overdue=1${id ? `&challenge=${id}` : ''}`,
  applicant: () => '/industry-challenges?tab=proposals',
}

const kind = (
  type: Kind['type'],
  title: Kind['title'],
  message: Kind['message'],
  { mail = 'INSTANT', ...link }: Pick<Kind, 'link' | 'mail'> = {},
): Kind => ({ type, category: 'challenges', title, message, mail, ...link })

export const challengeKinds: Record<ChallengeKind, Kind> = {
  CHALLENGE_SUBMITTED: {
    ...kind('reminder', challenges.submitted, challenges.submittedMessage, { mail: 'DIGEST' }),
    needs: 'CHALLENGE_PUBLISH',
  },
  CHALLENGE_PUBLISHED: kind('success', challenges.published, challenges.publishedMessage, { link: managed }),
  CHALLENGE_RETURNED: kind('warning', challenges.returned, challenges.returnedMessage, { link: managed }),
  CHALLENGE_EXTENDED: kind('info', challenges.extended, challenges.extendedMessage),
  CHALLENGE_CHANGED: kind(
    'warning',
    challenges.changed,
    given('side', challenges.changedMessage, challenges.changedApplicantMessage),
  ),
  CHALLENGE_CLOSED: kind('info', challenges.closed, challenges.closedMessage),
  CHALLENGE_CANCELLED: kind('warning', challenges.cancelled, challenges.cancelledMessage),
  CHALLENGE_QUESTION: kind('reminder', challenges.question, challenges.questionMessage, { link: managed }),
  CHALLENGE_ANSWERED: kind('info', challenges.answered, challenges.answeredMessage),
  CHALLENGE_CLOSES_SOON: kind('reminder', challenges.closesSoon, challenges.closesSoonMessage, { mail: 'DIGEST' }),
  CHALLENGE_ANSWER_OVERDUE: kind('warning', challenges.answerOverdue, challenges.answerOverdueMessage, {
    link: (id, entity, data) => overdueLinks[data['side'] ?? '']?.(id, entity, data),
  }),
  CHALLENGE_REVIEWER_ADDED: kind('info', challenges.reviewerAdded, challenges.reviewerAddedMessage, { link: managed }),
  CHALLENGE_CHECK_ASSIGNED: {
    ...kind('reminder', challenges.checkAssigned, challenges.checkAssignedMessage),
    needs: 'CHALLENGE_PUBLISH',
  },
  CHALLENGE_INVITED: {
    ...kind('reminder', challenges.invited, challenges.invitedMessage),
    needs: 'PROPOSAL_CREATE',
  },
  CHALLENGE_MATCHED: kind('success', challenges.matched, challenges.matchedMessage),
  PROPOSAL_SUBMITTED: kind('info', proposals.submitted, proposals.submittedMessage),
  PROPOSAL_RECEIVED: kind(
    'success',
    proposals.received,
    given('answerBy', proposals.receivedAnswerByMessage, proposals.receivedMessage),
  ),
  PROPOSAL_WITHDRAWN: kind('info', proposals.withdrawn, proposals.withdrawnMessage),
  PROPOSAL_SHORTLISTED: kind('success', proposals.shortlisted, proposals.shortlistedMessage),
  PROPOSAL_FINALIST: kind('success', proposals.finalist, proposals.finalistMessage),
  PROPOSAL_CHANGES_REQUESTED: kind('reminder', proposals.changesRequested, proposals.changesRequestedMessage),
  PROPOSAL_CHANGED: kind('info', proposals.changed, proposals.changedMessage),
  PROPOSAL_ACCEPTED: kind('success', proposals.accepted, proposals.acceptedMessage),
  PROPOSAL_DECLINED: kind('warning', proposals.declined, proposals.declinedMessage),
  PROPOSAL_MESSAGE: kind('info', proposals.message, proposals.messageMessage),
  CO_APPLICANT_ASKED: kind('reminder', proposals.coApplicantAsked, proposals.coApplicantAskedMessage),
  CO_APPLICANT_ANSWERED: kind('info', proposals.coApplicantAnswered, proposals.coApplicantAnsweredMessage),
  COLLABORATION_STARTED: kind('success', collaborations.started, collaborations.startedMessage),
  COLLABORATION_JOINED: kind('info', collaborations.joined, collaborations.joinedMessage),
  COLLABORATION_CHANGED: kind('info', collaborations.changed, collaborations.changedMessage, { mail: 'DIGEST' }),
  COLLABORATION_MESSAGE: kind('info', collaborations.message, collaborations.messageMessage, { mail: 'DIGEST' }),
  COLLABORATION_CLOSED: kind('info', collaborations.closed, collaborations.closedMessage),
  MILESTONE_DUE: kind('reminder', collaborations.milestoneDue, collaborations.milestoneDueMessage),
}
