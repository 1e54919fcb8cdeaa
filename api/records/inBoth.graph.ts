/** Fields of the schema whose texts people may write in English and in Arabic: each reader is given the wanted version. */
import { language, type Locale } from '#language'
import { describedEnum, type FieldsOf } from '../builder.ts'
import type { Context } from '../context.ts'
import type { Permission } from '../policy.ts'
import { textIn } from '../translation.ts'
import { textFor } from './translated.ts'

type Version = 'FIRST' | 'ENGLISH' | 'ARABIC'

const VersionEnum = describedEnum<Version>('TextVersion', 'Which version of a text is wanted, where it has two.', {
  FIRST: 'As it was first written.',
  ENGLISH: 'In English where it is there, or else as it was first written.',
  ARABIC: 'In Arabic where it is there, or else as it was first written.',
})

const locales: Readonly<Record<Exclude<Version, 'FIRST'>, Locale>> = { ENGLISH: 'en', ARABIC: 'ar' }

/** The language that a text is wanted in; null for the first text. Programs are given that, as they may write back what they read. */
function wantedIn(version: Version | null | undefined, { readsFirstTexts }: Pick<Context, 'readsFirstTexts'>) {
  if (version) return version === 'FIRST' ? null : locales[version]
  return readsFirstTexts ? null : language()
}

/** The version of a text that its reader wants. */
export function wantedText(first: string, other: string | null | undefined, ctx: Context): string {
  const wanted = wantedIn(null, ctx)
  return wanted === null ? first : textIn(first, other, wanted)
}

/** A record's text as its reader wants it. */
export const shownText = (record: object, field: string, ctx: Context, version?: Version | null): string =>
  textFor(record, field, wantedIn(version, ctx))

interface Options {
  nullable?: boolean
  requires?: Permission
  description?: string
}

const args = (t: FieldsOf<'Project'>) => ({ version: t.arg({ type: VersionEnum, required: false }) })

/** A field of a text that people may write in both languages; `t` is the field builder of any model that has `translation`. */
export const inBoth = (t: unknown, field: string, options: Options = {}) =>
  (t as FieldsOf<'Project'>).string({
    ...(options as { description?: string }),
    args: args(t as FieldsOf<'Project'>),
    extensions: { reads: [field, 'translation'] },
    resolve: (record, { version }, ctx) => shownText(record, field, ctx, version),
  })

/** The same for a list of texts, which stands line by line where it is written. */
export const linesInBoth = (t: unknown, field: string, description: string) =>
  (t as FieldsOf<'Project'>).stringList({
    description,
    args: args(t as FieldsOf<'Project'>),
    extensions: { reads: [field, 'translation'] },
    resolve: (record, { version }, ctx) => shownText(record, field, ctx, version).split('\n').filter(Boolean),
  })
