/** The notifications about challenges, the proposals to them and the collaborations that come of these. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { said, type Data, type Kind } from '../../records/notificationKind.ts'

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
  title: string,
  message: (data: Data) => string,
  { mail = 'INSTANT', ...link }: Pick<Kind, 'link' | 'mail'> = {},
): Kind => ({ type, category: 'challenges', title, message, mail, ...link })

export const challengeKinds: Record<ChallengeKind, Kind> = {
  CHALLENGE_SUBMITTED: {
    ...kind(
      'reminder',
      'A challenge waits to be checked',
      (data) => `${data['by']} wants to publish “${data['challenge']}”.`,
      { mail: 'DIGEST' },
    ),
    needs: 'CHALLENGE_PUBLISH',
  },
  CHALLENGE_PUBLISHED: kind(
    'success',
    'Your challenge is published',
    (data) => `“${data['challenge']}” is open to researchers${said(data)}`,
    { link: managed },
  ),
  CHALLENGE_RETURNED: kind(
    'warning',
    'Your challenge needs changes',
    (data) => `The university gave “${data['challenge']}” back${said(data)}`,
    { link: managed },
  ),
  CHALLENGE_EXTENDED: kind(
    'info',
    'More time for a challenge',
    (data) => `“${data['challenge']}” is now open until ${data['deadline']}.`,
  ),
  CHALLENGE_CHANGED: kind(
    'warning',
    'A challenge has changed',
    (data) =>
      `“${data['challenge']}” has changed: ${data['what']}.${data['side'] ? '' : ' Check whether your proposal still fits.'}`,
  ),
  CHALLENGE_CLOSED: kind('info', 'A challenge is closed', (data) => `“${data['challenge']}” is closed.`),
  CHALLENGE_CANCELLED: kind(
    'warning',
    'A challenge was called off',
    (data) => `“${data['challenge']}” was called off${said(data)}`,
  ),
  CHALLENGE_QUESTION: kind(
    'reminder',
    'A question about your challenge',
    (data) => `Somebody asks about “${data['challenge']}”: ${data['text']}`,
    { link: managed },
  ),
  CHALLENGE_ANSWERED: kind(
    'info',
    'Your question was answered',
    (data) => `Your question about “${data['challenge']}” has an answer: ${data['text']}`,
  ),
  CHALLENGE_CLOSES_SOON: kind(
    'reminder',
    'A challenge closes soon',
    (data) => `“${data['challenge']}” is open until ${data['deadline']}.`,
    { mail: 'DIGEST' },
  ),
  CHALLENGE_ANSWER_OVERDUE: kind(
    'warning',
    'Applicants wait for an answer',
    (data) =>
      data['side'] === 'applicant'
        ? `You were promised an answer on “${data['challenge']}” by ${data['answerBy']}. The company and the university are reminded.`
        : `Applicants to “${data['challenge']}” were promised an answer by ${data['answerBy']}${said(data)}`,
    { link: (id, entity, data) => overdueLinks[data['side'] ?? '']?.(id, entity, data) },
  ),
  CHALLENGE_REVIEWER_ADDED: kind(
    'info',
    'You review proposals',
    (data) => `${data['by']} made you ${data['role']} for the proposals to “${data['challenge']}”.`,
    { link: managed },
  ),
  CHALLENGE_CHECK_ASSIGNED: {
    ...kind(
      'reminder',
      'A challenge is yours to check',
      (data) => `${data['by']} asks you to check “${data['challenge']}”.`,
    ),
    needs: 'CHALLENGE_PUBLISH',
  },
  CHALLENGE_INVITED: {
    ...kind(
      'reminder',
      'You are invited to propose',
      (data) =>
        `${data['by']} of the university invites you to propose a solution to “${data['challenge']}”${said(data)}`,
    ),
    needs: 'PROPOSAL_CREATE',
  },
  CHALLENGE_MATCHED: kind('success', 'Both sides are interested', (data) =>
    data['side'] === 'project'
      ? `The people of “${data['challenge']}” are interested in “${data['project']}”, as you are in their challenge. Ask a question, or propose a solution.`
      : `The people of “${data['project']}” are interested in “${data['challenge']}”, as you are in their project. Open the project to reach them.`,
  ),
  PROPOSAL_SUBMITTED: kind(
    'info',
    'A new proposal',
    (data) => `${data['by']} proposes a solution to “${data['challenge']}”.`,
  ),
  PROPOSAL_RECEIVED: kind(
    'success',
    'Proposal received',
    (data) =>
      `Your proposal to “${data['challenge']}” was submitted.${data['answerBy'] ? ` You hear by ${data['answerBy']}.` : ''}`,
  ),
  PROPOSAL_WITHDRAWN: kind(
    'info',
    'A proposal was withdrawn',
    (data) => `${data['by']} withdrew the proposal to “${data['challenge']}”.`,
  ),
  PROPOSAL_SHORTLISTED: kind(
    'success',
    'Your proposal is shortlisted',
    (data) => `Your proposal to “${data['challenge']}” is on the short list of ${data['company']}${said(data)}`,
  ),
  PROPOSAL_FINALIST: kind(
    'success',
    'Your proposal is a finalist',
    (data) => `Your proposal to “${data['challenge']}” is in the last round${said(data)}`,
  ),
  PROPOSAL_CHANGES_REQUESTED: kind(
    'reminder',
    'Changes are asked for',
    (data) => `Please change your proposal to “${data['challenge']}” and submit it again${said(data)}`,
  ),
  PROPOSAL_CHANGED: kind(
    'info',
    'A proposal was changed',
    (data) => `${data['by']} changed the proposal to “${data['challenge']}”.`,
  ),
  PROPOSAL_ACCEPTED: kind(
    'success',
    'Your proposal was accepted',
    (data) => `${data['company']} accepted your proposal to “${data['challenge']}”${said(data)}`,
  ),
  PROPOSAL_DECLINED: kind(
    'warning',
    'Your proposal was declined',
    (data) => `Your proposal to “${data['challenge']}” was declined${said(data)}`,
  ),
  PROPOSAL_MESSAGE: kind(
    'info',
    'A message about a proposal',
    (data) => `${data['by']} wrote about the proposal to “${data['challenge']}”: ${data['text']}`,
  ),
  CO_APPLICANT_ASKED: kind(
    'reminder',
    'You are named in a proposal',
    (data) => `${data['by']} names you as a co-applicant to “${data['challenge']}”. Please confirm or decline.`,
  ),
  CO_APPLICANT_ANSWERED: kind(
    'info',
    'A co-applicant answered',
    (data) => `${data['by']} ${data['answer']} as your co-applicant to “${data['challenge']}”.`,
  ),
  COLLABORATION_STARTED: kind(
    'success',
    'A collaboration begins',
    (data) => `“${data['collaboration']}” is now a collaboration.`,
  ),
  COLLABORATION_JOINED: kind(
    'info',
    'You are in a collaboration',
    (data) => `${data['by']} made you a partner of “${data['collaboration']}”.`,
  ),
  COLLABORATION_CHANGED: kind(
    'info',
    'News of your collaboration',
    (data) => `${data['by']} changed “${data['collaboration']}”${said(data)}`,
    { mail: 'DIGEST' },
  ),
  COLLABORATION_MESSAGE: kind(
    'info',
    'New in your collaboration’s thread',
    (data) => `${data['by']} wrote in “${data['collaboration']}”: ${data['text']}`,
    { mail: 'DIGEST' },
  ),
  COLLABORATION_CLOSED: kind(
    'info',
    'A collaboration ended',
    (data) => `“${data['collaboration']}” ${data['how'] ?? 'ended'}${said(data)}`,
  ),
  MILESTONE_DUE: kind(
    'reminder',
    'A milestone is due',
    (data) => `“${data['milestone']}” of “${data['collaboration']}” ${data['verb'] ?? 'is'} due on ${data['dueDate']}.`,
  ),
}
