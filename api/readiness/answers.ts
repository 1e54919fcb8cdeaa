/**
 * Whether an answer is enough without a model: its length, by words in the question, and whether it speaks of what was asked
 * (docs/spec/ai-tools.md#arl-setup-and-wizard). Nothing here can tell whether it is true, and the feedback says so.
 */
import * as texts from '#texts/readiness/feedback.js'
import { listed } from '#listed'
import { tokensOf } from '../matching/tokens.ts'
import { codesOf, measuredWords, questionWords, wordsInEachLanguage } from './questions.ts'
import { examplesOf, termsIn, vocabulary } from './vocabulary.ts'

interface Minimum {
  words: number
  characters: number
}

/** The first row with a word of the question counts. */
const minimums: readonly [words: readonly string[], minimum: Minimum][] = [
  [['data', 'metrics', 'validate', 'demand'], { words: 50, characters: 300 }],
  [['problem', 'solving', 'challenge'], { words: 40, characters: 250 }],
  [['stakeholder', 'user', 'customer'], { words: 35, characters: 200 }],
  [['resource', 'funding', 'budget'], { words: 30, characters: 180 }],
  [['risk', 'mitigation'], { words: 35, characters: 220 }],
  [['timeline', 'milestone', 'schedule'], { words: 30, characters: 180 }],
]

/** For a question as an assessment keeps it, or for its words. */
export function minimumFor(question: string): Minimum {
  const asked = measuredWords(question).toLowerCase()
  return minimums.find(([words]) => words.some((word) => asked.includes(word)))?.[1] ?? { words: 25, characters: 150 }
}

export interface Verdict {
  approved: boolean
  feedback: string
}

/** Words of the topic that an answer must have, and how much of it may be said twice. */
const [leastShared, leastDistinct] = [3, 0.4]

const refused = (feedback: string): Verdict => ({ approved: false, feedback })

/** What is said when an answer is too short; null when it is long enough. */
export function tooShort(question: string, answer: string): string | null {
  const least = minimumFor(question)
  const words = answer.trim().split(/\s+/).filter(Boolean).length
  if (words < least.words) return texts.words({ least: least.words, count: words })
  const characters = answer.trim().length
  return characters < least.characters ? texts.characters({ least: least.characters, count: characters }) : null
}

export function checkAnswer(question: string, answer: string): Verdict {
  const short = tooShort(question, answer)
  if (short) return refused(short)
  const said = termsIn(answer)
  const terms = new Set(said)
  if (terms.size < said.length * leastDistinct) return refused(texts.repeated())
  const codes = codesOf(question)
  const asked = new Set([
    ...wordsInEachLanguage(question).flatMap(termsIn),
    ...codes.flatMap((code) => [...vocabulary().get(code)!.keys()]),
  ])
  if ([...terms].filter((term) => asked.has(term)).length >= leastShared)
    return { approved: true, feedback: texts.good() }
  const examples = codes.length ? codes.flatMap((code) => examplesOf(code).slice(0, 3)) : wordsOf(question)
  return refused(texts.offTopic({ words: listed(examples.slice(0, 6)) }))
}

function wordsOf(question: string): string[] {
  const words = questionWords(question)
  return tokensOf(words).map(({ start, end }) => words.slice(start, end))
}
