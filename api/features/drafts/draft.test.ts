/** Drafts: kept for their writer alone, unchecked, and gone once the project is made. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')

const save = (as: Viewer | null, input: object) =>
  perform(db, 'saveDraft', { form: 'PROJECT', ...input }, { as, give: 'viewer { drafts { id form step values } }' })
const drafts = async (as: Viewer) => {
  const { data } = await run(db, '{ viewer { drafts { id step values } } }', { as })
  return (data!['viewer'] as unknown as { drafts: { id: string; step: number; values: object }[] }).drafts
}
const discard = (as: Viewer | null) =>
  perform(db, 'deleteDraft', { form: 'PROJECT' }, { as, give: 'viewer { drafts { id } }' })

test('a form has one draft, kept as it was written', async () => {
  await save(ada, { step: 1, values: { title: '', trl: 'much' } })
  const { data } = await save(ada, { step: 2, values: { title: 'Solar', papers: 'no DOI' } })
  expect(data!['saveDraft']).toEqual({
    viewer: {
      drafts: [expect.objectContaining({ form: 'PROJECT', step: 2, values: { title: 'Solar', papers: 'no DOI' } })],
    },
  })
  expect(await db.draft.count({ where: { userId: ada.id } })).toBe(1)
})

test('a form about records has a draft for each, at most fifty in all', async () => {
  const expert = await person(db, 'EXPERT')
  const evaluation = (subject: string, values: object) => save(expert, { form: 'EVALUATION', subject, step: 0, values })
  await evaluation('7', { summary: 'Seven' })
  await evaluation('8', { summary: 'Eight' })
  await evaluation('7', { summary: 'Seven again' })
  expect(await drafts(expert)).toMatchObject([{ values: { summary: 'Seven again' } }, { values: { summary: 'Eight' } }])
  await perform(db, 'deleteDraft', { form: 'EVALUATION', subject: '8' }, { as: expert })
  expect(await drafts(expert)).toHaveLength(1)
  for (let subject = 100; subject < 149; subject++) await evaluation(String(subject), {})
  expect((await evaluation('149', {})).codes).toEqual(['CONFLICT'])
  expect((await evaluation('100', { summary: 'Known' })).codes).toEqual([])
})

test('nobody else sees it, changes it or throws it away', async () => {
  await save(ada, { step: 1, values: { title: 'Mine' } })
  const { id } = (await drafts(ada))[0]!
  for (const as of [badr, await person(db, 'ADMIN'), null]) {
    const { data } = await run(db, 'query ($id: ID!) { node(id: $id) { id } }', { as, variables: { id } })
    expect(data!['node']).toBeNull()
  }
  await save(badr, { step: 0, values: { title: 'Other' } })
  await discard(badr)
  expect(await drafts(badr)).toEqual([])
  expect(await drafts(ada)).toMatchObject([{ values: { title: 'Mine' } }])
})

test('without a session nothing is kept', async () => {
  expect((await save(null, { step: 0, values: {} })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await discard(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('what is no form, or too much, is refused', async () => {
  for (const values of [null, [1, 2], 'text', { title: 'x'.repeat(200_001) }])
    expect((await save(ada, { step: 0, values })).codes, JSON.stringify(values)?.slice(0, 20)).toEqual(['INVALID'])
})

test('the project made of it ends it, and a refused project does not', async () => {
  const create = (input: object) =>
    perform(
      db,
      'createProject',
      { title: 'Solar still', description: 'Water', ...input },
      { as: ada, give: 'project { title papers } viewer { drafts { id } }' },
    )
  await save(ada, { step: 5, values: { title: 'Solar still' } })
  expect((await create({ fromDraft: true, papers: ['no DOI'] })).codes).toEqual(['INVALID'])
  expect((await create({})).codes, 'made elsewhere').toEqual([])
  expect(await drafts(ada)).toHaveLength(1)
  const { data } = await create({ fromDraft: true, papers: ['Stills, 10.1000/stills', ' '] })
  expect(data!['createProject']).toEqual({
    project: { title: 'Solar still', papers: ['Stills, 10.1000/stills'] },
    viewer: { drafts: [] },
  })
})

test('what is changed in a project is kept for its writer alone, and saving the project ends it', async () => {
  const project = await db.project.create({
    data: {
      title: 'Oven',
      description: 'Heat',
      status: 'ACTIVE',
      ownerId: ada.id,
      approvedForIndustry: true,
      members: { create: { userId: badr.id, role: 'EDITOR' } },
    },
  })
  const subject = String(project.id)
  const edits = async (as: Viewer) => {
    const { data } = await run(db, '{ viewer { drafts { form subject values } } }', { as })
    return (data!['viewer'] as unknown as { drafts: { form: string }[] }).drafts.filter(
      ({ form }) => form === 'PROJECT_EDIT',
    )
  }
  const keep = (as: Viewer | null, title: string) =>
    save(as, { form: 'PROJECT_EDIT', subject, step: 0, values: { changed: { title } } })
  const update = (as: Viewer | null, input: object) =>
    perform(
      db,
      'updateProject',
      { id: idOf('Project', project.id), ...input },
      { as, give: 'project { title } viewer { drafts { form } }' },
    )
  const title = async () => (await db.project.findUniqueOrThrow({ where: { id: project.id } })).title
  expect((await keep(null, 'Nobody')).codes).toEqual(['UNAUTHENTICATED'])
  await keep(ada, 'Solar oven')
  await keep(badr, 'Clay oven')
  expect(await title(), 'a draft is not the project').toBe('Oven')
  expect(await edits(ada)).toEqual([{ form: 'PROJECT_EDIT', subject, values: { changed: { title: 'Solar oven' } } }])
  expect(await edits(badr)).toMatchObject([{ values: { changed: { title: 'Clay oven' } } }])

  const company = await person(db, 'INDUSTRY')
  expect((await update(null, { fromDraft: true })).codes).toEqual(['UNAUTHENTICATED'])
  for (const as of [await person(db, 'RESEARCHER'), company]) {
    await keep(as, 'Not mine')
    expect((await update(as, { title: 'Not mine', fromDraft: true })).codes, as.role).toHaveLength(1)
    expect(await edits(as), 'a refused change ends nothing').toHaveLength(1)
  }
  expect((await update(ada, { title: '', fromDraft: true })).codes).toEqual(['INVALID'])
  expect((await update(ada, { keywords: 'heat' })).codes, 'saved elsewhere').toEqual([])
  expect(await edits(ada)).toHaveLength(1)
  expect((await update(ada, { title: 'Solar oven', fromDraft: true })).codes).toEqual([])
  expect(await title()).toBe('Solar oven')
  expect(await edits(ada)).toEqual([])
  expect(await edits(badr), 'another editor has a draft of their own').toHaveLength(1)
})

test('outputs are part of the offer, grants of the amounts, contacts stay inside', async () => {
  const { id } = await db.project.create({
    data: {
      title: 'Open one',
      status: 'ACTIVE',
      ownerId: ada.id,
      approvedForIndustry: true,
      approvedForInvestors: true,
      visibleToResearchers: true,
      papers: ['A, 10.1000/a'],
      grants: ['Fund, AED 1'],
      contacts: ['Ada, a@b.c'],
      ipOwnership: 'University',
    },
  })
  const read = async (as: Viewer) => {
    const source = `{ project(number: ${id}) { papers grants contacts ipOwnership publiclyDisclosed } }`
    return (await run(db, source, { as })).data!['project']
  }
  const hidden = { papers: null, grants: null, contacts: null, ipOwnership: null, publiclyDisclosed: null }
  expect(await read(badr)).toEqual(hidden)
  for (const role of ['INDUSTRY', 'INVESTOR'] as const)
    expect(await read(await person(db, role))).toEqual({ ...hidden, papers: ['A, 10.1000/a'] })
  expect(await read(ada)).toEqual({
    papers: ['A, 10.1000/a'],
    grants: ['Fund, AED 1'],
    contacts: ['Ada, a@b.c'],
    ipOwnership: 'University',
    publiclyDisclosed: false,
  })
})
