/** Every kind of letter, from the features that define them (X.mails.ts). */
import { kinds } from '../__generated__/features/letters.ts'
import { inLanguage } from '../language.ts'
import { localeOf } from '../languages.rules.ts'
import type { LetterKind } from './letterKind.ts'
import { ofNotifications } from './ofNotifications.ts'

export const letterKinds = kinds as readonly unknown[] as readonly LetterKind[]

const kindOf = (name: string): LetterKind =>
  letterKinds.find((kind) => kind.name === name) ?? letterKinds.find((kind) => kind.name === ofNotifications)!

/** How a mail is written: by its own kind, or as its notification, in its reader's language. */
export function writerOf(name: string): LetterKind {
  const kind = kindOf(name)
  return {
    ...kind,
    write: (db, pending, templates) => inLanguage(localeOf[pending.language], () => kind.write(db, pending, templates)),
    sample: (pending, templates) => inLanguage(localeOf[pending.language], () => kind.sample(pending, templates)),
  }
}
