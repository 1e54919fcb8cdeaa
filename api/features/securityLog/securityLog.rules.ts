/** What the security log can be filtered by. */
import { array, boolean, object } from 'yup'
import { enumOf, nodeId, text } from '#api/rules.ts'

export const securityEventKinds = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'SESSION_ENDED',
  'ACCESS_REFUSED',
  'LIMIT_REACHED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'ACCOUNT_CREATED',
  'ROLE_CHANGED',
  'STATUS_CHANGED',
  'API_KEY_CREATED',
  'API_KEY_ENDED',
  'ACCESS_REQUESTED',
  'SETTINGS_CHANGED',
  'DATA_TAKEN',
  'VIEW_STARTED',
  'VIEW_ENDED',
  'SECOND_FACTOR_CHANGED',
  'WAYS_CHANGED',
  'MALWARE_FOUND',
] as const

export const securityEventFilterRules = object({
  mine: boolean().nullable().meta({ description: "Only what concerns the viewer's own account." }),
  kind: array(enumOf(securityEventKinds, 'SecurityEventKind').defined()).nullable(),
  userId: nodeId('User').optional().nullable(),
  address: text(100).nullable().meta({ description: 'From this network address, or from those that begin with it.' }),
})
