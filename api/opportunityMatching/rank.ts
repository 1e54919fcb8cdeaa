/** How well opportunities fit an investor’s thesis, with what speaks for and against each (docs/matching.md#opportunities). No I/O. */
import type { Opportunity, Thesis } from './compared.ts'
import { fundingFit, placeFit, sectorFit, soughtIn, ticketFit, trlFit, wordFit, type Part } from './parts.ts'

/** The opportunities that the investor saved, and those that others shall be less like. */
export interface Feedback {
  saved: ReadonlySet<number>
  less: ReadonlySet<number>
}

export interface Ranked<O extends Opportunity> {
  opportunity: O
  /** 0-1; null without a thesis. */
  fit: number | null
  parts: readonly Part[]
  /** How many tags it shares with those saved, less those dismissed, from -1 to 1. */
  liking: number
}

/** By how much what was saved and dismissed moves the fit at most. */
const feedbackWeight = 0.15

/** The weights of the parts; what the thesis does not speak of counts neither way. */
const parts = [
  { weight: 3, of: sectorFit },
  { weight: 2, of: trlFit },
  { weight: 2, of: ticketFit },
  { weight: 1, of: fundingFit },
  { weight: 1, of: placeFit },
  { weight: 2, of: wordFit },
] as const

/** The best first; of equal ones, and of all without a thesis, the newest first. Every opportunity is in it once. */
export function rank<O extends Opportunity>(
  thesis: Thesis | null,
  opportunities: readonly O[],
  feedback: Feedback,
): Ranked<O>[] {
  const likes = likingOf(opportunities, feedback)
  const sought = soughtIn(thesis?.words ?? '')
  return opportunities
    .map((opportunity) => {
      const liking = likes(opportunity)
      const made = thesis ? parts.flatMap(({ weight, of }) => weighed(of(thesis, opportunity, sought), weight)) : []
      return {
        opportunity,
        liking,
        parts: made.map(({ part }) => part),
        fit: thesis && within(mean(made) + feedbackWeight * liking),
      }
    })
    .sort((a, b) => (b.fit ?? 0) - (a.fit ?? 0) || newest(a.opportunity, b.opportunity))
}

const weighed = (part: Part | null, weight: number) => (part ? [{ part, weight }] : [])

function mean(made: readonly { part: Part; weight: number }[]): number {
  const all = made.reduce((sum, { weight }) => sum + weight, 0)
  return all ? made.reduce((sum, { part, weight }) => sum + weight * part.value, 0) / all : 0
}

const within = (value: number) => Math.min(1, Math.max(0, value))

const newest = (a: Opportunity, b: Opportunity) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id

/** The share of an opportunity's tags that stand in what was saved, less the share of those in what was dismissed. */
function likingOf(all: readonly Opportunity[], { saved, less }: Feedback): (one: Opportunity) => number {
  const tagsOf = (ids: ReadonlySet<number>) => new Set(all.flatMap(({ id, tags }) => (ids.has(id) ? tags : [])))
  const [liked, disliked] = [tagsOf(saved), tagsOf(less)]
  return ({ tags }) => {
    if (!tags.length) return 0
    const sum = tags.reduce((total, tag) => total + Number(liked.has(tag)) - Number(disliked.has(tag)), 0)
    return sum / tags.length
  }
}
