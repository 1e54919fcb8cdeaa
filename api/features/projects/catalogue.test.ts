/** What the catalogues ask: filters speak only of what the viewer may read. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')
const investor = await person(db, 'INVESTOR')
const expert = await person(db, 'EXPERT')
const waiting = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION' })
const project = (title: string, data: object) =>
  db.project.create({ data: { title, status: 'ACTIVE', ownerId: owner.id, ...data } })
await project('For industry', { approvedForIndustry: true, offerType: 'Licence', tags: ['water'] })
await project('For investors', {
  approvedForInvestors: true,
  offerType: 'Spin-out',
  seekingInvestment: true,
  fundingStatus: 'PARTIALLY_FUNDED',
})
await project('Summary only', { visibleToResearchers: true, offerType: 'Secret offer' })
await project('Inside', { offerType: 'Inside offer' })

async function titles(as: Viewer, filter: object): Promise<string[]> {
  const source = 'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount edges { node { title } } } }'
  const { data } = await run(db, source, { as, variables: { filter } })
  const found = data!['projects'] as unknown as { totalCount: number; edges: { node: { title: string } }[] }
  expect(found.totalCount).toBe(found.edges.length)
  return found.edges.map(({ node }) => node.title).toSorted()
}
const offerTypes = async (as: Viewer | null) => run(db, '{ offerTypes }', { as })

test('an offer that is hidden from the viewer can neither be filtered by nor chosen', async () => {
  expect(await titles(stranger, {})).toEqual(['Summary only'])
  expect(await titles(stranger, { offerType: ['Secret offer'] })).toEqual([])
  expect((await offerTypes(stranger)).data).toEqual({ offerTypes: [] })
  expect(await titles(owner, { offerType: ['Secret offer'] })).toEqual(['Summary only'])
})

test('the choices are those of the projects that are open to the viewer', async () => {
  expect((await offerTypes(company)).data).toEqual({ offerTypes: ['Licence'] })
  expect((await offerTypes(investor)).data).toEqual({ offerTypes: ['Spin-out'] })
  expect((await offerTypes(owner)).data).toEqual({
    offerTypes: ['Inside offer', 'Licence', 'Secret offer', 'Spin-out'],
  })
})

test('experts who validate no project, accounts that wait and visitors get nothing', async () => {
  expect((await offerTypes(expert)).data).toEqual({ offerTypes: [] })
  expect((await offerTypes(waiting)).codes).toEqual(['FORBIDDEN'])
  expect((await offerTypes(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('sector, funding and the search for investment narrow the list', async () => {
  expect(await titles(company, { tags: ['water'], offerType: ['Licence'] })).toEqual(['For industry'])
  expect(await titles(company, { tags: ['energy'] })).toEqual([])
  expect(await titles(investor, { seekingInvestment: true })).toEqual(['For investors'])
  expect(await titles(investor, { fundingStatus: ['FUNDED'] })).toEqual([])
  expect(await titles(owner, { seekingInvestment: false })).toEqual(['For industry', 'Inside', 'Summary only'])
})

test('the list is narrowed to levels that the university has validated, or has not', async () => {
  await db.project.updateMany({ where: { title: 'For industry' }, data: { validatedTrl: 5 } })
  expect(await titles(owner, { trlValidated: true })).toEqual(['For industry'])
  expect(await titles(owner, { trlValidated: false })).toEqual(['For investors', 'Inside', 'Summary only'])
  expect(await titles(owner, { validatedTrl: [5, 6] })).toEqual(['For industry'])
  expect(await titles(owner, { validatedTrl: [4] })).toEqual([])
  await db.project.updateMany({ data: { validatedTrl: null } })
})

test('the list is sorted by the validated level, and follows it', async () => {
  const levels = async (as: Viewer | null, direction: 'ASC' | 'DESC') => {
    const source = `{ projects(sort: {field: VALIDATED_TRL, direction: ${direction}}) { edges { node { title validatedTrl } } } }`
    const { data, codes } = await run(db, source, { as })
    const found = data?.['projects'] as
      | { edges: { node: { title: string; validatedTrl: number | null } }[] }
      | undefined
    return found?.edges.map(({ node }) => node.validatedTrl) ?? codes
  }
  const validate = (title: string, validatedTrl: number | null) =>
    db.project.updateMany({ where: { title }, data: { validatedTrl } })
  await validate('For industry', 5)
  await validate('Inside', 7)
  await validate('For investors', 2)
  expect(await levels(owner, 'DESC')).toEqual([7, 5, 2, null])
  await validate('Inside', 3)
  await validate('For investors', null)
  expect(await levels(owner, 'DESC')).toEqual([5, 3, null, null])
  expect(await levels(owner, 'ASC')).toEqual([null, null, 3, 5])
  expect(await levels(company, 'DESC')).toEqual([5])
  expect(await levels(null, 'DESC')).toEqual(['UNAUTHENTICATED'])
  await db.project.updateMany({ data: { validatedTrl: null } })
})

test('the tags on offer are those of projects that the viewer may see', async () => {
  const tags = (as: Viewer | null) => run(db, '{ projectTags }', { as })
  expect((await tags(company)).data).toEqual({ projectTags: ['water'] })
  expect((await tags(investor)).data).toEqual({ projectTags: [] })
  expect((await tags(expert)).data).toEqual({ projectTags: [] })
  expect((await tags(null)).codes).toEqual(['UNAUTHENTICATED'])
})
