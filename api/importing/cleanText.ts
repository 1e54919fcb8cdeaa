/** Makes the text of messy files plain: entities, control characters, cells that only say that nothing is there. */

/** The entities that occur in exported text; numbers are decoded whatever they are. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  micro: 'µ',
  middot: '·',
  times: '×',
  divide: '÷',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  sect: '§',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
  Omega: 'Ω',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  ntilde: 'ñ',
}

const decodeOnce = (text: string) =>
  text
    .replace(/&#(\d{1,7}|x[0-9a-f]{1,6});/gi, (whole, code: string) =>
      character(whole, Number(code.replace(/^x/i, '0x'))),
    )
    .replace(/&([a-z]{2,8}\d{0,2});/gi, (whole, name: string) => entities[name] ?? whole)

const character = (whole: string, code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole)

/**
 * Entities as characters, also those that were encoded twice (`&amp;#39;`). A single capital between & and ; is no
 * entity: exporters of `R&D` and `A&M` add the semicolon, and it is taken away again.
 */
export const decodeEntities = (text: string) => decodeOnce(decodeOnce(text)).replace(/&([A-Z]);/g, '&$1')

const nothing = /^(n\/?a|n\.a\.|null|none|nil|not available|not applicable|unknown|-+|–|—|\.)$/i

/** The text as people would have written it; what the database cannot hold is dropped. */
export function cleanText(text: string): string {
  const clean = decodeEntities(text)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g, '')
    .trim()
    // What makes a formula harmless in an exported file is no part of the text.
    .replace(/^'(?=[=+\-@])/, '')
  return nothing.test(clean) ? '' : clean
}

/** Funders' forms print the name of the field into the field. */
const heading =
  /^(not available\s+|project summary[\s/]*(abstract)?\s*:?\s+|(description|abstract|summary)?\s*(\([^)]{0,60}\))?\s*:\s*)/i
const longest = 600

/** The first sentences of a long text. */
export function summaryOf(text: string): string {
  const plain = text.replace(heading, '').replace(/\s+/g, ' ')
  if (plain.length <= longest) return plain
  const start = plain.slice(0, longest)
  // A capital before the stop is an initial, as in `E. coli`, and ends no sentence.
  const end = [...start.matchAll(/[^\p{Lu}][.!?؟](?=\s)/gu)].at(-1)?.index ?? 0
  return end > longest / 3 ? start.slice(0, end + 2) : `${start.slice(0, start.lastIndexOf(' '))} …`
}
