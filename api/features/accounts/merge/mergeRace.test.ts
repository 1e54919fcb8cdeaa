/** At the same moment: of merges of the same accounts one is done, whichever way round; a merge is undone once. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { atOnce } from '../../../testing/races.ts'
import { perform, person } from '../../../testing/run.ts'
import type { Viewer } from '../../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const second = await person(db, 'ADMIN')
let one: Viewer
let other: Viewer

beforeEach(async () => {
  one = await person(db, 'RESEARCHER')
  other = await person(db, 'RESEARCHER')
  await makeProject(db, { ownerId: one.id })
  await makeProject(db, { ownerId: other.id })
})

const merge = (kept: Viewer, duplicate: Viewer, as: Viewer) =>
  perform(
    db,
    'mergeAccounts',
    { id: idOf('User', kept.id), duplicateId: idOf('User', duplicate.id), reason: 'One person' },
    { as },
  )
const codesOf = (settled: PromiseSettledResult<{ codes: string[] }>[]) =>
  settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.codes.join()] : ['thrown'])).toSorted()

test.each(['the same way', 'the other way round'])('two merges at once, %s: one is done', async (way) => {
  const settled = await atOnce(db, 'User', Math.min(one.id, other.id), [
    () => merge(one, other, admin),
    () => (way === 'the same way' ? merge(one, other, second) : merge(other, one, second)),
  ])
  expect(codesOf(settled)).toEqual(['', 'CONFLICT'])
  const open = await db.user.findMany({ where: { id: { in: [one.id, other.id] }, status: 'ACTIVE' } })
  expect(open).toHaveLength(1)
  expect(await db.project.count({ where: { ownerId: open[0]!.id } })).toBe(2)
})

test('undone by two at once, it is undone once', async () => {
  await merge(one, other, admin)
  const restore = (as: Viewer) => perform(db, 'restoreMergedAccount', { id: idOf('User', other.id) }, { as })
  const settled = await atOnce(db, 'User', Math.min(one.id, other.id), [() => restore(admin), () => restore(second)])
  expect(codesOf(settled)).toEqual(['', 'CONFLICT'])
  expect(await db.project.count({ where: { ownerId: other.id } })).toBe(1)
})
