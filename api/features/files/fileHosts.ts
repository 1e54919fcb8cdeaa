/** The records that files can hang on. Another kind needs a column in files.prisma, a row here and its relations. */
import type { File } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import type { Permission } from '../../policy.ts'

/** By the name that the documented call gives them. */
export const fileHosts = {
  project: { permission: 'PROJECT_FILE_ADD', column: 'projectId' },
  team: { permission: 'TEAM_WORK', column: 'teamId' },
} as const satisfies Record<string, { permission: Permission; column: keyof File }>

export interface Host {
  entity: 'Project' | 'Team'
  id: number
  title: string
  /** Who hears of its files. */
  people: number[]
  /** Whether nothing may be added any more. */
  closed: boolean
}

/** The record of a file, with its people. */
export async function hostOf(tx: Tx, { projectId, teamId }: Pick<File, 'projectId' | 'teamId'>): Promise<Host> {
  if (teamId !== null) return teamHost(tx, teamId)
  const { id, title, ownerId, members } = await tx.project.findUniqueOrThrow({
    where: { id: projectId! },
    include: { members: { select: { userId: true } } },
  })
  const people = new Set([...(ownerId === null ? [] : [ownerId]), ...members.map(({ userId }) => userId)])
  return { entity: 'Project', id, title, people: [...people], closed: false }
}

async function teamHost(tx: Tx, teamId: number): Promise<Host> {
  const { id, name, archivedAt, members } = await tx.team.findUniqueOrThrow({
    where: { id: teamId },
    include: { members: { select: { userId: true } } },
  })
  const people = members.map(({ userId }) => userId)
  return { entity: 'Team', id, title: name, people, closed: archivedAt !== null }
}
