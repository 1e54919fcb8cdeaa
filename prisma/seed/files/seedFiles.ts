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
  for (const [nth, project] of projects.entries()) {
    const history = historyOf(project, calendar, nth)
    for (const { name, mediaType, shared, make } of filesOf(project, nth)) {
      rows.push({
        ...(await stored(make(calendar), kept)),
        name,
        mediaType,
        shared,
        projectId: ids.get(project.title)!,
        uploaderId: persons.get(project.lead)!,
        createdAt: history.find(({ changes }) => changes['files']?.[1] === name)!.at,
      })
    }
  }
  await tx.file.createMany({ data: rows })
}
