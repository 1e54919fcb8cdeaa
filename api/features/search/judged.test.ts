/** The search over the demo university: the quality that it must keep, and that nothing is ranked that may not be read. */
import { expect, test } from 'vitest'
import { seedDemo } from '../../../prisma/seed/seed.ts'
import { evaluateSearches, readSearches } from '../../../scripts/evaluation/readSearches.ts'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { isNothing } from '../../access.ts'
import { tableOf } from '../../db.ts'
import { ROLES } from '../../policy.ts'
import { rowsWhere } from '../../rowsWhere.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { contextOf } from '../../testing/run.ts'
import { askedFor } from './asked.ts'
import { candidatesOf } from './candidates.ts'
import { kinds, search } from './hits.ts'

const { db } = await fileDatabase()
await seedDemo(db, new Date())

test('finds what is meant by a hundred judged texts', async () => {
  const searches = readSearches()
  expect(searches.length).toBeGreaterThanOrEqual(100)
  const { mrr, misses, byKind } = await evaluateSearches(db, searches)
  const said = misses.map(({ text, place }) => `${text}: ${place ?? 'not found'}`).join('\n')
  expect(mrr, said).toBeGreaterThanOrEqual(0.93)
  for (const [kind, mean] of byKind) expect(mean, `${kind}\n${said}`).toBeGreaterThanOrEqual(0.75)
}, 180_000)

test('a clause as SQL of our own holds for the same records as for Prisma, for each role and kind', async () => {
  for (const role of ROLES) {
    const viewer = await db.user.findFirst({ where: { role, status: 'ACTIVE' } })
    if (!viewer) continue
    const ctx = contextOf(db, viewer)
    for (const { entity, search: found } of kinds) {
      const where = { AND: [ctx.access.within(found.read) as object, found.only ?? {}] }
      if (isNothing(ctx.access.within(found.read) as object)) continue
      const rows = await rowsWhere(db, entity, where)
      const ours = await db.$queryRaw(Prisma.sql`SELECT t."id" FROM (${rows}) AS t ORDER BY t."id"`)
      const theirs = await db[tableOf(entity)].findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
      expect(ours, `${role} ${entity}`).toEqual(theirs)
    }
  }
}, 60_000)

test('the candidates of every kind are readable, whatever matches', async () => {
  const titles = await db.project.findMany({ select: { title: true } })
  const viewer = await db.user.findUniqueOrThrow({ where: { email: 'industry@demo.ascent.test' } })
  const ctx = contextOf(db, viewer)
  const readable = new Set(
    (await db.project.findMany({ where: ctx.access.within('PROJECT_READ'), select: { id: true } })).map(({ id }) => id),
  )
  const projects = kinds.find(({ entity }) => entity === 'Project')!
  for (const { title } of titles.slice(0, 30)) {
    const asked = (await askedFor(db, title))!
    for (const match of ['all', 'some'] as const) {
      const found = await candidatesOf('Project', projects.search, { ...asked, text: title, match }, ctx)
      expect(found.filter(({ id }) => !readable.has(id))).toEqual([])
    }
  }
}, 60_000)

test.each(['', '   ', '…', "'; --", '\\', '%', ':* & |', 'a'.repeat(200), '#', '#999999999', '٣', '𝒜'])(
  '%j is answered',
  async (text) => {
    const viewer = await db.user.findFirstOrThrow({ where: { role: 'KU_TEAM' } })
    expect(await search(text, kinds, contextOf(db, viewer))).toBeInstanceOf(Map)
  },
)
