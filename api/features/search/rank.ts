/** How well a text fits what a record is called and says; it does no I/O. */
import { stemOf } from '../../matching/tokens.ts'
import type { Asked, AskedWord } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { initialsOf } from './initials.rules.ts'

/** What a word counts by where it is found: in the title, in names and keywords, in other text. */
const [inTitle, inNames, inOther] = [1, 0.72, 0.4]
/** What a word counts by how it is found: in another form, begun, as a part, mistyped; and what more mistyped letters take. */
const [otherForm, begun, part, mistyped, perLetter] = [0.93, 0.86, 0.55, 0.75, 0.12]
/** What is added for a title that is the text, begins with it, contains it as it is, or has little else. */
const [same, start, phrase, coverage] = [0.6, 0.15, 0.1, 0.15]
/** What a record counts that only its kind knows how to find, one by its number and one by a number that may be anything. */
const [byKind, byNumber, byDigits] = [0.6, 1, 0.55]
/** What is taken off what is called after another record. */
const derivedLess = 0.9
/** With only some of the words, a record must have this much of them. */
const least = 0.35
/** Beside hits that have all words in their titles, those with less than this share of them are no help. */
const shareOfBest = 0.35

export interface Ranked {
  id: number
  title: string | null
  translated: string | null
  score: number
}

/** The best first; equal ones in the order given. */
export function rank(asked: Asked, candidates: readonly Candidate[], derived = false): Ranked[] {
  return candidates
    .map((candidate) => ({
      id: candidate.id,
      title: candidate.title,
      translated: candidate.translated,
      score: scoreOf(asked, candidate) * (derived ? derivedLess : 1),
    }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
}

/** Of hits of all kinds, those that are worth to be shown. */
export function worthShowing<H extends { score: number }>(hits: readonly H[]): H[] {
  const sorted = hits.toSorted((one, other) => other.score - one.score)
  return sorted.filter(({ score }) => score >= shareOfBest * Math.min(sorted[0]!.score, 1))
}

function scoreOf(asked: Asked, { id, title, plain, also, inText, inParts }: Candidate): number {
  const numbered = id === asked.number ? (asked.onlyNumber ? byNumber : byDigits) : 0
  if (title === null) return Math.max(byKind, numbered)
  const [titleWords, names] = [plain.split(' '), also.split(' ')]
  const found = asked.words.map((word, nth) => ({
    title: inTitle * likeness(word, titleWords),
    besides: Math.max(inNames * likeness(word, names), inText[nth] ? inOther : 0),
  }))
  const mean = found.reduce((sum, { title: a, besides: b }) => sum + Math.max(a, b), 0) / found.length
  const whole = found.every(({ title: there }) => there > 0)
  const exact =
    plain === asked.plain
      ? same + start
      : plain.startsWith(`${asked.plain} `)
        ? start
        : ` ${plain} `.includes(` ${asked.plain} `)
          ? phrase
          : 0
  const share = whole ? coverage * Math.min(1, asked.words.length / titleWords.length) : 0
  return Math.max(mean + exact + share, abbreviated(asked, titleWords), numbered, inParts ? least : 0)
}

/** Whether the text is an abbreviation of the title, or begins one. */
function abbreviated({ plain }: Asked, titleWords: readonly string[]): number {
  if (plain.length < 2 || plain.includes(' ')) return 0
  const initials = initialsOf(titleWords)
  if (initials.includes(plain)) return 1
  return plain.length > 2 && initials.some((one) => one.startsWith(plain)) ? begun : 0
}

function likeness(asked: AskedWord, words: readonly string[]): number {
  return words.reduce((most, word) => (most === 1 ? 1 : Math.max(most, likenessOf(asked, word))), 0)
}

/** 0-1: how much a word of a record is one that is asked for. */
export function likenessOf({ word, stem, beginning, others }: AskedWord, other: string): number {
  if (other === word) return 1
  if (stemOf(other) === stem) return otherForm
  if (word.length > 1 && other.startsWith(word)) return begun
  if (beginning !== word && other.startsWith(beginning)) return begun - 0.05
  const distance = others.get(other)
  return distance === undefined ? 0 : distance === 0 ? part : mistyped - perLetter * (distance - 1)
}
