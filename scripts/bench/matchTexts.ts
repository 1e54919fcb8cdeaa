/** The texts that matching is measured with: made up, or those of a folder; and more of them, mixed from their sentences. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { randomNumbers } from '../../api/matching/evaluation.ts'
import type { MatchText } from '../../api/matching/matchIndex.ts'

export interface MatchTexts {
  projects: MatchText[]
  challenges: MatchText[]
}

/** Reads `projects.csv` (title, abstract) and `challenges.csv` (title, description). */
export function textsOf(folder: string): MatchTexts {
  const read = (name: string, column: string) =>
    (parse(readFileSync(path.join(folder, name)), { columns: true, bom: true }) as Record<string, string>[]).map(
      (row) => ({ title: row['title'] ?? '', body: row[column] ?? '' }),
    )
  return { projects: read('projects.csv', 'abstract'), challenges: read('challenges.csv', 'description') }
}

/** As many texts, as long, as the records of the United States' research programmes have. */
export function madeUpTexts(): MatchTexts {
  const random = randomNumbers(18)
  const upTo = (most: number) => Math.floor(random() * most)
  // A few words are in most texts and most words in a few. Half of a text is about its subject: neighbours in the list of words.
  const text = (words: number): MatchText => {
    const subject = upTo(vocabulary)
    const word = () => wordOf(random() < 0.5 ? Math.floor(vocabulary ** random()) : (subject + upTo(200)) % vocabulary)
    const sentence = () => `${Array.from({ length: 20 }, word).join(' ')}.`
    return {
      title: Array.from({ length: 8 }, word).join(' '),
      body: Array.from({ length: words / 20 }, sentence).join(' '),
    }
  }
  return {
    projects: Array.from({ length: 2_000 }, () => text(220)),
    challenges: Array.from({ length: 800 }, () => text(400)),
  }
}

const vocabulary = 30_000
const syllables = [
  'ba',
  'cor',
  'den',
  'fi',
  'gal',
  'hu',
  'jo',
  'kem',
  'lo',
  'mir',
  'na',
  'pol',
  'ri',
  'sun',
  'ta',
  'vex',
]

/** A word for each number, made of syllables. */
const wordOf = (number: number): string =>
  number < 16 ? syllables[number]! : wordOf(Math.floor(number / 16)) + syllables[number % 16]!

/** So many different texts, each of runs of sentences from others. */
export function mixed(texts: readonly MatchText[], count: number, length: number): MatchText[] {
  const random = randomNumbers(7)
  const sentences = texts.map(({ body }) => body.split(/(?<=[.!?])\s+/))
  return Array.from({ length: count }, (_, at) => {
    let body = ''
    while (body.length < length) {
      const from = sentences[Math.floor(random() * sentences.length)]!
      const start = Math.floor(random() * from.length)
      body += `${from.slice(start, start + 6).join(' ')} `
    }
    return { title: texts[at % texts.length]!.title, body: body.slice(0, length) }
  })
}
