/** Every kind of notification: its words, colour, category and where it leads, made from kind, subject and data. */
import { featureKinds } from '../../__generated__/features/notifications.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { said, type Data, type Kind } from '../../records/notificationKind.ts'

/** What a notification is called. */
export const titleOf = (kind: NotificationKind, data: unknown): string =>
  kinds[kind].titled?.(data as Data) ?? kinds[kind].title

const audienceWord = (data: Data) => (data['audience'] === 'INVESTORS' ? 'investors' : 'industry partners')

export const kinds: Record<NotificationKind, Kind> = {
  ACCOUNT_WAITS: {
    type: 'reminder',
    category: 'accounts',
    title: 'An account waits for verification',
    message: (data) => `${data['name']} registered as ${data['role']}. Verify or refuse the account.`,
    link: () => '/ku-dashboard',
    mail: 'DIGEST',
    needs: 'USER_VERIFY',
  },
  ACCESS_REQUESTED: {
    type: 'reminder',
    category: 'accounts',
    title: 'Access requested',
    message: (data) =>
      `${data['by']} (${data['role']}) requests access to ${data['page']} (${data['path']})${said(data)}`,
    link: (id) => `/admin/user-management/activity${id ? `?person=${id}` : ''}`,
    mail: 'DIGEST',
    needs: 'USER_MANAGE',
  },
  ACCOUNT_VERIFIED: {
    type: 'success',
    category: 'accounts',
    title: 'Your account is verified',
    message: () => 'The university verified your account. You now see what is open to you.',
    link: () => '/',
    always: true,
  },
  ACCOUNT_REFUSED: {
    type: 'error',
    category: 'accounts',
    title: 'Your account was not verified',
    message: (data) => `The university did not verify your account: ${data['reason']}`,
    link: () => null,
    always: true,
  },
  PASSWORD_CHANGED: {
    type: 'warning',
    category: 'security',
    title: 'Your password was changed',
    message: () => 'All other sessions were signed out. If it was not you, reset your password at once.',
    link: () => '/auth/forgot-password',
    always: true,
  },
  WEBHOOK_PAUSED: {
    type: 'warning',
    category: 'security',
    title: 'Webhook paused',
    message: (data) =>
      `${data['url']} has accepted no message for a day (last answer: ${data['answer']}). What is waiting is sent when you resume it.`,
    link: () => '/settings?section=webhooks',
    mail: 'INSTANT',
  },
  RESEARCHER_CONTACTED: {
    type: 'reminder',
    category: 'meetings',
    title: 'Somebody writes to you',
    message: (data) =>
      `${data['by']}${data['from'] ? ` of ${data['from']}` : ''} would like to hear from you at ${data['email']}${said(data)}`,
    link: () => null,
    mail: 'INSTANT',
    needs: 'PROJECT_OWN_LIST',
  },
  PROJECT_ACCESS_APPROVED: {
    type: 'success',
    category: 'projects',
    title: 'Project approved',
    message: (data) =>
      data['embargoUntil']
        ? `“${data['project']}” is approved for ${audienceWord(data)}. Its embargo keeps it inside until ${data['embargoUntil']}.`
        : `“${data['project']}” is now open to ${audienceWord(data)}.`,
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
  PROJECT_ACCESS_REVOKED: {
    type: 'warning',
    category: 'projects',
    title: 'Project access revoked',
    message: (data) => `“${data['project']}” is no longer open to ${audienceWord(data)}.`,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_CREATED_FOR_YOU: {
    type: 'info',
    category: 'projects',
    title: 'A project was created for you',
    message: (data) => `${data['by']} created “${data['project']}” on your behalf. You own and lead it.`,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_CHANGED_BY_OTHER: {
    type: 'info',
    category: 'projects',
    title: 'Your project was changed',
    message: (data) => `${data['by']} changed “${data['project']}”.`,
    needs: 'PROJECT_CREATE',
  },
  FILE_ADDED: {
    type: 'info',
    category: 'projects',
    title: 'New files',
    message: (data) => `${data['by']} added “${data['file']}” to the files of “${data['project']}”.`,
  },
  FILE_DELETED: {
    type: 'info',
    category: 'projects',
    title: 'A file was deleted',
    message: (data) => `${data['by']} deleted “${data['file']}” from the files of “${data['project']}”.`,
  },
  PROJECT_DELETED: {
    type: 'warning',
    category: 'projects',
    title: 'A project was deleted',
    message: (data) => `${data['by']} deleted “${data['project']}”, of which you were a member.`,
    link: () => null,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_SUBMITTED: {
    type: 'reminder',
    category: 'projects',
    title: 'A project was submitted for review',
    message: (data) => `${data['by']} submitted “${data['project']}”. Answer by ${data['answerBy']}.`,
    mail: 'DIGEST',
    needs: 'PROJECT_REVIEW',
  },
  PROJECT_ACCEPTED: {
    type: 'success',
    category: 'projects',
    title: 'Your proposal was accepted',
    message: (data) => `${data['by']} accepted “${data['project']}” for planning${said(data)}`,
  },
  PROJECT_RETURNED: {
    type: 'warning',
    category: 'projects',
    title: 'Your proposal was returned',
    message: (data) => `${data['by']} returned “${data['project']}” to you as a draft${said(data)}`,
  },
  PROJECT_ARCHIVED: {
    type: 'warning',
    category: 'projects',
    title: 'Your project was archived',
    message: (data) => `${data['by']} archived “${data['project']}”${said(data)}`,
  },
  PROJECT_UNARCHIVED: {
    type: 'info',
    category: 'projects',
    title: 'Your project is back from the archive',
    message: (data) => `${data['by']} restored “${data['project']}” from the archive${said(data)}`,
  },
  PROJECT_REVIEW_DUE: {
    type: 'reminder',
    category: 'projects',
    title: 'A review is due',
    message: (data) => `The review of “${data['project']}” is due on ${data['date']}.`,
  },
  PROJECT_RESTORED: {
    type: 'info',
    category: 'projects',
    title: 'A project is back',
    message: (data) => `${data['by']} restored “${data['project']}”, which had been deleted.`,
  },
  PROJECT_JOIN_ASKED: {
    type: 'reminder',
    category: 'projects',
    title: 'Somebody asks to join',
    message: (data) => `${data['by']} asks to join “${data['project']}”${said(data)}`,
  },
  PROJECT_JOIN_ACCEPTED: {
    type: 'success',
    category: 'projects',
    title: 'You are a member',
    message: (data) => `${data['by']} let you join “${data['project']}”${said(data)}`,
  },
  PROJECT_JOIN_DECLINED: {
    type: 'warning',
    category: 'projects',
    title: 'Your request was declined',
    message: (data) => `${data['by']} declined your request to join “${data['project']}”${said(data)}`,
  },
  PROJECT_MEMBER_ADDED: {
    type: 'info',
    category: 'projects',
    title: 'You are a member',
    message: (data) => `${data['by']} made you a member of “${data['project']}”.`,
  },
  PROJECT_MEMBER_CHANGED: {
    type: 'info',
    category: 'projects',
    title: 'Your role was changed',
    message: (data) => `${data['by']} made you ${data['role']} of “${data['project']}”.`,
  },
  PROJECT_MEMBER_REMOVED: {
    type: 'warning',
    category: 'projects',
    title: 'You are no longer a member',
    message: (data) => `${data['by']} took you off “${data['project']}”.`,
  },
  PROJECT_MEMBER_LEFT: {
    type: 'info',
    category: 'projects',
    title: 'A member left',
    message: (data) => `${data['by']} left “${data['project']}”.`,
  },
  PROJECT_HANDED_TO_YOU: {
    type: 'info',
    category: 'projects',
    title: 'A project is yours now',
    message: (data) => `${data['by']} made you the owner of “${data['project']}”. You lead it${said(data)}`,
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
  PROJECT_HANDED_ON: {
    type: 'warning',
    category: 'projects',
    title: 'Your project has another owner',
    message: (data) => `${data['by']} handed “${data['project']}” over to ${data['owner']}${said(data)}`,
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
  ...featureKinds,
}
