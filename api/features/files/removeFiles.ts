/** Removes what is kept of files whose record is deleted. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeBytes } from './file.jobs.ts'

/**
 * Has the bytes of the files, and of their earlier versions, removed once the transaction is committed. It is called before
 * they or their record are deleted, which takes the rows along: no bytes are left that nothing names.
 */
export async function removeFiles(tx: Tx, where: Prisma.FileWhereInput): Promise<void> {
  const files = await tx.file.findMany({ where: { OR: [where, { current: where }] }, select: { key: true } })
  for (const { key } of files) await enqueue(tx, removeBytes, { key })
}
