/** Texts as sentences, each with where it was found: what ratings rest on. */

export interface Sentence {
  /** Where it was found, in words: a field's name, a file's name, a question. */
  source: string
  text: string
}

/** Sentences of one assessment that are looked at; more would be read by nobody. */
export const mostSentences = 3_000

/** Characters of a sentence that are kept; tables in files have no full stops. */
const longest = 600
const shortest = 15

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text in its order, without what is too short to say anything. */
export function sentencesOf(source: string, text: string): Sentence[] {
  const found: Sentence[] = []
  for (const line of text.split(/\n{2,}|\r\n(?:\r\n)+/))
    for (const { segment } of segmenter.segment(line.replaceAll(/\s+/g, ' '))) {
      const sentence = segment.trim().slice(0, longest)
      if (sentence.length >= shortest) found.push({ source, text: sentence })
    }
  return found
}
