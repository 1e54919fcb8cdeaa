/** The words that two texts share, each with a sentence of both in which it stands. */
import { sentencesOf } from '../readiness/sentences.ts'
import { tellingWords, type ComparedProject, type FieldText } from './comparedProject.ts'
import { sharedTerms } from './sharedTerms.ts'

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

/** What is searched for shared words. */
export interface Searched {
  fields: readonly FieldText[]
  /** Title, tags and the like: chosen words, which count more often. */
  head: string
}

const headWeight = 4

export const searchedProject = ({ title, subject, methods, market }: ComparedProject): Searched => ({
  fields: [...subject, ...methods, ...market, { field: '', text: title }],
  head: [title, ...methods.map(({ text }) => text.slice(0, 500))].join('\n'),
})

const textOf = ({ fields }: Searched) => fields.map(({ text }) => text).join('\n\n')

/** Those first that both use most, at most 10. */
export function sharedWords(one: Searched, other: Searched): SharedWord[] {
  return wordsOf(one, other).flatMap(({ word, inOther }) => {
    const here = passageOf(one.fields, word)
    const there = passageOf(other.fields, inOther)
    return here && there ? [{ word: word.toLowerCase(), one: here, other: there }] : []
  })
}

/** The same without the sentences. */
export const onlyWords = (one: Searched, other: Searched): string[] =>
  wordsOf(one, other).map(({ word }) => word.toLowerCase())

/** Each as both of them write it. */
function wordsOf(one: Searched, other: Searched): { word: string; inOther: string }[] {
  const heads = `${one.head}\n${other.head}`
  const isHead = new Set(sharedTerms(heads, heads).map(({ term }) => term))
  const otherText = textOf(other)
  return sharedTerms(textOf(one), otherText)
    .filter(({ word }) => word.length > 3 && !/^\d+$/.test(word) && tellingWords(word).size > 0)
    .map(({ term, word, inOne, inOther }) => ({
      word,
      inOther: otherText.slice(inOther[0]!.start, inOther[0]!.end),
      weight: inOne.length * inOther.length * (isHead.has(term) ? headWeight : 1),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
}

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
