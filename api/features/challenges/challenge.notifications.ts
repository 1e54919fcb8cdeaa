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

/** The words without a name where the company does not know yet who applied. */
const named = (message: Kind['message'], unnamed: Kind['message']) => given('by', message, unnamed)

const kind = (
  type: Kind['type'],
  title: Kind['title'],
  message: Kind['message'],
  { mail = 'INSTANT', ...link }: Pick<Kind, 'link' | 'mail'> = {},
): Omit<Kind, 'why'> => ({ type, category: 'challenges', title, message, mail, ...link })

export const challengeKinds: Record<ChallengeKind, Kind> = {
  CHALLENGE_SUBMITTED: {
    ...kind('reminder', challenges.submitted, challenges.submittedMessage, { mail: 'DIGEST' }),
    needs: 'CHALLENGE_PUBLISH',
    why: 'UNIVERSITY',
    asks: [{ duty: 'CHALLENGE_CHECK' }],
  },
  CHALLENGE_PUBLISHED: {
    ...kind('success', challenges.published, challenges.publishedMessage, { link: managed }),
    why: 'COMPANY',
  },
  CHALLENGE_RETURNED: {
    ...kind('warning', challenges.returned, challenges.returnedMessage, { link: managed }),
    why: 'COMPANY',
  },
  CHALLENGE_EXTENDED: { ...kind('info', challenges.extended, challenges.extendedMessage), why: 'SAVED' },
  CHALLENGE_CHANGED: {
    ...kind(
      'warning',
      challenges.changed,
      given('side', challenges.changedMessage, challenges.changedApplicantMessage),
    ),
    why: 'CONCERNED',
  },
  CHALLENGE_CLOSED: { ...kind('info', challenges.closed, challenges.closedMessage), why: 'SAVED' },
  CHALLENGE_CANCELLED: { ...kind('warning', challenges.cancelled, challenges.cancelledMessage), why: 'SAVED' },
  CHALLENGE_COMPLETED: { ...kind('info', challenges.completed, challenges.completedMessage), why: 'SAVED' },
  CHALLENGE_QUESTION: {
    ...kind('reminder', challenges.question, challenges.questionMessage, { link: managed }),
    why: 'COMPANY',
    asks: [{ duty: 'CHALLENGE_QUESTION', by: 'challengeId' }],
  },
  CHALLENGE_ANSWERED: { ...kind('info', challenges.answered, challenges.answeredMessage), why: 'REQUESTED' },
  CHALLENGE_CLOSES_SOON: {
    ...kind('reminder', challenges.closesSoon, challenges.closesSoonMessage, { mail: 'DIGEST' }),
    why: 'SAVED',
  },
  CHALLENGE_ANSWER_OVERDUE: {
    ...kind('warning', challenges.answerOverdue, challenges.answerOverdueMessage, {
      link: (id, entity, data) => overdueLinks[data['side'] ?? '']?.(id, entity, data),
    }),
    why: 'CONCERNED',
    asks: [{ duty: 'PROPOSAL_ANSWER', by: 'challengeId' }],
  },
  CHALLENGE_REVIEWER_ADDED: {
    ...kind('info', challenges.reviewerAdded, challenges.reviewerAddedMessage, { link: managed }),
    why: 'CHOSEN',
    asks: [{ duty: 'PROPOSAL_REVIEW', by: 'challengeId' }],
  },
  CHALLENGE_CHECK_ASSIGNED: {
    ...kind('reminder', challenges.checkAssigned, challenges.checkAssignedMessage),
    needs: 'CHALLENGE_PUBLISH',
    why: 'CHOSEN',
    asks: [{ duty: 'CHALLENGE_CHECK' }],
  },
  CHALLENGE_INVITED: {
    ...kind('reminder', challenges.invited, challenges.invitedMessage),
    needs: 'PROPOSAL_CREATE',
    why: 'CHOSEN',
  },
  CHALLENGE_MATCHED: { ...kind('success', challenges.matched, challenges.matchedMessage), why: 'CONCERNED' },
  PROPOSAL_SUBMITTED: {
    ...kind('info', proposals.submitted, named(proposals.submittedMessage, proposals.submittedUnnamedMessage)),
    why: 'COMPANY',
    asks: [{ duty: 'PROPOSAL_ANSWER' }, { duty: 'PROPOSAL_REVIEW' }],
  },
  PROPOSAL_RECEIVED: {
    ...kind(
      'success',
      proposals.received,
      given('answerBy', proposals.receivedAnswerByMessage, proposals.receivedMessage),
    ),
    why: 'REQUESTED',
  },
  PROPOSAL_WITHDRAWN: {
    ...kind('info', proposals.withdrawn, named(proposals.withdrawnMessage, proposals.withdrawnUnnamedMessage)),
    why: 'COMPANY',
  },
  PROPOSAL_SHORTLISTED: { ...kind('success', proposals.shortlisted, proposals.shortlistedMessage), why: 'APPLICANT' },
  PROPOSAL_FINALIST: { ...kind('success', proposals.finalist, proposals.finalistMessage), why: 'APPLICANT' },
  PROPOSAL_CHANGES_REQUESTED: {
    ...kind('reminder', proposals.changesRequested, proposals.changesRequestedMessage),
    why: 'APPLICANT',
    asks: [{ duty: 'PROPOSAL_CHANGE' }],
  },
  PROPOSAL_CHANGED: {
    ...kind('info', proposals.changed, named(proposals.changedMessage, proposals.changedUnnamedMessage)),
    why: 'COMPANY',
    asks: [{ duty: 'PROPOSAL_ANSWER' }, { duty: 'PROPOSAL_REVIEW' }],
  },
  PROPOSAL_ACCEPTED: { ...kind('success', proposals.accepted, proposals.acceptedMessage), why: 'APPLICANT' },
  PROPOSAL_DECLINED: { ...kind('warning', proposals.declined, proposals.declinedMessage), why: 'APPLICANT' },
  PROPOSAL_MESSAGE: {
    ...kind('info', proposals.message, named(proposals.messageMessage, proposals.messageUnnamedMessage)),
    why: 'CONCERNED',
  },
  CO_APPLICANT_ASKED: {
    ...kind('reminder', proposals.coApplicantAsked, proposals.coApplicantAskedMessage),
    why: 'CHOSEN',
    asks: [{ duty: 'CO_APPLICATION_ANSWER', by: 'proposalId' }],
  },
  CO_APPLICANT_ANSWERED: {
    ...kind('info', proposals.coApplicantAnswered, proposals.coApplicantAnsweredMessage),
    why: 'APPLICANT',
  },
  COLLABORATION_STARTED: {
    ...kind('success', collaborations.started, collaborations.startedMessage),
    why: 'PARTICIPANT',
  },
  COLLABORATION_JOINED: { ...kind('info', collaborations.joined, collaborations.joinedMessage), why: 'PARTICIPANT' },
  COLLABORATION_CHANGED: {
    ...kind('info', collaborations.changed, collaborations.changedMessage, { mail: 'DIGEST' }),
    why: 'PARTICIPANT',
  },
  COLLABORATION_MESSAGE: {
    ...kind('info', collaborations.message, collaborations.messageMessage, { mail: 'DIGEST' }),
    why: 'PARTICIPANT',
  },
  COLLABORATION_CLOSED: { ...kind('info', collaborations.closed, collaborations.closedMessage), why: 'PARTICIPANT' },
  MILESTONE_DUE: {
    ...kind('reminder', collaborations.milestoneDue, collaborations.milestoneDueMessage),
    why: 'PARTICIPANT',
    asks: [{ duty: 'MILESTONE', by: 'collaborationId' }],
  },
}
