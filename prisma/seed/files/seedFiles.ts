/** Puts the files of the demo's projects into the storage, and their rows into the database. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import { arrivingPath, keep } from '../../../api/features/files/storage.ts'
import type { Calendar } from '../calendar.ts'
import { historyOf } from '../history.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { filesOf } from './projectFiles.ts'

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedFiles(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids, kept: string[]): Promise<void> {
  const rows: Prisma.FileCreateManyInput[] = []
  for (const [nth, project] of projects.entries()) {
    const history = historyOf(project, calendar, nth)
    for (const { name, mediaType, shared, make } of filesOf(project, nth)) {
      const bytes = make(calendar)
      const key = await stored(bytes)
      kept.push(key)
      rows.push({
        name,
        mediaType,
        shared,
        key,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        projectId: ids.get(project.title)!,
        uploaderId: persons.get(project.lead)!,
        createdAt: history.find(({ changes }) => changes['files']?.[1] === name)!.at,
      })
    }
  }
  await tx.file.createMany({ data: rows })
}

/** Puts bytes into the storage and gives their key. */
export async function stored(bytes: Buffer): Promise<string> {
  const path = await arrivingPath()
  try {
    await writeFile(path, bytes)
    return await keep(path)
  } finally {
    await rm(path, { force: true })
  }
}
