/** Ratings that a language model proposed, as an assessment keeps them. */
import type { ArlAssessment } from '../../__generated__/prisma/client.ts'
import type { Draft } from '../../model/draft.ts'
import type { Sentence } from '../../readiness/sentences.ts'

export interface ProposedRating {
  code: string
  risk: 'LOW' | 'MEDIUM' | 'HIGH'
  /** The reason. */
  text: string
  evidence: Sentence[]
}

export interface Proposals extends Draft {
  ratings: ProposedRating[]
}

export const proposalsIn = ({ proposals }: Pick<ArlAssessment, 'proposals'>): Proposals | null =>
  proposals as unknown as Proposals | null

/** The model whose proposal a rating is; empty when it is the owner's own. */
export function proposerOf(proposals: Proposals | null, rated: { code: string; risk: string; reason: string }): string {
  const same = proposals?.ratings.some(
    ({ code, risk, text }) => code === rated.code && risk === rated.risk && text === rated.reason,
  )
  return same ? proposals!.model : ''
}
