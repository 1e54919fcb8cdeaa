/** The words that two texts share, each with a sentence of both in which it stands. */
import { sentencesOf } from '../readiness/sentences.ts'
import { everyday } from './everyday.ts'
import { ofAnyProject, tellingWords, type ComparedProject, type FieldText } from './comparedProject.ts'
import { sharedTerms } from './sharedTerms.ts'
import { tokensOf } from './tokens.ts'

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
  return wordsOf(one, other)
    .slice(0, most)
    .flatMap(({ word, inOther }) => {
      const here = passageOf(one.fields, word)
      const there = passageOf(other.fields, inOther)
      return here && there ? [{ word: word.toLowerCase(), one: here, other: there }] : []
    })
}

/**
 * Those of them that name a topic: that are in a title, a tag or a keyword of either, as somebody chose them, or in two neighbouring
 * words that both have. Others may be chance.
 */
export function sharedTopics(one: Searched, other: Searched, chosen: readonly string[]): string[] {
  const named = new Set(tokensOf(chosen.join('\n')).map(({ term }) => term))
  const inOther = pairsIn(textOf(other))
  for (const [pair, terms] of pairsIn(textOf(one))) if (inOther.has(pair)) for (const term of terms) named.add(term)
  return wordsOf(one, other)
    .filter(({ term }) => named.has(term))
    .slice(0, most)
    .map(({ word }) => word.toLowerCase())
}

/** The pairs of neighbouring words of which each says something of a subject. */
function pairsIn(text: string): Map<string, string[]> {
  const terms = tokensOf(text).map(({ term }) => term)
  const says = (term: string) => !everyday.has(term) && !ofAnyProject.has(term)
  return new Map(
    terms.slice(1).flatMap((term, before) => {
      const pair = [terms[before]!, term]
      return pair.every(says) ? [[pair.join(' '), pair] as const] : []
    }),
  )
}

/** Each as both of them write it. */
function wordsOf(one: Searched, other: Searched): { term: string; word: string; inOther: string }[] {
  const heads = `${one.head}\n${other.head}`
  const isHead = new Set(sharedTerms(heads, heads).map(({ term }) => term))
  const otherText = textOf(other)
  return sharedTerms(textOf(one), otherText)
    .filter(({ term }) => !everyday.has(term))
    .filter(({ word }) => word.length > 3 && !/^\d+$/.test(word) && tellingWords(word).size > 0)
    .map(({ term, word, inOne, inOther }) => ({
      term,
      word,
      inOther: otherText.slice(inOther[0]!.start, inOther[0]!.end),
      weight: inOne.length * inOther.length * (isHead.has(term) ? headWeight : 1),
    }))
    .toSorted((a, b) => b.weight - a.weight)
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
