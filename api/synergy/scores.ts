/** The five scores of synergy and the overall one, from 0 to 1 (docs/synergy.md#scores). No model, no I/O. */
import type { ComparedProject } from '../matching/comparedProject.ts'
import * as part from './parts.ts'

/** The version that saved analyses name; it changes when the same inputs would give another result. */
export const engineVersion = '1.0'

export const scoreKeys = [
  'similarity',
  'crossSector',
  'resourceEfficiency',
  'collaborationViability',
  'commercial',
] as const
export type ScoreKey = (typeof scoreKeys)[number]

export interface Score {
  key: ScoreKey
  /** Null when nothing that it rests on is known. */
  value: number | null
  reasons: string[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** One of them at 0 makes it 0: an idea that cannot be carried over is no innovation, nor is one that has not far to go. */
const product = (values: readonly number[]) => values.reduce((all, value) => all * value, 1) ** (1 / values.length)

const made: Record<ScoreKey, { of: readonly part.Figure[]; by: typeof mean; all?: true }> = {
  similarity: { of: [part.subjects, part.methods], by: mean },
  crossSector: { of: [part.distance, part.transfer], by: product, all: true },
  resourceEfficiency: { of: [part.methods, part.nearness, part.funding, part.time], by: mean },
  collaborationViability: { of: [part.stages, part.underWay, part.time, part.teams], by: mean },
  commercial: { of: [part.markets, part.closest, part.rights], by: mean },
}

/** In the order of `scoreKeys`. The order of the two projects makes no difference. */
export const scoresOf = (one: ComparedProject, other: ComparedProject): Score[] =>
  scoreKeys.map((key) => {
    const { of, by, all } = made[key]
    const parts = of.map((figure) => figure(one, other)).filter((known) => known !== null)
    const isKnown = all ? parts.length === of.length : parts.length > 0
    return {
      key,
      value: isKnown ? by(parts.map(({ value }) => value)) : null,
      reasons: parts.map(({ reason }) => reason),
    }
  })

/** The mean of those that are known; 0 when none is. */
export function overallOf(scores: readonly Score[]): number {
  const known = scores.flatMap(({ value }) => (value === null ? [] : [value]))
  return known.length ? mean(known) : 0
}
