/** What stands around the words of every mail: the band with logo and name, and the university's address below. */
import { pointsIn, stages } from '#api/ascent.rules.ts'
import { mix, readableOn, textOn } from '#api/colour.rules.ts'

export interface MailLook {
  platformName: string
  tagline: string
  mailColor: string
  mailFooter: string
  /** Where the logo is, as a page or a mail names it; null for none. */
  logo: string | null
  logoHasName: boolean
}

export interface Framed {
  /** English unless it says otherwise. */
  language?: 'ENGLISH' | 'ARABIC'
  title: string
  /** HTML. */
  body: string
  foot: string
}

export type Scheme = 'light' | 'dark'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text inside HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

const [paper, night] = ['#ffffff', '#1a242c']

/** Links and buttons keep their contrast in the dark, whatever the colour is. */
function darkRules(mailColor: string): string {
  const bright = readableOn(mailColor, night)
  return `body { color: #e6ecf0; background: #10171d }
  main { background: ${night} }
  a { color: ${bright} }
  .button { background: ${bright}; color: ${textOn(bright)} }
  .small { color: #a9b8c3 }`
}

function styles(mailColor: string, scheme: Scheme | undefined): string {
  const colour = readableOn(mailColor, paper)
  const light = `:root { color-scheme: ${scheme ?? 'light dark'} }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #16212b; background: #f6f8f9 }
.frame { max-width: 608px; margin: 0 auto; border-radius: 8px; overflow: hidden }
header { padding: 16px 24px; background: ${mailColor}; color: ${textOn(mailColor)} }
header img { display: inline-block; max-height: 40px; max-width: 240px; padding: 6px 10px; border-radius: 6px; background: #ffffff; vertical-align: middle }
header strong { display: inline-block; font-size: 18px; vertical-align: middle }
header img + strong { margin-inline-start: 8px }
main { padding: 24px; background: ${paper} }
a { color: ${colour} }
.button { display: inline-block; padding: 10px 20px; border-radius: 6px; background: ${colour}; color: ${textOn(colour)}; text-decoration: none }
.small { font-size: 14px; color: #4a5a67 }
footer { padding: 16px 24px }`
  if (scheme === 'light') return light
  return scheme === 'dark'
    ? `${light}\n${darkRules(mailColor)}`
    : `${light}\n@media (prefers-color-scheme: dark) {\n  ${darkRules(mailColor)}\n}`
}

const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

function head({ logo, logoHasName, platformName }: MailLook): string {
  const picture = logo
    ? `<img src="${escaped(logo)}" alt="${logoHasName ? escaped(platformName) : ''}" height="40">`
    : ''
  return logo && logoHasName ? picture : `${picture}<strong>${escaped(platformName)}</strong>`
}

const attributes = { ENGLISH: 'lang="en"', ARABIC: 'lang="ar" dir="rtl"' } as const

/** The ascent line as steps of a table, which every mail program draws; it says nothing. */
function ascent(mailColor: string): string {
  const steps = pointsIn(stages.length, 22, 2).map(({ y }, at) => {
    const shade = mix(mailColor, textOn(mailColor), 0.14 + 0.1 * at)
    const [bare, filled] = [Math.round(y), 22 - Math.round(y)].map(
      (height) => `height:${height}px;font-size:0;line-height:0`,
    )
    return `<td style="padding:0;vertical-align:bottom"><div style="${bare}">&nbsp;</div><div style="${filled};background:${shade}">&nbsp;</div></td>`
  })
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;table-layout:fixed;background:${mailColor}"><tr>${steps.join('')}</tr></table>`
}

/** The HTML of a mail; without a scheme it is light or dark as its reader's device is. */
export const mailFrame = (
  { language = 'ENGLISH', title, body, foot }: Framed,
  look: MailLook,
  scheme?: Scheme,
): string => `<!doctype html>
<html ${attributes[language]}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
${styles(look.mailColor, scheme)}
</style>
</head>
<body>
<div class="frame">
<header>${head(look)}</header>
${ascent(look.mailColor)}
<main>
${body}
${foot}
</main>
${look.mailFooter ? `<footer class="small">${inLines(look.mailFooter)}</footer>` : ''}
</div>
</body>
</html>
`
