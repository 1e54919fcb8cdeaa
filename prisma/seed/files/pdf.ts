/** A PDF of one page with a title and paragraphs, made of bytes: the same words give the same file. */

const [pageWidth, pageHeight, margin] = [595, 842, 56]
/** Letters that fit into a line of the text's size. */
const lineLength = 90

/** Signs that the fonts' encoding keeps elsewhere than Latin-1 does. */
const moved: Record<string, string> = { '‘': '\x91', '’': '\x92', '“': '\x93', '”': '\x94', '–': '\x96', '—': '\x97' }

/** The text in the encoding of the fonts; what they lack becomes a plain letter or a question mark. */
const encoded = (text: string) =>
  Array.from(text, (sign) => {
    const known = moved[sign] ?? (sign > 'ÿ' ? sign.normalize('NFKD') : sign)
    return known > 'ÿ' ? '?' : known.replace(/[\\()]/g, String.raw`\$&`)
  }).join('')

function wrapped(text: string, most: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= most) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

const show = (font: 'F1' | 'F2', size: number, lines: string[]) =>
  [`/${font} ${size} Tf ${size * 1.4} TL`, ...lines.map((line) => `(${encoded(line)}) Tj T*`)].join('\n')

/** The page: a title and, below it, headed paragraphs. */
export function pdfOf(title: string, paragraphs: readonly (readonly [heading: string, text: string])[]): Buffer {
  const text = [
    `BT ${margin} ${pageHeight - margin - 18} Td`,
    show('F2', 18, wrapped(title, 50)),
    ...paragraphs.flatMap(([heading, body]) => [
      'T*',
      show('F2', 11, [heading]),
      show('F1', 10.5, wrapped(body, lineLength)),
    ]),
    'ET',
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents 4 0 R` +
      '/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${encoded(title)})>>`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, nth) => {
    const start = file.length
    file += `${nth + 1} 0 obj${object}endobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  return Buffer.from(
    `${file}${table}trailer<</Size ${size}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
