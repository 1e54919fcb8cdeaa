/** What a kind of notification says of itself. */
import type { Db } from '../db.ts'
import type { DutyKind } from '../duties/kinds.rules.ts'
import type { Mail } from '../mail.ts'
import type { Permission } from '../policy.ts'

export type NotificationType = 'success' | 'warning' | 'error' | 'reminder' | 'info'
export type NotificationCategory =
  | 'projects'
  | 'ideas'
  | 'teams'
  | 'challenges'
  | 'support'
  | 'investments'
  | 'accounts'
  | 'security'
  | 'meetings'
/** What made a person a recipient. */
export type NotificationReason =
  | 'ACCOUNT'
  | 'ADMINISTRATOR'
  | 'UNIVERSITY'
  | 'RESPONSIBLE'
  | 'OWNER'
  | 'MEMBER'
  | 'COMPANY'
  | 'APPLICANT'
  | 'INVENTOR'
  | 'PARTICIPANT'
  | 'CHOSEN'
  | 'REQUESTED'
  | 'SAVED'
  | 'CONCERNED'
  | 'AUDIENCE'
/** A duty that a notification tells of: it needs action for as long as the recipient owes that of its record. */
interface Asks {
  duty: DutyKind
  /** The column of the duty's records that holds the number of the notification's record; its own number when nothing is said. */
  by?: string
}
/** What a notification was written with; the texts take their values from it by name. */
export type Data = Record<string, string | number>

export interface Kind {
  type: NotificationType
  category: NotificationCategory
  why: NotificationReason
  /** What it asks of the recipient; it needs action while one of these is owed. */
  asks?: readonly Asks[]
  title(): string
  /** The title of one of them, when it names what it is about. */
  titled?(data: Data): string
  message(data: Data): string
  /** Values that its words need and that are made from those it was written with. */
  derived?(data: Data): Data
  /** The paragraphs of its mail, where they say more than the message. */
  mailed?(data: Data, message: string): string[]
  /** The path that it leads to, or null for none; undefined, as without it, is the page of its record. */
  link?(entityId: number | null, entity: string | null, data: Data): string | null | undefined
  /** How it is mailed to those who have not chosen; not at all when nothing is said. */
  mail?: 'INSTANT' | 'DIGEST'
  /** Nobody can turn it off: it concerns the account itself, and has a letter of its own. */
  always?: true
  /** The event that its mail adds to the reader's own calendar, or takes back from it; it is mailed even when it was read. */
  calendar?: (db: Db, entityId: number, userId: number) => Promise<Mail['calendar'] | null>
  /** Only who may do this is ever told. */
  needs?: Permission
}

/** The message that names what may have been left out, or the one that does without. */
export function given(name: string, message: Kind['message'], otherwise: Kind['message']): Kind['message'] {
  const chosen: Kind['message'] = (data) => (data[name] ? message(data) : otherwise(data))
  variants.set(chosen, [...variantsOf(message), ...variantsOf(otherwise)])
  return chosen
}

const variants = new WeakMap<Kind['message'], readonly Kind['message'][]>()

/** The messages of which one is chosen by what the notification was written with. */
export const variantsOf = (message: Kind['message']): readonly Kind['message'][] => variants.get(message) ?? [message]
