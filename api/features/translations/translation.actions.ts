/** Writing a record's texts in the other of our two languages. */
import * as texts from '#texts/translations/errors.js'
import { effects } from '../../__generated__/features/translations.ts'
import type { Changes } from '../../audit.ts'
import { tableOf } from '../../db.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Translatable } from '../../records/definition.ts'
import { firstText, translatedKinds, writtenIn, type TranslatedRecord } from '../../records/translated.ts'
import { languageOf, printOf, storedTranslation, translationOf, type Translation } from '../../translation.ts'
import { updateTranslationRules } from './translation.rules.ts'

export const updateTranslation = editing({
  name: 'updateTranslation',
  requires: 'ACCOUNT_OWN',
  rules: updateTranslationRules,
  description:
    'Writes the given texts of a record in the language that it was not first written in; the others stay, an empty one is removed.',
  async held({ access }, { recordId: { type, id } }) {
    const kind = translatedKinds.get(type)
    if (!kind) throw notFound(type)
    const record = (await access.hold(kind.requires as 'PROJECT_UPDATE', id)) as unknown as TranslatedRecord
    const before = translationOf(record['translation'])
    const written = Object.fromEntries(Object.keys(kind.fields).map((field) => [field, before[field]?.text ?? '']))
    return { ...written, kind, record, before } satisfies Held
  },
  async run(work, given, { kind, record, before }, { recordId: { type, id } }) {
    const { tx, access, audit } = work
    const written = Object.entries(given)
    const fields = written.map(([field]) => field)
    const reason = kind.closed?.(record as never, access, fields)
    if (reason) throw conflict(reason)
    refuse(written, record, kind)
    const after = changed(before, written, record)
    const changes = changesBetween(before, after)
    if (!Object.keys(changes).length) return { type, id }
    const translation = Object.keys(after).length ? after : null
    if (kind.write) await kind.write(work, record as never, { translation, changes })
    else {
      await tx[tableOf(type)].update({ where: { id }, data: { translation: storedTranslation(translation) } as never })
      await audit(type, id, changes)
    }
    for (const { entity, changed: follow } of effects) if (entity === type) await follow(work, record)
    return { type, id }
  },
})

/** The record, with its texts in the other language by their fields. */
interface Held {
  kind: Translatable
  record: TranslatedRecord
  before: Translation
}

/** Refuses fields that the kind does not have, and texts that are in the language of the first one. */
function refuse(written: [string, string][], record: TranslatedRecord, kind: Translatable): void {
  const wrong = written.flatMap(([field, text]) => {
    if (!text) return []
    if (!Object.hasOwn(kind.fields, field)) return [[field, texts.noField()] as const]
    const wanted = writtenIn(record, kind, field)
    const isOther = (languageOf(text) ?? wanted) === wanted
    if (!isOther) return [[field, texts.otherLanguage({ language: wanted })] as const]
    return firstText(record, field) ? [] : [[field, texts.writeFirst()] as const]
  })
  if (wrong.length) throw invalid(Object.fromEntries(wrong))
}

/** A text that stays as it was keeps what it was written for, unless it is given again: then it holds for what is there now. */
function changed(before: Translation, written: [string, string][], record: TranslatedRecord): Translation {
  const next = new Map(Object.entries(before))
  for (const [field, text] of written)
    if (text) next.set(field, { text, of: printOf(firstText(record, field)) })
    else next.delete(field)
  return Object.fromEntries(next)
}

/** As the record of changes names them: `titleTranslation`. */
function changesBetween(before: Translation, after: Translation): Changes {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    fields
      .filter((field) => before[field]?.text !== after[field]?.text || before[field]?.of !== after[field]?.of)
      .map((field) => [`${field}Translation`, [before[field]?.text ?? '', after[field]?.text ?? '']]),
  )
}
