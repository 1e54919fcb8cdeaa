/** Puts the files of the demo's projects into the storage, and their rows into the database. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import { historyOf } from '../history.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { filesOf } from './projectFiles.ts'
import { stored } from './stored.ts'

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedFiles(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids, kept: string[]): Promise<void> {
  const rows: Prisma.FileCreateManyInput[] = []
  const replaced: { projectId: number; name: string; by: string }[] = []
  for (const [nth, project] of projects.entries()) {
    const history = historyOf(project, calendar, nth)
    const projectId = ids.get(project.title)!
    for (const { name, mediaType, shared, replaces, make } of filesOf(project, nth)) {
      if (replaces) replaced.push({ projectId, name: replaces, by: name })
      rows.push({
        ...(await stored(make(calendar), kept)),
        name,
        mediaType,
        shared,
        projectId,
        uploaderId: persons.get(project.lead)!,
        createdAt: history.find(({ changes }) => changes['files']?.[1] === name)!.at,
      })
    }
  }
  // Lists have the latest first, by their numbers.
  rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
  await tx.file.createMany({ data: rows })
  for (const { projectId, name, by } of replaced) {
    const { id: currentId } = await tx.file.findFirstOrThrow({ where: { projectId, name: by } })
    await tx.file.updateMany({ where: { projectId, name }, data: { currentId } })
  }
}
