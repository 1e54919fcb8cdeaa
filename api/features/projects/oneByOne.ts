/** Doing something with many projects, one by one. */
import * as texts from '#texts/projects/errors.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Permission } from '../../policy.ts'

/** A project with which something asked of many could not be done, and why. */
export interface Refusal {
  id: number
  reason: string
}

type Plan = (() => Promise<void>) | string

/** Does it with each project on which the viewer holds the permission, or says for each why not. */
export async function eachOf(
  work: Work,
  ids: number[],
  permission: Extract<Permission, `PROJECT_${string}`>,
  plan: (project: Project) => Plan | Promise<Plan>,
) {
  const projects = await work.tx.project.findMany({
    where: { AND: [{ id: { in: ids } }, work.access.within(permission)] },
  })
  const found = new Map(projects.map((project) => [project.id, project]))
  const refused: Refusal[] = []
  const projectIds: number[] = []
  for (const id of new Set(ids)) {
    const project = found.get(id)
    const planned = project ? await plan(project) : texts.projectNotFound()
    if (typeof planned === 'string') refused.push({ id, reason: planned })
    else {
      await planned()
      projectIds.push(id)
    }
  }
  return { projectIds, refused }
}
