/** What people may write in both languages, kind by kind: records say it in their definitions, people are added here. */
import type { Entity } from '../relations.ts'
import { languageOf, otherLanguage, textIn, translationOf } from '../translation.ts'
import type { Locale } from '#language'
import type { Translatable } from './definition.ts'
import { records } from './records.ts'

const ofPeople: Translatable = { requires: 'USER_UPDATE', fields: { name: null, bio: null } }

/** The kinds whose table has a column `translation`, with what of them is translated; what it is called comes first. */
export const translatedKinds: ReadonlyMap<string, Translatable> = new Map<string, Translatable>([
  ...records.flatMap(({ entity, translated }) => (translated ? [[entity, translated] as const] : [])),
  ['User' satisfies Entity, ofPeople],
])

export type TranslatedRecord = Record<string, unknown> & { id: number }

/** A record with its kind, to be read in both languages. */
export interface Versions {
  entity: string
  record: TranslatedRecord
}

/** A column's first text; a list stands line by line. */
export const firstText = (record: TranslatedRecord, field: string): string => [record[field]].flat().join('\n')

/** A column's text for who wants it in a language; null wants the first text. */
export function textFor(record: object, field: string, wanted: Locale | null): string {
  const { [field]: other } = translationOf((record as TranslatedRecord)['translation'])
  const first = firstText(record as TranslatedRecord, field)
  return wanted === null ? first : textIn(first, other?.text, wanted)
}

/** The language that a field is written in beside the first one, which may differ from field to field; that of the name in doubt. */
export function writtenIn(record: TranslatedRecord, kind: Translatable, field?: string): Locale {
  const [name] = Object.keys(kind.fields)
  const ofField = field === undefined ? null : languageOf(firstText(record, field))
  return otherLanguage(ofField ?? languageOf(firstText(record, name!)) ?? 'en')
}

/** Whether anything of it is written in the other language. */
export const isWritten = (record: TranslatedRecord): boolean =>
  Object.keys(translationOf(record['translation'])).length > 0
