/** What of a thesis is compared with an opportunity: each gives how well it fits, 0-1, and says so; null where the thesis is silent. */
import { sectorWords } from '../features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/opportunities/reasons.js'
import { listed } from '#listed'
import { tokensOf } from '../matching/tokens.ts'
import type { Opportunity, Thesis } from './compared.ts'

export interface Part {
  value: number
  /** Whether it speaks for the opportunity. */
  speaksFor: boolean
  /** Made when it is shown: most of what is ranked is not. */
  reason: () => string
}

type Fit = (thesis: Thesis, opportunity: Opportunity, sought: Sought | null) => Part | null

const pro = (value: number, reason: () => string): Part => ({ value, speaksFor: true, reason })
const con = (value: number, reason: () => string): Part => ({ value, speaksFor: false, reason })

export const sectorFit: Fit = ({ sectors }, { tags }) => {
  if (!sectors.length) return null
  const shared = sectors.filter((sector) => tags.includes(sector))
  return shared.length
    ? pro(1, () => texts.sector({ sectors: listed(shared.map(sectorWords)), count: shared.length }))
    : con(0, () => texts.otherSector())
}

export const trlFit: Fit = ({ trlFrom, trlUntil }, { trl }) => {
  if (trlFrom === null || trlUntil === null) return null
  if (trl === null) return con(0, () => texts.trlUnknown())
  const away = distance(trl, trlFrom, trlUntil)
  return away === 0
    ? pro(1, () => texts.trl({ trl }))
    : con(1 / (1 + away) / 2, () => (trl < trlFrom ? texts.trlBelow({ trl }) : texts.trlAbove({ trl })))
}

export const ticketFit: Fit = ({ ticketFrom, ticketUntil }, { asked }) => {
  if (ticketFrom === null || ticketUntil === null) return null
  if (asked === null) return con(0, () => texts.askUnknown())
  const amount = asked
  if (asked < ticketFrom) return con((0.5 * asked) / ticketFrom, () => texts.askBelow({ amount }))
  if (asked > ticketUntil) return con((0.5 * ticketUntil) / asked, () => texts.askAbove({ amount }))
  return pro(1, () => texts.ask({ amount }))
}

export const fundingFit: Fit = ({ stages }, { fundingStatus }) => {
  if (!stages.length) return null
  const stage = fundingStatus
  return stages.includes(stage) ? pro(1, () => texts.stage({ stage })) : con(0, () => texts.otherStage({ stage }))
}

export const placeFit: Fit = ({ places }, { place }) => {
  if (!places.length) return null
  const there = place.toLowerCase()
  const found = places.find((one) => there.includes(one.toLowerCase()))
  return found ? pro(1, () => texts.place({ place: found })) : con(0, () => texts.otherPlace())
}

/** How many words of a thesis in one opportunity are as good as all of them. */
const enoughWords = 4

/** The words of a thesis, and a pattern that finds what may be one of them: to stem all words of all texts takes too long. */
export interface Sought {
  terms: ReadonlySet<string>
  candidates: RegExp
  /** The terms of each word that was found so far: texts repeat their words, and to stem one takes long. */
  termsOf: Map<string, readonly string[]>
}

const article = '(?:و?(?:ال|بال|كال|فال)|ولل|لل)?'

export function soughtIn(words: string): Sought | null {
  const terms = new Set(tokensOf(words).map(({ term }) => term))
  // A stem may end otherwise than its word, but begins like it. Terms are letters and digits alone.
  const starts = [...terms].map((term) => term.slice(0, Math.max(2, term.length - 1)))
  return terms.size
    ? {
        terms,
        candidates: new RegExp(`(?<![\\p{L}\\p{N}])${article}(?:${starts.join('|')})[\\p{L}\\p{N}\\p{M}]*`, 'giu'),
        termsOf: new Map(),
      }
    : null
}

export const wordFit: Fit = (_, { title, description, keywords, tags }, sought) => {
  if (!sought) return null
  const { terms, candidates, termsOf } = sought
  const shared = new Map<string, string>()
  for (const word of [title, description, keywords, ...tags].join('\n').match(candidates) ?? []) {
    if (!termsOf.has(word))
      termsOf.set(
        word,
        tokensOf(word).flatMap(({ term }) => (terms.has(term) ? [term] : [])),
      )
    for (const term of termsOf.get(word)!) shared.set(term, word)
  }
  return shared.size
    ? pro(Math.min(1, shared.size / Math.min(terms.size, enoughWords)), () =>
        texts.words({ words: listed([...shared.values()].slice(0, 5)).toLowerCase() }),
      )
    : con(0, () => texts.noWords())
}

const distance = (level: number, from: number, until: number) => Math.max(from - level, level - until, 0)
