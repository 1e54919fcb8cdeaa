/** Text in the letters that every PDF reader has a font for (Windows-1252): the others without their marks. */

/** What Windows-1252 has beyond Latin-1. */
const beyond = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
/** Letters whose marks Unicode does not take apart. */
const marked: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  ə: 'e',
  Ə: 'E',
}

const isPlain = (letter: string) => {
  const code = letter.codePointAt(0)!
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || beyond.has(letter)
}

/** Null when a letter belongs to another script, such as Arabic: nothing is better than something unreadable. */
export function plainLetters(text: string): string | null {
  let plain = ''
  for (const letter of text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cf}/gu, '')) {
    const shown = isPlain(letter) ? letter : (marked[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    if (!Array.from(shown).every(isPlain)) return null
    plain += shown
  }
  return plain.trim()
}
