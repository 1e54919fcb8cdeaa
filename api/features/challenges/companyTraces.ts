/** Where an anonymous challenge names its company all the same: in texts and file names that researchers read. */
import * as quotes from '#texts/ui/quotes.js'
import * as texts from '#texts/challenges/words.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'

/** Words of company names that say nothing about which company it is. */
const common = new Set(
  'and the for company group holding holdings industries industrial international limited llc pjsc plc national services solutions technologies technology systems energy petroleum water power university abu dhabi dubai emirates arab united gulf'.split(
    ' ',
  ),
)

const words = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The company's name as one text, and its words that are its own. */
const tellingWords = (companyName: string) => words(companyName).filter((word) => word.length > 2 && !common.has(word))

/** Whether a text names the company: its whole name, or a word that is its own. */
export function namesCompany(text: string, companyName: string): boolean {
  const said = words(text)
  const name = words(companyName).join(' ')
  if (!name) return false
  return ` ${said.join(' ')} `.includes(` ${name} `) || tellingWords(companyName).some((word) => said.includes(word))
}

const labels = {
  title: texts.title,
  description: texts.background,
  problemStatement: texts.problemStatement,
  goal: texts.measurableGoal,
  mustHaves: texts.mustHaves,
  offer: texts.whatWeOffer,
  tags: texts.tags,
  closingReport: texts.closingReport,
} as const satisfies Partial<Record<keyof Challenge, () => string>>

type Read = Pick<Challenge, 'anonymous' | 'companyName' | keyof typeof labels> & { files: readonly { name: string }[] }

/** The fields and files of an anonymous challenge that name its company; none for other challenges. */
export function companyTraces({ anonymous, companyName, files, ...challenge }: Read): string[] {
  if (!anonymous) return []
  const fields = (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => namesCompany([challenge[field]].flat().join(' '), companyName))
    .map((field) => labels[field]())
  return [
    ...fields,
    ...files.filter(({ name }) => namesCompany(name, companyName)).map(({ name }) => quotes.quoted({ text: name })),
  ]
}
