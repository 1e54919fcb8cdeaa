/** Deleted projects after their 30 days: gone with everything that hangs on them, and not a moment before. */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject, projectRow } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { runJobs } from '../../testing/jobs.ts'
import { arrivingPath, keep } from '../files/storage.ts'
import { restoreDays } from '../../relations.ts'
import { keptSince } from '../../retention/keeping.ts'
import { purgeProjects as purge } from './purgeProjects.ts'

const now = new Date('2026-11-18T09:00:00Z')
const ago = (days: number, milliseconds = 0) => new Date(now.getTime() - days * 86_400_000 + milliseconds)

const { db } = await fileDatabase()
const purgeProjects = (from: typeof db, at: Date) => purge(from, keptSince(restoreDays, at))

async function project(title: string, deletedAt: Date | null) {
  const owner = await makeUser(db)
  const { id } = await makeProject(db, { title, ownerId: owner.id, deletedAt })
  const arrived = await arrivingPath()
  writeFileSync(arrived, title)
  const key = await keep(arrived)
  const file = { name: 'a.pdf', mediaType: 'application/pdf', size: 1, sha256: '', key }
  await db.file.create({ data: { ...file, projectId: id } })
  await db.joinRequest.create({ data: { projectId: id, userId: (await makeUser(db)).id } })
  const about = { entity: 'Project', entityId: id }
  await db.notification.create({ data: { userId: owner.id, kind: 'PROJECT_RESTORED', ...about } })
  await db.auditEntry.create({
    data: {
      action: 'updateProject',
      actorId: owner.id,
      changes: { methodology: ['', 'Secret'] },
      comment: 'x',
      ...about,
    },
  })
  return { id, about, there: () => existsSync(path.join(config.dataDir, 'files', key)) }
}

test('what was deleted 30 days ago goes, with its files; what can still be restored stays', async () => {
  const over = await project('Over', ago(30))
  const last = await project('Last moment', ago(30, 1))
  const alive = await project('Alive', null)
  expect(await purgeProjects(db, now)).toBe(1)
  expect((await db.project.findMany({ orderBy: { id: 'asc' } })).map(({ title }) => title)).toEqual([
    'Last moment',
    'Alive',
  ])
  for (const rows of [db.file, db.projectMember, db.joinRequest])
    expect(await (rows as typeof db.file).count({ where: { projectId: over.id } })).toBe(0)
  expect(await db.notification.count({ where: over.about })).toBe(0)
  const entries = await db.auditEntry.findMany({ where: over.about, orderBy: { id: 'asc' } })
  expect(
    entries.map(({ action, actorId, changes, comment }) => ({ action, changes, comment, by: actorId !== null })),
  ).toEqual([
    { action: 'updateProject', changes: {}, comment: null, by: true },
    { action: 'purgeProjects', changes: {}, comment: null, by: false },
  ])
  // The job that removes them was written with it.
  expect(over.there()).toBe(true)
  await runJobs(db)
  expect([over.there(), last.there(), alive.there()]).toEqual([false, true, true])
  for (const { about } of [last, alive]) {
    expect(await db.notification.count({ where: about })).toBe(1)
    expect(await db.auditEntry.findMany({ where: about })).toMatchObject([{ comment: 'x' }])
  }
  expect(await purgeProjects(db, now)).toBe(0)
  expect(await purgeProjects(db, new Date(now.getTime() + 1))).toBe(1)
})

test('more than one batch goes in one night, each once', async () => {
  const owner = await makeUser(db)
  const rows = Array.from({ length: 120 }, () => projectRow({ ownerId: owner.id, deletedAt: ago(40) }))
  await db.project.createMany({ data: rows })
  const [one, other] = await Promise.all([purgeProjects(db, now), purgeProjects(db, now)])
  expect(one + other).toBe(120)
  expect(await db.project.count({ where: { deletedAt: { not: null } } })).toBe(0)
})
