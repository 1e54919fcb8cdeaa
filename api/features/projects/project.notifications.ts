/** The notifications about projects, their people and their files. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { given, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/projects/notifications.js'

type ProjectKind = Exclude<
  Extract<NotificationKind, `PROJECT_${string}` | `FILE_${string}`>,
  // Of deals (deal.notifications.ts).
  'PROJECT_DEAL_CLOSED'
>

export const projectKinds: Record<ProjectKind, Kind> = {
  PROJECT_ACCESS_APPROVED: {
    type: 'success',
    category: 'projects',
    title: texts.accessApproved,
    message: given('embargoUntil', texts.accessApprovedLaterMessage, texts.accessApprovedMessage),
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
  PROJECT_ACCESS_REVOKED: {
    type: 'warning',
    category: 'projects',
    title: texts.accessRevoked,
    message: texts.accessRevokedMessage,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_CREATED_FOR_YOU: {
    type: 'info',
    category: 'projects',
    title: texts.createdForYou,
    message: texts.createdForYouMessage,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_CHANGED_BY_OTHER: {
    type: 'info',
    category: 'projects',
    title: texts.changedByOther,
    message: texts.changedByOtherMessage,
    needs: 'PROJECT_CREATE',
  },
  FILE_ADDED: {
    type: 'info',
    category: 'projects',
    title: texts.fileAdded,
    message: texts.fileAddedMessage,
  },
  FILE_DELETED: {
    type: 'info',
    category: 'projects',
    title: texts.fileDeleted,
    message: texts.fileDeletedMessage,
  },
  PROJECT_DELETED: {
    type: 'warning',
    category: 'projects',
    title: texts.deleted,
    message: texts.deletedMessage,
    link: () => null,
    needs: 'PROJECT_CREATE',
  },
  PROJECT_SUBMITTED: {
    type: 'reminder',
    category: 'projects',
    title: texts.submitted,
    message: texts.submittedMessage,
    mail: 'DIGEST',
    needs: 'PROJECT_REVIEW',
  },
  PROJECT_ACCEPTED: {
    type: 'success',
    category: 'projects',
    title: texts.accepted,
    message: texts.acceptedMessage,
  },
  PROJECT_RETURNED: {
    type: 'warning',
    category: 'projects',
    title: texts.returned,
    message: texts.returnedMessage,
  },
  PROJECT_ARCHIVED: {
    type: 'warning',
    category: 'projects',
    title: texts.archived,
    message: texts.archivedMessage,
  },
  PROJECT_UNARCHIVED: {
    type: 'info',
    category: 'projects',
    title: texts.unarchived,
    message: texts.unarchivedMessage,
  },
  PROJECT_REVIEW_DUE: {
    type: 'reminder',
    category: 'projects',
    title: texts.reviewDue,
    message: texts.reviewDueMessage,
  },
  PROJECT_RESTORED: {
    type: 'info',
    category: 'projects',
    title: texts.restored,
    message: texts.restoredMessage,
  },
  PROJECT_JOIN_ASKED: {
    type: 'reminder',
    category: 'projects',
    title: texts.joinAsked,
    message: texts.joinAskedMessage,
  },
  PROJECT_JOIN_ACCEPTED: {
    type: 'success',
    category: 'projects',
    title: texts.joinAccepted,
    message: texts.joinAcceptedMessage,
  },
  PROJECT_JOIN_DECLINED: {
    type: 'warning',
    category: 'projects',
    title: texts.joinDeclined,
    message: texts.joinDeclinedMessage,
  },
  PROJECT_MEMBER_ADDED: {
    type: 'info',
    category: 'projects',
    title: texts.memberAdded,
    message: texts.memberAddedMessage,
  },
  PROJECT_MEMBER_CHANGED: {
    type: 'info',
    category: 'projects',
    title: texts.memberChanged,
    message: texts.memberChangedMessage,
  },
  PROJECT_MEMBER_REMOVED: {
    type: 'warning',
    category: 'projects',
    title: texts.memberRemoved,
    message: texts.memberRemovedMessage,
  },
  PROJECT_MEMBER_LEFT: {
    type: 'info',
    category: 'projects',
    title: texts.memberLeft,
    message: texts.memberLeftMessage,
  },
  PROJECT_HANDED_TO_YOU: {
    type: 'info',
    category: 'projects',
    title: texts.handedToYou,
    message: texts.handedToYouMessage,
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
  PROJECT_HANDED_ON: {
    type: 'warning',
    category: 'projects',
    title: texts.handedOn,
    message: texts.handedOnMessage,
    mail: 'INSTANT',
    needs: 'PROJECT_CREATE',
  },
}
