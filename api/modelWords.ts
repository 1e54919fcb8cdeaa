/** What a model is called, for people who read of it: from its name, unless it has words of its own. */
import * as texts from '#texts/activity/words.js'

const acronyms = new Map(['arl', 'trl', 'api', 'nda', 'orcid', 'pdf', 'csv'].map((word) => [word, word.toUpperCase()]))

/** `TrlClaim` -> `TRL claim` without its capital, in English where a name has no words. */
export const apart = (name: string): string =>
  texts.object({ name }) ||
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .split(' ')
    .map((word) => acronyms.get(word) ?? word)
    .join(' ')

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `InvestmentInterest` -> `Investor interest` */
export const modelInWords = (model: string): string => texts.entity({ entity: model }) || capital(apart(model))
