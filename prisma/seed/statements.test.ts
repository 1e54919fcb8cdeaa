/** What pages say of the demo's records equals what is so, for every record. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, OpenDatabase } from '../../api/db.ts'
import { remove } from '../../api/features/files/storage.ts'
import { testDatabase } from '../../api/testing/database.ts'
import { person, run } from '../../api/testing/run.ts'
import type { Viewer } from '../../api/viewer.ts'
import { seedDemo } from './seed.ts'

let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedDemo(db, new Date())
})
afterAll(async () => {
  for (const { key } of await db.file.findMany()) await remove(key)
  await database.close()
})

interface Said {
  number: number
  status: string
  visibleTo: string[]
  nextMeeting: string | null
  meetings: { startsAt: string; state: string }[]
}

const one = async (as: Viewer, number: number, fields: string) =>
  (await run(db, `{ project(number: ${number}) { ${fields} } }`, { as })).data!['project'] as unknown as Said | null

test('a project is visible to those of whom it says so, and its next meeting is among its meetings', async () => {
  const team = await person(db, 'KU_TEAM')
  const readers = {
    RESEARCHERS: await person(db, 'RESEARCHER'),
    INDUSTRY: await person(db, 'INDUSTRY'),
    INVESTORS: await person(db, 'INVESTOR'),
  }
  // Each way in which a record stays inside is among them, also with its approvals on.
  const [first, second, third] = await db.project.findMany({ where: { approvedForIndustry: true }, take: 3 })
  await db.project.update({ where: { id: first!.id }, data: { status: 'ARCHIVED' } })
  await db.project.update({ where: { id: second!.id }, data: { confidential: true } })
  await db.project.update({ where: { id: third!.id }, data: { embargoUntil: new Date(Date.now() + 9 * 86_400_000) } })
  for (const { id } of await db.project.findMany({ select: { id: true } })) {
    const said = (await one(team, id, 'number status visibleTo nextMeeting meetings { startsAt state }'))!
    for (const [reader, viewer] of Object.entries(readers))
      expect([id, reader, (await one(viewer, id, 'number')) !== null]).toEqual([
        id,
        reader,
        said.visibleTo.includes(reader),
      ])
    const coming = said.meetings
      .filter(({ startsAt, state }) => state === 'CONFIRMED' && new Date(startsAt) > new Date())
      .map(({ startsAt }) => startsAt)
      .sort()
    expect([id, said.nextMeeting]).toEqual([id, coming[0] ?? null])
  }
}, 120_000)
