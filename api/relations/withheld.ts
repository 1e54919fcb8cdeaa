/**
 * What moderators have kept from others, declared once for every way to it: hidden content is there for its author and for
 * moderators, removed content for moderators alone (docs/decisions/0370).
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Where } from './clauses.ts'

/** The models whose records can be withheld, each with the column of its author. */
export const authorColumns = {
  Project: 'ownerId',
  Challenge: 'ownerId',
  Idea: 'submitterId',
  User: 'id',
  TeamPost: 'authorId',
  CollaborationMessage: 'authorId',
  DisclosureMessage: 'authorId',
  IdeaMessage: 'authorId',
  InterestMessage: 'authorId',
  ProposalMessage: 'authorId',
  SupportMessage: 'authorId',
  ChallengeQuestion: 'askerId',
} as const satisfies { [M in Prisma.ModelName]?: string }

/** A model whose records can be withheld. */
export type Withholdable = keyof typeof authorColumns

export const isWithholdable = (model: string): model is Withholdable => Object.hasOwn(authorColumns, model)

/** Who looks: a person, somebody who sees what is withheld too, or a visitor. */
export interface Eyes {
  readonly id: number | null
  readonly moderates: boolean
}

/** Nobody in particular: what visitors, jobs and figures see. */
export const anybody: Eyes = { id: null, moderates: false }

/** The records of a model that are not withheld from who looks. */
export function notWithheld<M extends Withholdable>(model: M, { id, moderates }: Eyes): Where<M> {
  if (moderates) return {} as Where<M>
  const open = { withheld: null }
  return (id === null ? open : { OR: [open, { withheld: 'HIDDEN', [authorColumns[model]]: id }] }) as Where<M>
}
