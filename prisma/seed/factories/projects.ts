/** Projects with believable defaults, for the demo university and tests. */
import type { Prisma, Project } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

let made = 0

/** A row of a project; without overrides an active one that nobody owns. */
export function projectRow(overrides: Partial<Prisma.ProjectCreateManyInput> = {}): Prisma.ProjectCreateManyInput {
  return {
    title: overrides.title ?? `Project ${++made}`,
    description: 'Clean water from brackish wells with heat from the sun.',
    department: 'Mechanical Engineering',
    status: 'ACTIVE',
    trl: 4,
    ...overrides,
  }
}

/** Writes a project; its owner, when it has one, leads it. */
export const makeProject = (db: Db | Tx, overrides: Partial<Prisma.ProjectCreateManyInput> = {}): Promise<Project> => {
  const row = projectRow(overrides) as Prisma.ProjectUncheckedCreateInput
  return db.project.create({
    data: { ...row, ...(row.ownerId ? { members: { create: { userId: row.ownerId, role: 'LEAD' } } } : {}) },
  })
}
