/** Pinned records: of those that one may read, at most twelve, and gone from the menu with the access to them. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { mostPins } from './pin.actions.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')

const make = async (owner: Viewer, title: string) => (await makeProject(db, { ownerId: owner.id, title })).id
const pin = (as: Viewer | null, number: number) => perform(db, 'pinRecord', { id: idOf('Project', number) }, { as })
const unpin = (as: Viewer | null, number: number) => perform(db, 'unpinRecord', { id: idOf('Project', number) }, { as })
const pinsOf = async (as: Viewer) => {
  const { data, errors } = await run(db, '{ viewer { pins { title path } } }', { as })
  expect(errors).toEqual([])
  return (data!['viewer'] as unknown as { pins: { title: string; path: string }[] }).pins
}

test('what is pinned is there by its present title, in the order of pinning, once', async () => {
  const [first, second] = [await make(ada, 'Solar stills'), await make(ada, 'Brine batteries')]
  for (const one of [second, first, second]) expect((await pin(ada, one)).codes).toEqual([])
  await db.project.update({ where: { id: first }, data: { title: 'Solar stills at sea' } })
  expect(await pinsOf(ada)).toEqual([
    { title: 'Brine batteries', path: `/projects/${second}` },
    { title: 'Solar stills at sea', path: `/projects/${first}` },
  ])
  expect(await pinsOf(badr)).toEqual([])
  expect((await unpin(ada, second)).codes).toEqual([])
  expect((await unpin(ada, second)).codes).toEqual([])
  expect((await pinsOf(ada)).map(({ title }) => title)).toEqual(['Solar stills at sea'])
})

test('a visitor pins nothing, and others pin only what they may read', async () => {
  const number = await make(ada, 'Kept to its team')
  expect((await pin(null, number)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await unpin(null, number)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await pin(badr, number)).codes).toEqual(['NOT_FOUND'])
  expect((await pin(company, number)).codes).toEqual(['NOT_FOUND'])
  expect((await pin(ada, 2_000_000)).codes).toEqual(['NOT_FOUND'])
  const person = await perform(db, 'pinRecord', { id: idOf('User', badr.id) }, { as: ada })
  expect(person.errors[0]?.extensions['fieldErrors']).toEqual({ id: 'Choose a record that has its own page' })
})

test('it leaves the menu with the access to it, and makes room', async () => {
  const reader = await person(db, 'RESEARCHER')
  const shared = await make(ada, 'Shared for a while')
  await db.project.update({ where: { id: shared }, data: { visibleToResearchers: true } })
  expect((await pin(reader, shared)).codes).toEqual([])
  for (let nth = 1; nth < mostPins; nth++)
    expect((await pin(reader, await make(reader, `Own ${nth}`))).codes).toEqual([])
  const next = await make(reader, 'One more')
  expect((await pin(reader, next)).codes).toEqual(['CONFLICT'])
  await db.project.update({ where: { id: shared }, data: { visibleToResearchers: false } })
  expect(await pinsOf(reader)).toHaveLength(mostPins - 1)
  expect((await pin(reader, next)).codes).toEqual([])
  expect((await pinsOf(reader)).at(-1)).toMatchObject({ title: 'One more' })
})

test('two at once do not exceed what one may pin, and the same one is pinned once', async () => {
  const reader = await person(db, 'RESEARCHER')
  for (let nth = 1; nth < mostPins; nth++) await pin(reader, await make(reader, `Own ${nth}`))
  const [one, other] = [await make(reader, 'One'), await make(reader, 'Other')]
  const results = await atOnce(db, 'User', reader.id, [() => pin(reader, one), () => pin(reader, other)])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['CONFLICT'])
  const fresh = await person(db, 'RESEARCHER')
  const own = await make(fresh, 'Own')
  const again = await atOnce(db, 'User', fresh.id, [() => pin(fresh, own), () => pin(fresh, own)])
  expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await db.pin.count({ where: { userId: fresh.id } })).toBe(1)
})
