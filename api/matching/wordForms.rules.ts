/** The one spelling of a word in which words are compared and searched, in English and in Arabic. */

/** Without accents and diacritics; alef, ya, ta marbuta and hamza in one spelling each. */
export function plainWord(word: string): string {
  // Most words are plain English.
  if (/^[A-Za-z0-9]+$/.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0621/g, '')
}

/** An Arabic word in that spelling without the article and the letters written together with it, while three letters remain. */
export const withoutArticle = (word: string): string => word.replace(/^(?:و?(?:ال|بال|كال|فال)|ولل|لل)(?=.{3})/u, '')
