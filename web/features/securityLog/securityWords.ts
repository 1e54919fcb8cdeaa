/** The kinds of events of the security log in words, and how each looks. */
import type { SecurityEventKind } from '#web/__generated__/SecurityEventRow_event.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

type Kind = Exclude<SecurityEventKind, '%future added value'>

const kindLooks: Record<Kind, { words: string; tone: Tone }> = {
  SIGN_IN: { words: 'Signed in', tone: 'success' },
  SIGN_IN_FAILED: { words: 'Sign-in failed', tone: 'danger' },
  SIGN_OUT: { words: 'Signed out', tone: 'neutral' },
  SESSION_ENDED: { words: 'Session ended', tone: 'neutral' },
  ACCESS_REFUSED: { words: 'Access refused', tone: 'warning' },
  LIMIT_REACHED: { words: 'Limit reached', tone: 'warning' },
  PASSWORD_CHANGED: { words: 'Password changed', tone: 'info' },
  EMAIL_CHANGED: { words: 'Email address changed', tone: 'info' },
  ROLE_CHANGED: { words: 'Role changed', tone: 'info' },
  STATUS_CHANGED: { words: 'Account status changed', tone: 'info' },
  API_KEY_CREATED: { words: 'API key created', tone: 'info' },
  API_KEY_ENDED: { words: 'API key revoked', tone: 'neutral' },
  ACCESS_REQUESTED: { words: 'Access requested', tone: 'info' },
}

export const lookOf = (kind: SecurityEventKind) => kindLooks[kind as Kind] ?? { words: kind, tone: 'neutral' as const }

export const kindChoices = Object.entries(kindLooks).map(([value, { words: label }]) => ({ value, label }))

/** `Sign-in failed (3 times)` */
export const withCount = (words: string, count: number) => (count > 1 ? `${words} (${count} times)` : words)
