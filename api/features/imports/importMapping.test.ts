/** Saved mappings of imports: whose they are, how they fit a file, and what is said of fields that no longer exist. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { mostMappings } from './importMapping.rules.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM', { name: 'Tariq Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER')

const columns = [
  { name: 'Project', field: 'title' },
  { name: 'Words', field: 'description' },
  { name: 'Notes', field: null },
]
const create = (as: Viewer | null, input: object) =>
  perform(db, 'createImportMapping', { kind: 'PROJECT', columns, ...input }, { as, give: 'mapping { id }' })
const made = async (as: Viewer, input: object) => {
  const { data } = await create(as, input)
  return (data!['createImportMapping'] as unknown as { mapping: { id: string } }).mapping.id
}
const file = (userId: number, names: readonly (readonly [string, string | null])[]) =>
  db.import.create({
    data: {
      userId,
      fileName: 'a.csv',
      key: `${Math.random()}`,
      rows: 1,
      columns: names.map(([name, field]) => ({ name, field, samples: [] })),
    },
  })

interface Offered {
  mapping: { name: string; canUpdate: boolean; owner: { name: string } }
  columns: { name: string; field: string | null }[]
  offered: boolean
  matching: number
  used: number
  missing: string[]
  gone: { name: string; field: string }[]
}
async function offered(as: Viewer, number: number) {
  const { data } = await run(
    db,
    `query ($number: Int!) { import(number: $number) { mappings {
      mapping { name canUpdate owner { name } } columns { name field } matching used missing gone { name field } offered } } }`,
    { as, variables: { number } },
  )
  return (data!['import'] as unknown as { mappings: Offered[] } | null)?.mappings
}
const namesOf = async (as: Viewer) => {
  const { id } = await file(as.id, [['Project', null]])
  return (await offered(as, id))!
    .map(({ mapping }) => [mapping.name, mapping.canUpdate] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))
}

test('a mapping is its owner’s alone until it is shared; administrators change shared ones as well', async () => {
  const mine = await made(team, { name: 'Mine' })
  const shared = await made(team, { name: 'Shared', shared: true })
  expect(await namesOf(team)).toEqual([
    ['Mine', true],
    ['Shared', true],
  ])
  expect(await namesOf(mate)).toEqual([['Shared', false]])
  const { id: number } = await file(mate.id, [['Project', null]])
  expect((await offered(mate, number))![0]!.mapping.owner).toEqual({ name: 'Tariq Team' })
  expect(await namesOf(admin)).toEqual([['Shared', true]])

  for (const [as, id] of [
    [mate, shared],
    [mate, mine],
    [admin, mine],
  ] as const) {
    expect((await perform(db, 'updateImportMapping', { id, name: 'X' }, { as })).codes).toEqual(['NOT_FOUND'])
    expect((await perform(db, 'deleteImportMapping', { id }, { as })).codes).toEqual(['NOT_FOUND'])
  }
  expect((await perform(db, 'updateImportMapping', { id: shared, name: 'Ours' }, { as: admin })).codes).toEqual([])
  expect((await perform(db, 'deleteImportMapping', { id: shared }, { as: admin })).codes).toEqual([])
  expect(await namesOf(team)).toEqual([['Mine', true]])
  const trail = await db.auditEntry.findMany({ where: { entity: 'ImportMapping' }, select: { action: true } })
  expect(trail.map(({ action }) => action).toSorted()).toEqual([
    'createImportMapping',
    'createImportMapping',
    'deleteImportMapping',
    'updateImportMapping',
  ])
  await db.importMapping.deleteMany()
})

test('who does not import keeps none, nor does anybody without a session', async () => {
  expect((await create(ada, { name: 'Hers' })).codes).toEqual(['FORBIDDEN'])
  expect((await create(null, { name: 'Nobody’s' })).codes).toEqual(['UNAUTHENTICATED'])
  const { id } = await db.importMapping.create({
    data: { ownerId: team.id, kind: 'PROJECT', name: 'Shared', columns, shared: true },
  })
  const named = { id: idOf('ImportMapping', id) }
  expect((await perform(db, 'updateImportMapping', { ...named, name: 'X' }, { as: ada })).codes).toEqual(['FORBIDDEN'])
  expect((await perform(db, 'deleteImportMapping', named, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  const { data } = await run(db, 'query ($id: ID!) { node(id: $id) { id } }', { as: ada, variables: named })
  expect(data!['node']).toBeNull()
  await db.importMapping.deleteMany()
})

test('a name is taken once by kind, a title is needed, and fields are those of the kind', async () => {
  await made(team, { name: 'Office' })
  const fields = async (input: object) => (await create(team, input)).errors[0]?.extensions['fieldErrors']
  expect(await fields({ name: 'office' })).toEqual({ name: 'You already have a mapping with this name' })
  expect(await fields({ name: 'Other', columns: [{ name: 'Words', field: 'description' }] })).toEqual({
    columns: 'One column must be the title',
  })
  expect(await fields({ name: 'Other', columns: [...columns, { name: 'M', field: 'mustHaves' }] })).toEqual({
    columns: 'This field does not exist',
  })
  expect(await fields({ name: 'office', kind: 'CHALLENGE' })).toBeUndefined()
  await db.importMapping.deleteMany()
})

test('the mapping whose columns fit best comes first, whatever the case and signs of their names', async () => {
  await made(team, {
    name: 'Half',
    columns: [...columns, { name: 'Pump', field: 'trl' }, { name: 'X', field: 'tags' }],
  })
  await made(team, { name: 'Title', columns: columns.slice(0, 1) })
  await made(team, { name: 'All' })
  await made(team, { name: 'Challenges', kind: 'CHALLENGE' })
  const { id } = await file(team.id, [
    ['PROJECT', null],
    ['words ', 'abstract'],
    ['Notes', 'description'],
    ['Extra', 'department'],
    ['Text', 'description'],
  ])
  const fits = (await offered(team, id))!
  expect(
    fits.map(({ mapping, offered, matching, used, missing }) => [mapping.name, offered, matching, used, missing]),
  ).toEqual([
    ['All', true, 2, 2, []],
    ['Half', false, 2, 4, ['Pump', 'X']],
    ['Title', false, 1, 1, []],
  ])
  // What the mapping leaves out stays out; a column that it does not know keeps its field unless that is filled now.
  expect(fits[0]!.columns).toEqual([
    { name: 'PROJECT', field: 'title' },
    { name: 'words ', field: 'description' },
    { name: 'Notes', field: null },
    { name: 'Extra', field: 'department' },
    { name: 'Text', field: null },
  ])
  await db.importMapping.deleteMany()
})

test('a field that no longer exists is named and left out, until the mapping is replaced', async () => {
  const { id } = await db.importMapping.create({
    data: { ownerId: team.id, kind: 'PROJECT', name: 'Old', columns: [...columns, { name: 'Mood', field: 'mood' }] },
  })
  const kept = await file(team.id, [
    ['Project', null],
    ['Mood', null],
  ])
  const [fit] = (await offered(team, kept.id))!
  expect(fit).toMatchObject({
    columns: [
      { name: 'Project', field: 'title' },
      { name: 'Mood', field: null },
    ],
    gone: [{ name: 'Mood', field: 'mood' }],
  })
  const replaced = { id: idOf('ImportMapping', id), columns }
  expect((await perform(db, 'updateImportMapping', replaced, { as: team })).codes).toEqual([])
  expect((await offered(team, kept.id))![0]!.gone).toEqual([])
  await db.importMapping.deleteMany()
})

test('two mappings at once do not exceed the most that a person may keep', async () => {
  await db.importMapping.createMany({
    data: Array.from({ length: mostMappings - 1 }, (_, nth) => ({
      ownerId: mate.id,
      kind: 'PROJECT' as const,
      name: `Mapping ${nth}`,
      columns,
    })),
  })
  const results = await atOnce(db, 'User', mate.id, [
    () => create(mate, { name: 'One' }),
    () => create(mate, { name: 'Two' }),
  ])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['CONFLICT'])
  expect(await db.importMapping.count({ where: { ownerId: mate.id } })).toBe(mostMappings)
})
