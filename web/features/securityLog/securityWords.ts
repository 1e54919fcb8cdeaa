/** The kinds of events of the security log in words, and how each looks. */
import * as texts from '#texts/securityLog/securityWords.js'
import type { SecurityEventKind } from '#web/__generated__/SecurityEventRow_event.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

type Kind = Exclude<SecurityEventKind, '%future added value'>

const kindLooks: Record<Kind, { words: string; tone: Tone }> = {
  SIGN_IN: { words: texts.signedIn(), tone: 'success' },
  SIGN_IN_FAILED: { words: texts.signInFailed(), tone: 'danger' },
  SIGN_OUT: { words: texts.signedOut(), tone: 'neutral' },
  SESSION_ENDED: { words: texts.sessionEnded(), tone: 'neutral' },
  ACCESS_REFUSED: { words: texts.accessRefused(), tone: 'warning' },
  LIMIT_REACHED: { words: texts.limitReached(), tone: 'warning' },
  PASSWORD_CHANGED: { words: texts.passwordChanged(), tone: 'info' },
  EMAIL_CHANGED: { words: texts.emailAddressChanged(), tone: 'info' },
  ACCOUNT_CREATED: { words: texts.accountCreated(), tone: 'success' },
  ROLE_CHANGED: { words: texts.roleChanged(), tone: 'info' },
  STATUS_CHANGED: { words: texts.accountStatusChanged(), tone: 'info' },
  API_KEY_CREATED: { words: texts.apiKeyCreated(), tone: 'info' },
  API_KEY_ENDED: { words: texts.apiKeyRevoked(), tone: 'neutral' },
  ACCESS_REQUESTED: { words: texts.accessRequested(), tone: 'info' },
  SETTINGS_CHANGED: { words: texts.settingsChanged(), tone: 'info' },
  DATA_TAKEN: { words: texts.dataTaken(), tone: 'warning' },
  VIEW_STARTED: { words: texts.viewStarted(), tone: 'warning' },
  VIEW_ENDED: { words: texts.viewEnded(), tone: 'neutral' },
  WAYS_CHANGED: { words: texts.waysChanged(), tone: 'info' },
  MALWARE_FOUND: { words: texts.malwareFound(), tone: 'danger' },
  SECOND_FACTOR_CHANGED: { words: texts.secondFactorChanged(), tone: 'info' },
}

export const lookOf = (kind: SecurityEventKind) => kindLooks[kind as Kind] ?? { words: kind, tone: 'neutral' as const }

export const kindChoices = (Object.keys(kindLooks) as Kind[]).map((value) => ({ value, label: kindLooks[value].words }))

/** `Sign-in failed (3 times)` */
export const withCount = (words: string, count: number) => (count > 1 ? texts.times({ words, count }) : words)
