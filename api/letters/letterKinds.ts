/** Every kind of letter, from the features that define them (X.mails.ts). */
import { kinds } from '../__generated__/features/letters.ts'
import type { LetterKind } from './letterKind.ts'
import { ofNotifications } from './ofNotifications.ts'

export const letterKinds = kinds as readonly unknown[] as readonly LetterKind[]

/** How a mail is written: by its own kind, or as its notification. */
export const writerOf = (kind: string): LetterKind =>
  letterKinds.find(({ name }) => name === kind) ?? letterKinds.find(({ name }) => name === ofNotifications)!
