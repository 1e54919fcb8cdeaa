/** The texts of a record in English and in Arabic, side by side, in the schema. */
import type { Locale } from '#language'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { LanguageEnum } from '../languageEnum.ts'
import { languageNamed } from '../languages.rules.ts'
import { otherLanguage, printOf, translationOf } from '../translation.ts'
import { TranslationType } from './interfaces.graph.ts'
import { firstText, isWritten, translatedKinds, writtenIn, type Versions } from './translated.ts'

interface Pair {
  name: string
  language: Locale
  first: string
  text: string
  isOutdated: boolean
}
const PairType = builder.objectRef<Pair>('TranslatedText').implement({
  description: 'A field in both languages.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The field, as updateTranslation names it.' }),
    language: t.field({
      type: LanguageEnum,
      description: 'The language beside that of the first text.',
      resolve: (pair) => languageNamed[pair.language],
    }),
    first: t.exposeString('first', { description: 'As it was first written.' }),
    text: t.exposeString('text', { description: 'In the other language; empty where nobody wrote it.' }),
    isOutdated: t.exposeBoolean('isOutdated', { description: 'Whether the first text was changed since.' }),
  }),
})

/** The fields of a record in both languages that the viewer may read. */
async function pairsOf({ entity, record }: Versions, { access }: Context): Promise<Pair[]> {
  const kept = translationOf(record['translation'])
  const kind = translatedKinds.get(entity)!
  const fields = await Promise.all(
    Object.entries(kind.fields).map(async ([name, requires]) =>
      !requires || (await access.can(requires as 'PROJECT_READ', record.id, record)) ? name : null,
    ),
  )
  return fields
    .filter((name) => name !== null)
    .map((name) => {
      const first = firstText(record, name)
      const other = kept[name]
      const language = writtenIn(record, kind, name)
      return {
        name,
        language,
        first,
        text: other?.text ?? '',
        isOutdated: other !== undefined && other.of !== printOf(first),
      }
    })
}

TranslationType.implement({
  description:
    'The texts of a record in English and in Arabic. The first text may be in either; the other one is optional.',
  fields: (t) => ({
    language: t.field({
      type: LanguageEnum,
      description: 'The language beside that of what it is called.',
      resolve: ({ entity, record }) => languageNamed[writtenIn(record, translatedKinds.get(entity)!)],
    }),
    firstLanguage: t.field({
      type: LanguageEnum,
      description: 'The language of what it is called.',
      resolve: ({ entity, record }) => languageNamed[otherLanguage(writtenIn(record, translatedKinds.get(entity)!))],
    }),
    isWritten: t.boolean({
      description: 'Whether anything is written in the other language.',
      resolve: ({ record }) => isWritten(record),
    }),
    texts: t.field({
      type: [PairType],
      description: 'The fields that the viewer may read.',
      resolve: (versions, _args, ctx) => pairsOf(versions, ctx),
    }),
  }),
})

for (const [entity, kind] of translatedKinds)
  builder.prismaObjectFields(entity as 'Project', (t) => ({
    canTranslate: t.boolean({
      description: 'Whether the viewer may write it in the other language.',
      extensions: { reads: kind.reads ?? [] },
      resolve: async (record, _args, { access }) =>
        (await access.can(kind.requires as 'PROJECT_UPDATE', record.id, record)) &&
        !kind.closed?.(record as never, access, []),
    }),
    translation: t.field({
      type: TranslationType,
      nullable: true,
      description: 'Its texts in both languages, for those who may read them.',
      extensions: { reads: [...Object.keys(kind.fields), 'translation'] },
      resolve: (record) => ({ entity, record }),
    }),
  }))
