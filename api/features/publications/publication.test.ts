/** Publications: added once for each DOI, linked to the viewer's own projects, read by researchers and the university alone. */
import { afterAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM')
const outsiders = [
  await person(db, 'INDUSTRY'),
  await person(db, 'INDUSTRY_PARTNER'),
  await person(db, 'INVESTOR'),
  await person(db, 'EXPERT'),
]

const still = {
  title: 'A solar still',
  year: 2026,
  authors: ['Ada', 'B. Kay'],
  venue: 'Desalination',
  openAccess: true,
}
const act = (as: Viewer | null, name: string, input: object) =>
  perform(db, name, input, { as, give: 'publication { id number }' })

async function made(as = ada, input: object = still): Promise<{ id: string; number: number }> {
  const { data, errors } = await act(as, 'createPublication', input)
  expect(errors).toEqual([])
  return (data!['createPublication'] as unknown as { publication: { id: string; number: number } }).publication
}

test('is kept as it was given, with the DOI as a register has it', async () => {
  const { number } = await made(ada, { ...still, doi: ' https://doi.org/10.1016/J.DESAL.2026.1 ' })
  const { data } = await run(
    db,
    `{ publication(number: ${number}) { title doi year venue authors openAccess path owner { name } canUpdate } }`,
    { as: ada },
  )
  expect(data!['publication']).toEqual({
    ...still,
    doi: '10.1016/j.desal.2026.1',
    path: `/research-management/publications?publication=${number}`,
    owner: { name: 'Ada' },
    canUpdate: true,
  })
})

test.each([
  [{ title: '' }, 'title'],
  [{ authors: [] }, 'authors'],
  [{ authors: ['a'.repeat(121)] }, 'authors[0]'],
  [{ year: 1600 }, 'year'],
  [{ year: new Date().getFullYear() + 2 }, 'year'],
  [{ doi: '11.1000/182' }, 'doi'],
  [{ doi: '10.1000/a b' }, 'doi'],
])('%o is refused by the name of the field', async (input, field) => {
  const { errors } = await act(ada, 'createPublication', { ...still, ...input })
  expect(Object.keys(errors[0]!.extensions['fieldErrors'] as object)).toEqual([field])
})

test('a DOI is listed once, however it is written, and whoever comes first', async () => {
  const doi = '10.1000/once'
  const tries = await Promise.all(
    [ada, badr, team, ada].map((as, n) =>
      act(as, 'createPublication', { ...still, doi: n % 2 ? `doi:${doi.toUpperCase()}` : doi }),
    ),
  )
  expect(tries.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(await db.publication.count({ where: { doi } })).toBe(1)
  const other = await made()
  const { errors } = await act(ada, 'updatePublication', { id: other.id, doi })
  expect(errors[0]!.extensions['fieldErrors']).toEqual({ doi: '“A solar still” has this DOI and is already listed' })
})

test('those who keep it and the university change and delete it; nobody else', async () => {
  const { id, number } = await made()
  for (const as of [badr, ...outsiders, null])
    for (const [name, input] of [
      ['updatePublication', { id, year: 2025 }],
      ['deletePublication', { id }],
    ] as const) {
      const { codes } = await perform(db, name, input, { as })
      expect(codes, `${as?.role} ${name}`).toEqual([
        as === null ? 'UNAUTHENTICATED' : as === badr ? 'NOT_FOUND' : 'FORBIDDEN',
      ])
    }
  expect((await act(team, 'updatePublication', { id, year: 2025, doi: '' })).codes).toEqual([])
  expect(await db.publication.findUnique({ where: { id: number } })).toMatchObject({ year: 2025, doi: null })
  expect((await perform(db, 'deletePublication', { id }, { as: ada })).codes).toEqual([])
  expect(await db.publication.count({ where: { id: number } })).toBe(0)
})

test('other roles see none, by number, list or search', async () => {
  const { number } = await made()
  for (const as of outsiders) {
    const one = await run(db, `{ publication(number: ${number}) { title } }`, { as })
    expect(one.data?.['publication'] ?? null).toBeNull()
    expect((await run(db, '{ publications { totalCount } }', { as })).codes).toEqual(['FORBIDDEN'])
    const { data } = await run(db, '{ search(text: "solar still") { publications { title } } }', { as })
    expect(data!['search']).toEqual({ publications: [] })
  }
  const { data } = await run(db, '{ search(text: "desalination ada") { publications { title } } }', { as: badr })
  expect(JSON.stringify(data)).toContain('A solar still')
})

test('it is linked to projects that the viewer is a member of, once; their owners are notified', async () => {
  const { id } = await made(team)
  const project = await makeProject(db, { title: 'Still', ownerId: badr.id, status: 'ACTIVE' })
  const projectId = idOf('Project', project.id)
  const own = await made(ada)
  expect((await act(ada, 'linkPublicationProject', { id: own.id, projectId })).codes).toEqual(['NOT_FOUND'])
  expect((await act(team, 'linkPublicationProject', { id, projectId })).codes).toEqual([])
  expect(await told(db, badr)).toEqual(['PUBLICATION_LINKED'])
  expect((await act(team, 'linkPublicationProject', { id, projectId })).codes).toEqual(['CONFLICT'])
  const linked = (as: Viewer) =>
    run(db, 'query ($id: ID!) { node(id: $id) { ... on Publication { projects { title } } } }', {
      as,
      variables: { id },
    })
  expect((await linked(badr)).data!['node']).toEqual({ projects: [{ title: 'Still' }] })
  expect((await linked(ada)).data!['node'], 'whoever may not see the project').toEqual({ projects: [] })
  const found = await run(db, 'query ($filter: PublicationFilter) { publications(filter: $filter) { totalCount } }', {
    as: ada,
    variables: { filter: { projectId } },
  })
  expect(found.data!['publications']).toEqual({ totalCount: 0 })
  expect((await act(team, 'unlinkPublicationProject', { id, projectId })).codes).toEqual([])
  expect((await linked(badr)).data!['node']).toEqual({ projects: [] })
})

test('its history is read by those who keep it', async () => {
  const { id } = await made()
  await act(ada, 'updatePublication', { id, venue: 'Water' })
  const read = async (as: Viewer) =>
    (
      await run(db, 'query ($id: ID!) { node(id: $id) { ... on HasHistory { history { nodes { action } } } } }', {
        as,
        variables: { id },
      })
    ).data!['node']
  const actions = { nodes: [{ action: 'updatePublication' }, { action: 'createPublication' }] }
  expect(await read(ada)).toEqual({ history: actions })
  expect(await read(badr)).toEqual({ history: null })
})
