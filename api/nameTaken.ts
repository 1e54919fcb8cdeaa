/** Names that must differ without regard to case, among all records of a kind or within a part of them. */
import { anyTable } from './columnPaths.ts'
import type { Prisma } from './__generated__/prisma/client.ts'
import type { Tx } from './db.ts'
import { invalid } from './errors.ts'

interface Named {
  /** The column of the name, which is the field of the input as well. */
  field?: 'name' | 'label'
  name: string
  /** The record that has the name or is to have it; none for a new one. */
  id?: number | null | undefined
  /** Where names must differ; everywhere unless it is given. */
  within?: Record<string, unknown>
}

/** Refuses a name that another record has. A unique index refuses the second of two who give it at the same moment. */
export async function refuseTaken(
  tx: Tx,
  model: Prisma.ModelName,
  { field = 'name', name, id, within = {} }: Named,
  message: () => string,
): Promise<void> {
  const same = { ...within, [field]: { equals: name, mode: 'insensitive' }, NOT: { id: id ?? 0 } }
  if (await anyTable(tx, model).count({ where: same })) throw invalid({ [field]: message() })
}
