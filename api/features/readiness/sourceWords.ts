/** Where a sentence of an assessment comes from, in the language of who reads it. */
import * as fields from '#texts/readiness/fields.js'
import { inEachLanguage } from '../../language.ts'
import { questionWords } from '../../readiness/questions.ts'

let known: ReadonlyMap<string, () => string> | undefined

/** The fields by what they are called in any language: an assessment names them in that in which it was begun. */
const fieldsByName = () =>
  (known ??= new Map(
    Object.values(fields).flatMap((words) => inEachLanguage(words).map((name) => [name, words] as const)),
  ))

/** Files keep their names. */
export const sourceWords = (kept: string): string => fieldsByName().get(kept)?.() ?? questionWords(kept)
