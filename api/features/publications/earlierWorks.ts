/** Works that were here before the researcher, or before the researcher had this name: they are asked about, too. */
import type { User } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { suggestEarlierWorks } from './authorship.jobs.ts'

type Known = Partial<Pick<User, 'role' | 'status' | 'name' | 'firstName' | 'lastName'>>

const fields = ['role', 'status', 'name', 'firstName', 'lastName'] as const

/** Looks for works of a researcher who is let in or gets another name; `before` is empty for a new account. */
export async function lookForEarlierWorks(tx: Tx, userId: number, before: Known, after: Known): Promise<void> {
  const { role, status } = { ...before, ...after }
  if (role !== 'RESEARCHER' || status !== 'ACTIVE') return
  if (fields.every((field) => after[field] === undefined || after[field] === before[field])) return
  await enqueue(tx, suggestEarlierWorks, { userId })
}
