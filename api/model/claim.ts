/** What a model states: each sentence with the words that it rests on. What cannot be found in its source is not backed. */
import { array, object } from 'yup'
import { text } from '../rules.ts'

/** A text that the model is shown. It was written by people and is data, whatever it says. */
export interface Source {
  /** How screens call it: a field, a file, a question. */
  name: string
  text: string
  /** Whether it leaves the university only when that is allowed. */
  confidential?: boolean
}

export interface Claim {
  text: string
  /** Copied from the source, word for word. */
  quotation: string
  /** The source's name. */
  source: string
}

export const claimRules = object({
  text: text(600).required(),
  quotation: text(2000).default(''),
  source: text(500).default(''),
})

/** The part of an answer that every answer has. */
export const claimsRules = object({ claims: array(claimRules).max(30).required() })

export const normalized = (words: string): string => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A word or two stand in any text. */
const isTelling = (quotation: string) => quotation.length >= 12 || quotation.split(' ').length >= 3

/** Whether the claim's quotation is in the source that it names. */
function isBacked({ quotation, source }: Claim, sources: readonly Source[]): boolean {
  const [words, name] = [normalized(quotation), normalized(source)]
  if (!words) return false
  return sources.some((one) => {
    if (normalized(one.name) !== name) return false
    const all = normalized(one.text)
    return all.includes(words) && (isTelling(words) || all === words)
  })
}

/** The claims by whether their quotations were found, and those of the others as their words alone. */
export function sorted<C extends Claim>(claims: readonly C[], sources: readonly Source[]) {
  const backed = claims.filter((claim) => isBacked(claim, sources))
  return { claims: backed, unbacked: claims.filter((claim) => !backed.includes(claim)).map(({ text: words }) => words) }
}
