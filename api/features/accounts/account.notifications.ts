/** The notifications about accounts, access and webhooks, and from people who write to a researcher. */
import type { NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import { given, type Data, type Kind } from '../../records/notificationKind.ts'
import * as texts from '#texts/accounts/notifications.js'
import { restrictedPageAt } from './restrictedPages.ts'
import { roleWords } from './roleWords.rules.ts'

/** The page's name in the language of the reader. */
const pageInWords = ({ path }: Data): Data => ({ page: restrictedPageAt(String(path))?.title() ?? path! })

/** The role in the language of the reader. */
const roleInWords = ({ role }: Data): Data => ({ role: (roleWords[role as Role] as string | undefined) ?? role! })

export const accountKinds = {
  ACCOUNT_WAITS: {
    type: 'reminder',
    category: 'accounts',
    title: texts.accountWaits,
    message: texts.accountWaitsMessage,
    derived: roleInWords,
    link: () => '/ku-dashboard',
    mail: 'DIGEST',
    needs: 'USER_VERIFY',
    why: 'UNIVERSITY',
    asks: [{ duty: 'ACCOUNT_VERIFY' }],
  },
  ACCESS_REQUESTED: {
    type: 'reminder',
    category: 'accounts',
    title: texts.accessRequested,
    message: texts.accessRequestedMessage,
    derived: (data) => ({ ...roleInWords(data), ...pageInWords(data) }),
    link: (id) => `/admin/user-management/activity/sign-ins${id ? `?person=${id}` : ''}`,
    mail: 'DIGEST',
    needs: 'USER_MANAGE',
    why: 'ADMINISTRATOR',
  },
  ACCOUNT_VERIFIED: {
    type: 'success',
    category: 'accounts',
    title: texts.accountVerified,
    message: texts.accountVerifiedMessage,
    link: () => '/',
    always: true,
    why: 'ACCOUNT',
  },
  ACCOUNT_REFUSED: {
    type: 'error',
    category: 'accounts',
    title: texts.accountRefused,
    message: texts.accountRefusedMessage,
    link: () => null,
    always: true,
    why: 'ACCOUNT',
  },
  ACCOUNT_VIEWED: {
    type: 'warning',
    category: 'security',
    title: texts.accountViewed,
    message: texts.accountViewedMessage,
    link: () => '/settings?section=security',
    always: true,
    why: 'ACCOUNT',
  },
  PASSWORD_CHANGED: {
    type: 'warning',
    category: 'security',
    title: texts.passwordChanged,
    message: texts.passwordChangedMessage,
    link: () => '/auth/forgot-password',
    always: true,
    why: 'ACCOUNT',
  },
  WEBHOOK_PAUSED: {
    type: 'warning',
    category: 'security',
    title: texts.webhookPaused,
    message: texts.webhookPausedMessage,
    link: () => '/settings?section=webhooks',
    mail: 'INSTANT',
    why: 'OWNER',
  },
  RESEARCHER_CONTACTED: {
    type: 'reminder',
    category: 'meetings',
    title: texts.researcherContacted,
    message: given('from', texts.researcherContactedFromMessage, texts.researcherContactedMessage),
    link: () => null,
    mail: 'INSTANT',
    needs: 'PROJECT_OWN_LIST',
    why: 'CHOSEN',
  },
} as const satisfies Partial<Record<NotificationKind, Kind>>
