/** Opens the deal of a project with the first interest in it, unless one is open. */
import type { Work } from '../action.ts'

export async function openDealOf(
  { tx, audit }: Pick<Work, 'tx' | 'audit'>,
  project: { id: number; title: string },
): Promise<number | null> {
  // A row that somebody else writes at the same moment is no error.
  const [made] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Deal" ("projectId", "title", "updatedAt") VALUES (${project.id}, ${project.title}, now())
    ON CONFLICT ("projectId") WHERE "status" = 'OPEN' DO NOTHING RETURNING "id"`
  if (!made) return null
  await audit('Deal', made.id, { status: [null, 'OPEN'] })
  return made.id
}
