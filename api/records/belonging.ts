/** What hangs on a person: what of it may be taken along, and what becomes of it when the account is deleted or closed. */
import type { Work } from '../action.ts'
import type { Context } from '../context.ts'

export interface Belonging {
  /** What the person may take along, read as the person; nothing where it is a secret or said elsewhere. */
  take?: (ctx: Context, userId: number) => Promise<unknown>
  /** What becomes of it; what is not said stays as it is, with a person whose name is gone. */
  leave?: (work: Work) => Promise<unknown>
  /** What becomes of it when an administrator closes the account: others must not wait for who does not come back. */
  close?: (work: Work) => Promise<unknown>
}

/** The order of everything that is taken along. */
export const oldestFirst = { id: 'asc' as const }
