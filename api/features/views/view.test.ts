/** Saved views: of their owner alone, or shared within the university's team. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { mostViews } from './view.rules.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')

const list = 'supportRequests'
const create = (as: Viewer | null, input: object) =>
  perform(db, 'createSavedView', { list, query: 'status=waiting&sort=TITLE%3AASC', ...input }, { as })
const namesOf = async (as: Viewer, of = list) => {
  const { data } = await run(db, 'query ($list: String!) { savedViews(list: $list) { name canUpdate } }', {
    as,
    variables: { list: of },
  })
  return (data!['savedViews'] as unknown as { name: string; canUpdate: boolean }[]).map(({ name, canUpdate }) => [
    name,
    canUpdate,
  ])
}

test('a view is its owner’s alone until the team shares it', async () => {
  expect((await create(team, { name: 'Waiting' })).codes).toEqual([])
  expect((await create(team, { name: 'Urgent', shared: true })).codes).toEqual([])
  expect((await create(ada, { name: 'Mine' })).codes).toEqual([])
  expect(await namesOf(team)).toEqual([
    ['Urgent', true],
    ['Waiting', true],
  ])
  expect(await namesOf(mate)).toEqual([['Urgent', false]])
  expect(await namesOf(ada)).toEqual([['Mine', true]])
  expect(await namesOf(badr)).toEqual([])
  expect(await namesOf(team, 'projects')).toEqual([])
})

test('researchers share nothing, visitors keep nothing, and nobody changes what is somebody else’s', async () => {
  expect((await create(ada, { name: 'All of us', shared: true })).codes).toEqual(['FORBIDDEN'])
  expect((await create(null, { name: 'Nobody’s' })).codes).toEqual(['UNAUTHENTICATED'])
  const { id } = await db.savedView.create({
    data: { ownerId: team.id, list, name: 'Shared', query: '', shared: true },
  })
  for (const as of [mate, ada]) {
    expect((await perform(db, 'updateSavedView', { id: idOf('SavedView', id), name: 'X' }, { as })).codes).toEqual([
      'NOT_FOUND',
    ])
    expect((await perform(db, 'deleteSavedView', { id: idOf('SavedView', id) }, { as })).codes).toEqual(['NOT_FOUND'])
  }
  const named = { id: idOf('SavedView', id) }
  expect((await perform(db, 'updateSavedView', { ...named, query: 'q=pump' }, { as: team })).codes).toEqual([])
  expect(await db.savedView.findUnique({ where: { id } })).toMatchObject({ name: 'Shared', query: 'q=pump' })
  expect((await perform(db, 'deleteSavedView', named, { as: team })).codes).toEqual([])
})

test('a name is taken once in a list, and an address is only what stands behind the question mark', async () => {
  await create(badr, { name: 'Late' })
  const fields = async (input: object) => (await create(badr, input)).errors[0]?.extensions['fieldErrors']
  expect(await fields({ name: 'late' })).toEqual({ name: 'You already have a view with this name' })
  expect(await fields({ name: 'late', list: 'projects' })).toBeUndefined()
  expect(await fields({ name: 'Other', query: 'https://elsewhere.example/?q=1' })).toHaveProperty('query')
  expect(await fields({ name: 'Other', list: '../x' })).toHaveProperty('list')
})

test('two views at once do not exceed the most that a person may keep', async () => {
  const owner = await person(db, 'INVESTOR')
  await db.savedView.createMany({
    data: Array.from({ length: mostViews - 1 }, (_, nth) => ({
      ownerId: owner.id,
      list,
      name: `View ${nth}`,
      query: '',
    })),
  })
  const results = await atOnce(db, 'User', owner.id, [
    () => create(owner, { name: 'One' }),
    () => create(owner, { name: 'Two' }),
  ])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['CONFLICT'])
  expect(await db.savedView.count({ where: { ownerId: owner.id } })).toBe(mostViews)
})
