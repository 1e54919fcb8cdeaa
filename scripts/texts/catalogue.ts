/** The catalogue of messages as its files hold it: one for each feature and language, in groups by the part that shows them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Locale } from '#language'
import type { Messages } from './compile.ts'

const root = path.resolve(import.meta.dirname, '../../texts')

/** Why a person who knows both languages should look at a translation, by `group.message`. */
const toReview = '$review'

type Groups = Record<string, Messages>

/** The features that have messages. */
export const features = (): string[] => readdirSync(path.join(root, 'en')).map((file) => path.basename(file, '.json'))

/** A file as it is; empty where a feature has none in a language. */
function readFile(language: Locale, feature: string): Groups {
  const file = path.join(root, language, `${feature}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Groups) : {}
}

/** What a language says of a feature, and which of it is not certain. */
export function readTranslation(language: Locale, feature: string): { groups: Groups; uncertain: Messages } {
  const { [toReview]: uncertain = {}, ...groups } = readFile(language, feature)
  return { groups, uncertain }
}

/** The messages of a feature by group and language; what a language lacks is said in English. */
export function readMessages(feature: string): Record<string, Record<Locale, Messages>> {
  const read = new Map(languages.map((language) => [language, readTranslation(language, feature).groups]))
  return Object.fromEntries(
    Object.entries(readFile('en', feature)).map(([group, english]) => {
      const inEach = languages.map((language) => [
        language,
        Object.fromEntries(
          Object.entries(english).map(([name, text]) => [name, read.get(language)![group]?.[name] ?? text]),
        ),
      ])
      return [group, Object.fromEntries(inEach) as Record<Locale, Messages>]
    }),
  )
}
