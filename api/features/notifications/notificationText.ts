/** Every kind of notification: its words, colour, category and where it leads, made from kind, subject and data. */
import { withTimesInWords } from '../../toldTimes.ts'
import { featureKinds } from '../../__generated__/features/notifications.ts'
import type { Language, NotificationKind } from '../../__generated__/prisma/enums.ts'
import { inLanguage } from '../../language.ts'
import type { Data, Kind } from '../../records/notificationKind.ts'
import { localeOf } from '../../languages.rules.ts'
import { filled, type Templates } from '../../wording/templates.ts'

export const kinds: Record<NotificationKind, Kind> = {
  ...featureKinds,
}

/** What a notification is called. */
export const titleOf = (kind: NotificationKind, data: unknown): string =>
  kinds[kind].titled?.(withTimesInWords(data as Data)) ?? kinds[kind].title()

/** The values of a notification's words. `said` tells the texts whether the person wrote something with it. */
function valuesOf(kind: NotificationKind, data: unknown): Data {
  const given: Data = withTimesInWords(data as Data)
  return { others: 0, ask: 'no', ...given, said: given['comment'] ? 'yes' : 'no', ...kinds[kind].derived?.(given) }
}

/** What a notification says. */
export const messageOf = (kind: NotificationKind, data: unknown): string => kinds[kind].message(valuesOf(kind, data))

/** The values that notifications may lack: a paragraph of a template about them alone is left out without them. */
export const mayLack: ReadonlySet<string> = new Set([
  'comment',
  'reason',
  'explanation',
  'explanationArabic',
  'embargoUntil',
  'where',
])

export interface Words {
  title: string
  message: string
  /** The paragraphs of its mail. */
  mailed: string[]
}

/** All that a notification says in a language, in the words of administrators where they wrote some. */
export const wordsOf = (kind: NotificationKind, data: unknown, language: Language, templates: Templates): Words =>
  inLanguage(localeOf[language], () => {
    const template = templates(kind, language)
    const own = template && filled(template, valuesOf(kind, data), mayLack)
    const message = own?.paragraphs.join('\n\n') || messageOf(kind, data)
    return {
      title: own?.subject || titleOf(kind, data),
      message,
      mailed: kinds[kind].mailed?.(withTimesInWords(data as Data), message) ?? own?.paragraphs ?? [message],
    }
  })
