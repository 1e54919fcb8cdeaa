/** A draft as it is kept beside what the rules made: the model's name, each sentence with its quotation, and the rest apart. */
import type { Claim } from './claim.ts'

export interface Draft {
  model: string
  /** An instant, as ISO 8601. */
  at: string
  claims: Claim[]
  /** Sentences whose quotation was not found. */
  unbacked: string[]
  /** The names of sources that were not sent. */
  withheld: string[]
}

export const draftOf = ({ model, claims, unbacked, withheld }: Omit<Draft, 'at'>): Draft => ({
  model,
  at: new Date().toISOString(),
  claims: claims.map(({ text, quotation, source }) => ({ text, quotation, source })),
  unbacked,
  withheld,
})
