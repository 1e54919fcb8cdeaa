/** A challenge as projects are matched with it: only what the viewer may read of it, and never whose it is. */
import type { ComparedProject, FieldText } from '../matching/comparedProject.ts'
import type { Searched } from '../matching/sharedWords.ts'

export interface ComparedChallenge {
  title: string
  /** What it is about: background, problem, goal, offer. */
  texts: FieldText[]
  mustHaves: string[]
  tags: string[]
  /** The words that name its sector; empty when it has none of the list. */
  sector: string
  /** From which Technology Readiness Level solutions are looked for; null when it does not say. */
  trl: number | null
  /** The most that it pays, in AED; null when it does not say. */
  funding: number | null
  /** The last day on which one may propose, as 2026-11-23; null when there is none. */
  deadline: string | null
}

export interface Pair {
  project: ComparedProject
  challenge: ComparedChallenge
  /** How much of what the shorter of the two says the other one says too, about 0-1. */
  share: number
  /** Today in the university's zone, as 2026-11-23. */
  today: string
}

export const searchedChallenge = ({ title, texts, mustHaves, tags }: ComparedChallenge): Searched => ({
  fields: [...texts, ...mustHaves.map((text) => ({ field: '', text })), { field: '', text: title }],
  head: [title, ...tags].join('\n'),
})
