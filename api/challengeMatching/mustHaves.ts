/** Which must-haves of a challenge a project speaks of, with the sentence that does. */
import { tellingWords, type ComparedProject } from '../matching/comparedProject.ts'
import { searchedProject } from '../matching/sharedWords.ts'
import { sentencesOf, type Sentence } from '../readiness/sentences.ts'

export interface MustHave {
  text: string
  /** The sentence of the project that speaks of it most; null when none does. */
  evidence: Sentence | null
}

/** A sentence speaks of a must-have when it has this share of its telling words, and at least two. */
const enough = 0.3
const fewest = 2

/** In the challenge's order. */
export function mustHavesOf(project: ComparedProject, mustHaves: readonly string[]): MustHave[] {
  const sentences = searchedProject(project)
    .fields.filter(({ field }) => field)
    .flatMap(({ field, text }) => sentencesOf(field, text))
    .map((sentence) => ({ sentence, words: tellingWords(sentence.text) }))
  return mustHaves.map((text) => {
    const asked = [...tellingWords(text).keys()]
    const needed = Math.max(Math.min(fewest, asked.length), asked.length * enough)
    let [best, most]: [Sentence | null, number] = [null, 0]
    for (const { sentence, words } of sentences) {
      const count = asked.filter((word) => words.has(word)).length
      if (count >= needed && count > most) [best, most] = [sentence, count]
    }
    return { text, evidence: best }
  })
}
