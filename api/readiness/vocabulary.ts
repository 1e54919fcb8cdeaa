/** The words that tell each dimension from the others: those of its rubric, and those that projects use for it. */
import { language } from '#language'
import { tokensOf } from '../matching/tokens.ts'
import { lightStem, spokenInArabic } from './arabicWords.ts'
import { dimensions } from './rubric.ts'

/** What projects say where the rubric speaks of off-take and value chains. */
const spoken: Record<string, string> = {
  A1: 'cost costs price cheaper expensive affordable capex opex payback savings AED parity economics',
  A2: 'performance efficiency accuracy prototype tested measured benchmark trial result yield lifetime patent',
  A3: 'easy usability training operator install maintenance retrofit interface integration complexity',
  B1: 'customer demand pilot letter intent competitor incumbent contract tender order buyer adoption',
  B2: 'market size billion million growth segment share region potential',
  B3: 'distributor channel reseller retailer partner integrator value chain business model delivery utility',
  C1: 'funding fund investment investor grant capital venture loan seed equity financing budget',
  C2: 'project management integration deployment contractor commissioning milestone schedule execution engineering',
  C3: 'infrastructure grid pipeline network port charging connectivity road transmission cloud',
  C4: 'manufacturing manufacture factory production supplier assembly scale component supply chain fabrication',
  C5: 'material materials rare earth lithium cobalt nickel sourcing import availability raw recycled',
  C6: 'workforce skilled technician engineers staff hire skills labour talent',
  D1: 'regulation regulatory regulations standard certification approval compliance ISO licence clearance',
  D2: 'policy government subsidy incentive tariff tax mandate strategy ministry',
  D3: 'permit permits permitting siting land zoning site building',
  D4: 'safety hazard hazardous toxic emission waste environmental accident health pollution brine',
  D5: 'community public perception acceptance privacy ethics opposition trust social',
}

/** The words of the original: what is found must not change with the language of the page. */
const textOf = ({ code, words: { en } }: (typeof dimensions)[number]) =>
  [en.title, en.description, en.low, en.medium, en.high, spoken[code], spokenInArabic[code]].join(' ')

const arabic = /^\p{Script=Arabic}/u

/** The terms of a text in its order, as the vocabulary has them. */
export const termsIn = (text: string): string[] =>
  tokensOf(text).map(({ term }) => (arabic.test(term) ? lightStem(term) : term))

const termsOf = (text: string) => new Set(termsIn(text))

/** Words of more dimensions than this tell none of them apart. */
const common = 5

type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>
let known: Vocabulary | undefined

/** A dimension's words, each with how much it tells; those that projects use for it count twice. Made when first asked for. */
export const vocabulary = (): Vocabulary => (known ??= makeVocabulary())

function makeVocabulary(): Vocabulary {
  const terms = new Map(dimensions.map((dimension) => [dimension.code, termsOf(textOf(dimension))]))
  /** In how many dimensions each word is found. */
  const spread = new Map<string, number>()
  for (const set of terms.values()) for (const term of set) spread.set(term, (spread.get(term) ?? 0) + 1)
  return new Map(
    dimensions.map(({ code }) => {
      const own = termsOf(`${spoken[code]} ${spokenInArabic[code]}`)
      const weights = [...terms.get(code)!]
        .filter((term) => spread.get(term)! <= common)
        .map((term) => [term, Math.log(1 + dimensions.length / spread.get(term)!) * (own.has(term) ? 2 : 1)] as const)
      return [code, new Map(weights)]
    }),
  )
}

/** A few words of a dimension as the reader's language writes them, for a hint. */
export const examplesOf = (code: string): string[] =>
  ((language() === 'ar' ? spokenInArabic : spoken)[code] ?? '').split(' ')
