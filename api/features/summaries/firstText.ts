/** What a new technology summary says, taken from the fields of its project that tell nothing of methods or patents. */
import { sectors } from '../challenges/challengeValues.rules.ts'
import { inAddress } from '../challenges/sectorWords.rules.ts'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { Sector, SummaryOffer, SummaryProtection } from '../../__generated__/prisma/enums.ts'
import { mostAdvantages } from './summary.rules.ts'

/** At most so many characters of a text, ending with a whole sentence or else a whole word. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const start = plain.slice(0, most)
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '))
  if (sentence > most / 3) return start.slice(0, sentence + 1)
  return `${start.slice(0, Math.max(start.slice(0, most - 1).lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** What words of researchers mean; the first that is found counts. */
const offerSigns: readonly (readonly [RegExp, SummaryOffer])[] = [
  [/licen[cs]/i, 'LICENCE'],
  [/co-?develop|partner|collabor/i, 'CO_DEVELOPMENT'],
  [/sponsor/i, 'SPONSORED_RESEARCH'],
  [/pilot/i, 'PILOT'],
  [/invest|equity/i, 'INVESTMENT'],
  [/spin-?(out|off)|start-?up/i, 'SPIN_OUT'],
]

const protectionSigns: readonly (readonly [RegExp, SummaryProtection])[] = [
  [/grant/i, 'PATENT_GRANTED'],
  [/filed|pending|application|provisional/i, 'PATENT_FILED'],
  [/copyright/i, 'COPYRIGHT'],
  [/secret|know-?how/i, 'KNOW_HOW'],
  [/prepar|disclos/i, 'IN_PREPARATION'],
]

const sectorOf = ({ tags }: Project): Sector =>
  sectors.find((sector) => tags.some((tag) => inAddress(sector) === tag.toLowerCase().replaceAll(' ', '-'))) ?? 'OTHER'

/** The columns of a first draft. */
export const firstText = (project: Project) => ({
  headline: shortened(project.title, 120),
  problem: shortened(project.problemSolving, 800),
  solution: shortened(project.abstract || project.description, 900),
  advantages: project.businessValue
    .split(/\n|(?<=\.)\s/)
    .map((line) => shortened(line, 120))
    .filter(Boolean)
    .slice(0, mostAdvantages - 1),
  sector: sectorOf(project),
  offers: offerSigns
    .filter(([sign, offer]) => sign.test(project.offerType) || (offer === 'INVESTMENT' && project.seekingInvestment))
    .map(([, offer]) => offer),
  protection: protectionSigns.find(([sign]) => sign.test(project.ipStatus))?.[1] ?? ('NOT_PROTECTED' as const),
})
