/** Analyses of synergy: what they read of the other project, that the same is kept once, and who finds them. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { engineVersion } from '../../synergy/scores.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { analyse as compute, type SynergyInputs } from './analyse.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outsiders = [await person(db, 'INDUSTRY'), await person(db, 'INVESTOR'), await person(db, 'EXPERT')]

const about = 'A membrane with a black absorber distils brackish groundwater for remote farms.'
const secret = 'A patented zeolite coating keeps the absorber clean.'
const ofBadr = { title: 'Cooling', ownerId: badr.id, description: about, abstract: secret }
let [mine, shared, hidden] = [0, 0, 0]
beforeEach(async () => {
  mine = (await makeProject(db, { title: 'Still', ownerId: ada.id, description: about, abstract: secret, trl: 5 })).id
  shared = (await makeProject(db, { ...ofBadr, visibleToResearchers: true })).id
  hidden = (await makeProject(db, ofBadr)).id
})

interface Analysis {
  id: string
  number: number
  inside: boolean
  overall: number
  shared: { word: string; target: { field: string; text: string } }[]
}
const give = 'synergyAnalysis { id number inside overall shared { word target { field text } } }'
const analyse = (as: Viewer | null, target: number, source = mine) =>
  perform(
    db,
    'createSynergyAnalysis',
    { sourceId: idOf('Project', source), targetId: idOf('Project', target) },
    { as, give },
  )
async function analysed(as: Viewer, target = shared, source = mine) {
  const { data, errors } = await analyse(as, target, source)
  expect(errors).toEqual([])
  return (data!['createSynergyAnalysis'] as unknown as { synergyAnalysis: Analysis }).synergyAnalysis
}
const codesOf = ({ errors }: Awaited<ReturnType<typeof analyse>>) => errors.map(({ extensions }) => extensions['code'])
const remove = (as: Viewer | null, ids: string[]) =>
  perform(db, 'deleteSynergyAnalyses', { ids }, { as, give: 'deletedIds' })
const seen = async (as: Viewer | null, number: number) => {
  const { data } = await run(db, `{ synergyAnalysis(number: ${number}) { title } }`, { as })
  return data?.['synergyAnalysis'] ?? null
}

test('only the summary of a project of others is read', async () => {
  const { inside, shared: words, number } = await analysed(ada)
  expect(inside).toBe(false)
  expect(words.map(({ word }) => word)).toContain('membrane')
  const kept = JSON.stringify(await db.synergyAnalysis.findUnique({ where: { id: number } }))
  expect(kept).toContain('zeolite')
  const { inputs } = (await db.synergyAnalysis.findUniqueOrThrow({ where: { id: number } })) as unknown as {
    inputs: { target: object }
  }
  expect(JSON.stringify(inputs.target)).not.toContain('zeolite')
  expect(words.map(({ word }) => word)).not.toContain('zeolite')
})

test('the university, and who works on both, reads all of both', async () => {
  expect((await analysed(team)).inside).toBe(true)
  await db.projectMember.create({ data: { projectId: shared, userId: ada.id, role: 'VIEWER' } })
  const { inside, shared: words } = await analysed(ada)
  expect(inside).toBe(true)
  expect(words.map(({ word }) => word)).toContain('zeolite')
})

test('the same is kept once, also when it is asked for at the same moment; a change makes another', async () => {
  const all = await Promise.all([1, 2, 3].map(() => analysed(ada)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  await db.project.update({ where: { id: shared }, data: { description: 'Concentrated sunlight heats molten salts.' } })
  const changed = await analysed(ada)
  expect(changed.id).not.toBe(all[0]!.id)
  expect(changed.overall).toBeLessThan(all[0]!.overall)
})

test('what is kept gives the same result again, and says who asked which engine', async () => {
  const { number } = await analysed(ada)
  const kept = await db.synergyAnalysis.findUniqueOrThrow({ where: { id: number } })
  expect(kept).toMatchObject({ ownerId: ada.id, engineVersion })
  const again = compute(kept.inputs as unknown as SynergyInputs)
  expect({ overall: again.overall, result: again.result }).toEqual({ overall: kept.overall, result: kept.result })
})

test('a project cannot be compared with itself', async () => {
  const { errors } = await analyse(ada, mine)
  expect(errors).toMatchObject([
    { extensions: { code: 'INVALID', fieldErrors: { targetId: expect.stringContaining('another project') } } },
  ])
})

test('wrong role, wrong owner, no session: no analysis', async () => {
  expect(codesOf(await analyse(ada, hidden))).toEqual(['NOT_FOUND'])
  expect(codesOf(await analyse(ada, mine, shared))).toEqual(['NOT_FOUND'])
  expect(codesOf(await analyse(ada, 999_999))).toEqual(['NOT_FOUND'])
  for (const outsider of outsiders) expect(codesOf(await analyse(outsider, shared))).toEqual(['FORBIDDEN'])
  expect(codesOf(await analyse(null, shared))).toEqual(['UNAUTHENTICATED'])
})

test('nobody else finds it, deletes it or learns of it, the university included', async () => {
  const { id, number } = await analysed(ada)
  for (const viewer of [badr, team, ...outsiders, null]) {
    expect(await seen(viewer, number)).toBeNull()
    expect((await remove(viewer, [id])).data?.['deleteSynergyAnalyses'] ?? null).toBeNull()
  }
  const { data } = await run(db, '{ synergyAnalyses { totalCount } }', { as: badr })
  expect(data!['synergyAnalyses']).toEqual({ totalCount: 0 })
  expect(await seen(ada, number)).toEqual({ title: 'Still + Cooling' })
})

test('it is not found while one of the projects is hidden from its owner, and comes back with it', async () => {
  const { number } = await analysed(ada)
  await db.project.update({ where: { id: shared }, data: { visibleToResearchers: false } })
  expect(await seen(ada, number)).toBeNull()
  await db.project.update({ where: { id: shared }, data: { visibleToResearchers: true } })
  expect(await seen(ada, number)).not.toBeNull()
})

test('what quotes the inside of a project is not found by who has left it', async () => {
  await db.projectMember.create({ data: { projectId: shared, userId: ada.id, role: 'VIEWER' } })
  const { number } = await analysed(ada)
  await db.projectMember.deleteMany({ where: { projectId: shared } })
  expect(await seen(ada, number)).toBeNull()
})

test('several are deleted at once, all or none', async () => {
  const ids = [(await analysed(ada)).id]
  const other = (await analysed(team)).id
  expect((await remove(ada, [...ids, other])).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  expect((await remove(ada, ids)).data!['deleteSynergyAnalyses']).toEqual({ deletedIds: ids })
  expect(await db.synergyAnalysis.count({ where: { ownerId: ada.id, sourceId: mine } })).toBe(0)
})
