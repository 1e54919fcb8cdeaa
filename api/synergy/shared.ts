/** The words that two projects share, each with a sentence of both in which it stands. */
import { sentencesOf } from '../readiness/sentences.ts'
import { sharedTerms } from '../matching/sharedTerms.ts'
import { tellingWords, type FieldText, type SynergyProject } from './project.ts'

/** So many words are shown; more would be read by nobody. */
const most = 10

interface Place {
  start: number
  end: number
}

/** A sentence with the name of its field and the places of the word: UTF-16 offsets, as `slice` takes them. */
export interface Passage {
  field: string
  text: string
  places: Place[]
}

export interface SharedWord {
  word: string
  one: Passage
  other: Passage
}

/** Those first that both use most. */
export function sharedWords(one: SynergyProject, other: SynergyProject): SharedWord[] {
  const [ofOne, ofOther] = [fieldsOf(one), fieldsOf(other)]
  const join = (fields: readonly FieldText[]) => fields.map(({ text }) => text).join('\n\n')
  const heads = [one, other].map(headOf).join('\n')
  const isHead = (word: string) => sharedTerms(heads, word).length > 0
  const [textOfOne, textOfOther] = [join(ofOne), join(ofOther)]
  return sharedTerms(textOfOne, textOfOther)
    .map((term) => ({
      ...term,
      weight: term.inOne.length * term.inOther.length * (isHead(term.word) ? headWeight : 1),
    }))
    .filter(({ word }) => word.length > 3 && !/^\d+$/.test(word) && tellingWords(word).size > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .flatMap(({ word, inOther }) => {
      const [here, there] = [
        passageOf(ofOne, word),
        passageOf(ofOther, textOfOther.slice(inOther[0]!.start, inOther[0]!.end)),
      ]
      return here && there ? [{ word: word.toLowerCase(), one: here, other: there }] : []
    })
}

/** Titles and keywords are chosen words: what stands there counts more often. */
const headWeight = 4
const headOf = ({ title, methods }: SynergyProject) =>
  [title, ...methods.map(({ text }) => text.slice(0, 500))].join('\n')

const fieldsOf = ({ title, subject, methods, market }: SynergyProject): FieldText[] => [
  ...subject,
  ...methods,
  ...market,
  { field: '', text: title },
]

function passageOf(fields: readonly FieldText[], word: string): Passage | null {
  for (const { field, text } of fields)
    for (const sentence of sentencesOf(field, text)) {
      const places = sharedTerms(sentence.text, word).flatMap(({ inOne }) => inOne)
      if (places.length) return { field, text: sentence.text, places }
    }
  const short = fields.find(({ text }) => sharedTerms(text, word).length > 0)
  if (!short) return null
  const text = short.text.slice(0, 600)
  return { field: short.field, text, places: sharedTerms(text, word).flatMap(({ inOne }) => inOne) }
}
