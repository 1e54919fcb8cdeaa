/** The project of a technology summary, held while its summary is opened to others. */
import * as texts from '#texts/summaries/errors.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import { dayInWords } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'

/**
 * Reads the project and holds it until the transaction ends, so that it does not become confidential, archived or somebody
 * else's meanwhile: whoever changes it withdraws what is published then.
 */
export async function heldProject(tx: Tx, projectId: number): Promise<Project> {
  await tx.$queryRaw`SELECT "id" FROM "Project" WHERE "id" = ${projectId} FOR SHARE`
  return tx.project.findUniqueOrThrow({ where: { id: projectId } })
}

type Stand = Pick<Project, 'confidential' | 'status' | 'embargoUntil'>

/** Why nothing about the project is told outside, however often one asks; nothing when it can be. */
export const obstacle = ({ confidential, status }: Stand): string | undefined =>
  confidential
    ? texts.confidential()
    : status === 'DRAFT'
      ? texts.projectIsDraft()
      : status === 'ARCHIVED'
        ? texts.projectIsArchived()
        : undefined

/** Refuses to publish something about a project that is kept inside, for now or for good. */
export function needPresentable(project: Stand): void {
  const { embargoUntil } = project
  const reason =
    obstacle(project) ??
    (embargoUntil && embargoUntil > new Date() ? texts.underEmbargo({ day: dayInWords(embargoUntil) }) : undefined)
  if (reason) throw conflict(reason)
}
