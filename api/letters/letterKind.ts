/** What a kind of letter says of itself: its words, who gets it and when, and how one is written from what was kept of it. */
import type { Language } from '../__generated__/prisma/enums.ts'
import type { Db } from '../db.ts'
import type { Letter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import type { NotificationCategory } from '../records/notificationKind.ts'
import type { Values } from '../wording/fill.ts'
import { sampleValues } from '../wording/samples.ts'
import { filled, type Templates } from '../wording/templates.ts'

/** A mail that waits to be written. */
export interface Pending {
  id: number
  /** The name of its kind, or of its kind of notifications. */
  kind: string
  userId: number | null
  name: string
  email: string
  data: unknown
  notificationId: number | null
  language: Language
}

export interface Written {
  letter: Letter
  calendar?: Mail['calendar'] | null
  /** Takes back what was made for a letter that could not be sent, as a link that nobody has. */
  undo?: () => Promise<unknown>
}

/** A paragraph, or one that is left out where the value that it is about is missing. */
export interface Paragraph<D> {
  (data: D): string
  /** The value. */
  about?: string
  /** How it reads in a template, where it is no message of the catalogue. */
  reads?: string
}

/** A paragraph about a value that may be missing. */
export const about = <D extends Values>(name: string & keyof D, words: (data: D) => string): Paragraph<D> =>
  Object.assign((data: D) => words(data), { about: name, of: words })

/** A paragraph that is a value, as it was written. */
export const value = <D extends Values>(name: string & keyof D): Paragraph<D> =>
  Object.assign((data: D) => String(data[name] ?? ''), { about: name, reads: `{${name}}` })

interface Prepared<D> {
  data: D
  undo?: () => Promise<unknown>
  unsubscribe?: string
}

interface Definition<D extends Values> {
  /** Unlike any kind of notifications. */
  name: string
  category: NotificationCategory
  title(): string
  /** Who gets it, and when. */
  who(): string
  when(): string
  /** People can turn it off. */
  optional?: true
  /** Its reader has no account (any more): name and address go from the log when it has been sent. */
  forgets?: true
  subject(data: D): string
  paragraphs: readonly Paragraph<D>[]
  button?: { label(): string; path(data: D): string }
  /** Adds what must not be kept, as a link to sign in with; null when the letter is not needed any more. */
  prepare?(db: Db, pending: Pending): Promise<Prepared<D> | null>
}

/** A kind of letter as the catalogue knows it, whatever its values. */
export interface LetterKind<D extends Values = Values> extends Definition<D> {
  write(db: Db, pending: Pending, templates: Templates): Promise<Written | null>
  /** The same with sample values. */
  sample(pending: Omit<Pending, 'id' | 'data'>, templates: Templates): Letter
}

/** The words of a letter: a template's, or the catalogue's. */
function wordsOf<D extends Values>(
  { name, subject, paragraphs }: Pick<Definition<D>, 'name' | 'subject' | 'paragraphs'>,
  data: D,
  language: Language,
  templates: Templates,
) {
  const template = templates(name, language)
  const optional = new Set(paragraphs.flatMap((paragraph) => paragraph.about ?? []))
  return (
    (template && filled(template, data, optional)) ?? {
      subject: subject(data),
      paragraphs: paragraphs
        .filter((paragraph) => !paragraph.about || data[paragraph.about])
        .map((paragraph) => paragraph(data)),
    }
  )
}

function letterTo<D extends Values>(
  definition: Definition<D>,
  { name, email, language }: Omit<Pending, 'id' | 'data'>,
  data: D,
  templates: Templates,
): Letter {
  const { button } = definition
  return {
    to: email,
    name,
    language,
    ...wordsOf(definition, data, language, templates),
    ...(button ? { button: { label: button.label(), path: button.path(data) } } : {}),
  }
}

/** Defines a kind of letters; exported, it is part of the catalogue. */
export const letterKind = <D extends Values>(definition: Definition<D>): LetterKind<D> => ({
  ...definition,
  sample(pending, templates) {
    const data = sampleValues() as D
    return letterTo(definition, pending, data, templates)
  },
  async write(db, pending, templates) {
    const prepared = definition.prepare ? await definition.prepare(db, pending) : { data: pending.data as D }
    if (!prepared) return null
    const { data, undo, unsubscribe } = prepared as Prepared<D>
    const letter = letterTo(definition, pending, data, templates)
    return { letter: { ...letter, ...(unsubscribe ? { unsubscribe } : {}) }, ...(undo ? { undo } : {}) }
  },
})
