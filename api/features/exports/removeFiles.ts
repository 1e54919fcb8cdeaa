/** Removes the runs of scheduled exports with their bytes, which go once the transaction is committed. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeBytes } from '../files/file.jobs.ts'

/** Gives how many runs were removed. */
export async function removeFilesOf({ tx }: { tx: Tx }, where: Prisma.ExportRunWhereInput): Promise<number> {
  const runs = await tx.exportRun.findMany({ where, select: { id: true, key: true } })
  for (const { key } of runs) if (key) await enqueue(tx, removeBytes, { key })
  return (await tx.exportRun.deleteMany({ where: { id: { in: runs.map(({ id }) => id) } } })).count
}
