/** The security log in the schema: people read what concerns their own account, administrators everything. */
import type { SecurityEventKind } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { deviceOf } from '../../device.ts'
import { securityEventSort, securityEventWhere } from './securityLog.list.ts'
import { securityEventFilterRules } from './securityLog.rules.ts'

const SecurityEventKindEnum = describedEnum<SecurityEventKind>(
  'SecurityEventKind',
  'What happened to the access to an account.',
  {
    SIGN_IN: null,
    SIGN_IN_FAILED: 'A sign-in or a confirmation of the password failed, or an API key that had ended was used.',
    SIGN_OUT: null,
    SESSION_ENDED: 'A session ended in another way: expired, ended from another device, or by a change of the account.',
    ACCESS_REFUSED: 'The role does not hold the permission that was asked for.',
    LIMIT_REACHED: 'More requests or attempts than allowed.',
    PASSWORD_CHANGED: 'The password was set or changed.',
    EMAIL_CHANGED: 'The e-mail address was changed.',
    ACCOUNT_CREATED:
      'The account was made by an administrator, a provider of sign-ins or a system that keeps accounts.',
    ROLE_CHANGED: null,
    STATUS_CHANGED: 'The account was verified, suspended, closed or let in again.',
    API_KEY_CREATED: null,
    API_KEY_ENDED: 'An API key was revoked.',
    ACCESS_REQUESTED: 'The person asked administrators for access to a page of other roles.',
    DATA_TAKEN: 'An administrator downloaded everything about the person.',
    VIEW_STARTED: 'An administrator began to see the platform as the person.',
    VIEW_ENDED: 'An administrator no longer sees the platform as the person.',
    SETTINGS_CHANGED: 'The person changed settings of the platform.',
    WAYS_CHANGED: 'A provider by which the person signs in was linked or removed.',
    MALWARE_FOUND: 'The person uploaded a file in which the malware scanner found something; it was refused.',
    SECOND_FACTOR_CHANGED: 'An authenticator app, a passkey or the recovery codes were added, removed, used or reset.',
  },
)

builder.prismaNode('SecurityEvent', {
  id: { field: 'id' },
  readable: 'SECURITY_LOG_READ',
  description: 'An event of the security log. Refused attempts are counted by the minute.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SecurityEventKindEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened first.' }),
    count: t.exposeInt('count', { description: 'How often it happened within that minute.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'The account concerned; null when the attempt named none that exists.',
    }),
    actor: t.relation('actor', { nullable: true, description: 'Who did it, when it was someone else.' }),
    address: t.exposeString('address'),
    device: t.string({
      description: 'The device in words, such as Firefox on Windows.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    detail: t.exposeString('detail', {
      description:
        'More about it: the roles before and after, the part that was refused, the name of the limit, the page that was requested.',
    }),
  }),
})

listField('securityEvents', {
  type: 'SecurityEvent',
  read: 'SECURITY_LOG_READ',
  description: 'The security log: what concerns the viewer’s own account, and everything for administrators.',
  filter: { rules: securityEventFilterRules, where: securityEventWhere },
  sort: securityEventSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})
