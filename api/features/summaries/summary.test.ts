/** Technology summaries: who may do what, what each move leaves behind, and what everybody sees of them. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { shortened } from './firstText.ts'
import { longestSummary } from './summary.rules.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Ada' })
const other = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
const outside = await Promise.all(
  (['INDUSTRY', 'INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT'] as const).map((role) => person(db, role)),
)

const project = (more: object = {}) => makeProject(db, { ownerId: owner.id, title: 'Kiln', ...more })
const summary = async (status: SummaryStatus = 'DRAFT', more: object = {}, ofProject: object = {}) => {
  const { id: projectId } = await project(ofProject)
  return makeSummary(db, { projectId, status, ...more })
}
const input = (id: number, more: object = {}) => ({ id: idOf('TechnologySummary', id), ...more })
const of = (id: number) => db.technologySummary.findUniqueOrThrow({ where: { id } })

const seen = async (as: Viewer | null, number: number) => {
  const { data } = await run(
    db,
    'query ($number: Int!) { publishedTechnology(number: $number) { headline } publishedTechnologies { technologies { number } } publishedSectors }',
    { as, variables: { number } },
  )
  const { publishedTechnology, publishedTechnologies } = data as unknown as {
    publishedTechnology: { headline: string } | null
    publishedTechnologies: { technologies: { number: number }[] }
  }
  return {
    page: publishedTechnology?.headline ?? null,
    listed: publishedTechnologies.technologies.some((one) => one.number === number),
  }
}
const inside = async (as: Viewer | null, id: number) =>
  (
    await run(db, 'query ($id: ID!) { node(id: $id) { ... on TechnologySummary { headline } } }', {
      as,
      variables: { id: idOf('TechnologySummary', id) },
    })
  ).data!['node'] !== null

/** The fields that were refused. */
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof perform>>) =>
  Object.keys((errors[0]?.extensions['fieldErrors'] ?? {}) as object)

test('a summary goes from the record to the public, and back', async () => {
  const { id: projectId } = await project({
    title: 'Solar kiln',
    abstract: 'It fires bricks with the sun.',
    problemSolving: 'Kilns burn gas.',
    businessValue: 'Half the price. No fumes.',
    offerType: 'Licence or partnership',
    ipStatus: 'Patent pending',
    tags: ['Solar', 'Energy'],
    methodology: 'A secret glaze',
    patentReference: 'AE 12345',
  })
  const made = await perform(db, 'createSummary', { projectId: idOf('Project', projectId) }, { as: team })
  expect(made.codes).toEqual([])
  const draft = await db.technologySummary.findUniqueOrThrow({ where: { projectId } })
  expect(draft).toMatchObject({
    status: 'DRAFT',
    headline: 'Solar kiln',
    problem: 'Kilns burn gas.',
    solution: 'It fires bricks with the sun.',
    advantages: ['Half the price.', 'No fumes.'],
    offers: ['LICENCE', 'CO_DEVELOPMENT'],
    protection: 'PATENT_FILED',
    sector: 'ENERGY',
    contactId: team.id,
  })
  expect(JSON.stringify(draft)).not.toMatch(/glaze|12345/)

  await db.notification.deleteMany({})
  const { id } = draft
  const did = async (name: string, as: Viewer, more: object = {}) =>
    expect((await perform(db, name, input(id, more), { as })).errors).toEqual([])
  await did('proposeSummary', team)
  expect(await told(db, owner)).toEqual(['SUMMARY_PROPOSED'])
  await did('requestSummaryChanges', owner, { comments: 'Name the alternative' })
  expect(await of(id)).toMatchObject({ status: 'CHANGES_REQUESTED', comments: 'Name the alternative' })
  await did('updateSummary', mate, { alternative: 'Gas kilns' })
  expect(await of(id)).toMatchObject({ status: 'CHANGES_REQUESTED', revision: 2 })
  await did('proposeSummary', mate)
  expect(await of(id)).toMatchObject({ status: 'PROPOSED', comments: '' })
  await did('agreeToSummary', owner, { revision: 2 })
  expect(await told(db, team)).toEqual(['SUMMARY_CHANGES_REQUESTED', 'SUMMARY_AGREED'])
  expect(await seen(null, id)).toEqual({ page: null, listed: false })
  await did('publishSummary', team)
  expect(await seen(null, id)).toEqual({ page: 'Solar kiln', listed: true })
  await did('withdrawSummary', mate, { reason: 'It is licensed' })
  expect(await seen(null, id)).toEqual({ page: null, listed: false })
  expect(await told(db, owner)).toEqual([
    'SUMMARY_PROPOSED',
    'SUMMARY_PROPOSED',
    'SUMMARY_PUBLISHED',
    'SUMMARY_WITHDRAWN',
  ])
  // It begins again with another agreement.
  expect((await perform(db, 'publishSummary', input(id), { as: team })).codes).toEqual(['CONFLICT'])
  await did('updateSummary', team, { headline: 'Solar kiln, again' })
  expect(await of(id)).toMatchObject({ status: 'DRAFT', withdrawnAt: null })
})

test.each(Object.values(SummaryStatus))(
  '%s: everybody sees what is published, and nobody else anything else',
  async (status) => {
    const { id } = await summary(status)
    for (const as of [null, owner, other, team, ...outside])
      expect(await seen(as, id), as?.role ?? 'visitor').toEqual({
        page: status === 'PUBLISHED' ? 'Drinking water from brackish wells' : null,
        listed: status === 'PUBLISHED',
      })
    for (const as of [owner, team, mate]) expect(await inside(as, id), as.role).toBe(true)
    for (const as of [null, other, ...outside]) expect(await inside(as, id), as?.role ?? 'visitor').toBe(false)
  },
)

test('what everybody reads has the levels apart, and no person but the contact', async () => {
  const { id } = await summary('PUBLISHED', { contactId: team.id }, { trl: 6, validatedTrl: 4 })
  const asked = `query ($number: Int!) { publishedTechnology(number: $number) { path validatedTrl claimedTrl contactName } }`
  expect((await run(db, asked, { as: null, variables: { number: id } })).data!['publishedTechnology']).toEqual({
    path: `/technologies/${id}`,
    validatedTrl: 4,
    claimedTrl: 6,
    contactName: 'Team',
  })
})

test('the public list is narrowed by words, sector and validated level', async () => {
  const { id } = await summary('PUBLISHED', { headline: 'Zeolite membrane', sector: 'MINING' }, { validatedTrl: 7 })
  const numbers = async (filter: object) => {
    const { data, errors } = await run(
      db,
      'query ($filter: PublishedTechnologyFilter) { publishedTechnologies(filter: $filter) { totalCount technologies { number } } }',
      { as: null, variables: { filter } },
    )
    expect(errors).toEqual([])
    const { technologies } = data!['publishedTechnologies'] as unknown as { technologies: { number: number }[] }
    return technologies.map(({ number }) => number)
  }
  expect(await numbers({ search: 'zeolíte' })).toEqual([id])
  expect(await numbers({ sector: ['MINING'] })).toEqual([id])
  expect(await numbers({ trlMin: 7 })).toEqual([id])
  expect(await numbers({ search: 'zeolite', trlMin: 8 })).toEqual([])
})

const moves = ['createSummary', 'updateSummary', 'proposeSummary', 'publishSummary']
test.each(moves)('only the team may %s', async (name) => {
  const { id, projectId } = await summary('AGREED')
  const given = name === 'createSummary' ? { projectId: idOf('Project', projectId) } : input(id)
  for (const as of [owner, other, ...outside])
    expect((await perform(db, name, given, { as })).codes).toEqual(['FORBIDDEN'])
  expect((await perform(db, name, given, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
})

const answers = { agreeToSummary: { revision: 1 }, requestSummaryChanges: { comments: 'Wait' } }
test.each(Object.entries(answers))('only the owner of the project may %s', async (name, more) => {
  const { id } = await summary('PROPOSED')
  const given = input(id, more)
  for (const as of [other, team, mate]) expect((await perform(db, name, given, { as })).codes).toEqual(['NOT_FOUND'])
  for (const as of outside) expect((await perform(db, name, given, { as })).codes).toEqual(['FORBIDDEN'])
  expect((await perform(db, name, given, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  expect(await of(id)).toMatchObject({ status: 'PROPOSED' })
})

test('the owner ends a publication, and others cannot', async () => {
  const { id } = await summary('PUBLISHED', { contactId: team.id })
  const given = input(id, { reason: 'A patent comes first' })
  expect((await perform(db, 'withdrawSummary', given, { as: other })).codes).toEqual(['NOT_FOUND'])
  expect((await perform(db, 'withdrawSummary', given, { as: outside[0]! })).codes).toEqual(['FORBIDDEN'])
  await db.notification.deleteMany({})
  expect((await perform(db, 'withdrawSummary', given, { as: owner })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'WITHDRAWN', publishedAt: null, agreedAt: null })
  expect(await told(db, team)).toEqual(['SUMMARY_WITHDRAWN'])
})

test('a change of the text ends the agreement, another contact does not', async () => {
  const { id } = await summary('AGREED')
  const contact = { contactId: idOf('User', mate.id) }
  expect((await perform(db, 'updateSummary', input(id, contact), { as: team })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'AGREED', revision: 1, contactId: mate.id })
  expect((await perform(db, 'updateSummary', input(id, { sought: 'A factory' }), { as: team })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'DRAFT', revision: 2, agreedAt: null })
})

test('the text of what is published stays as it is, while its contact may change', async () => {
  const { id } = await summary('PUBLISHED')
  const change = (more: object) => perform(db, 'updateSummary', input(id, more), { as: team })
  expect((await change({ headline: 'Other' })).codes).toEqual(['CONFLICT'])
  expect((await change({ contactId: idOf('User', team.id) })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'PUBLISHED', contactId: team.id })
})

test('the owner agrees to the text that was read, and to no other', async () => {
  const { id } = await summary('PROPOSED', { revision: 3 })
  expect((await perform(db, 'agreeToSummary', input(id, { revision: 2 }), { as: owner })).codes).toEqual(['CONFLICT'])
  expect((await perform(db, 'agreeToSummary', input(id, { revision: 3 }), { as: owner })).codes).toEqual([])
})

test('bad input is refused by its field', async () => {
  const { id } = await summary()
  const fields = async (more: object) => fieldsOf(await perform(db, 'updateSummary', input(id, more), { as: team }))
  expect(await fields({ headline: '' })).toEqual(['headline'])
  expect(await fields({ headline: 'x'.repeat(121) })).toEqual(['headline'])
  expect(await fields({ advantages: Array.from({ length: 6 }, () => 'Better') })).toEqual(['advantages'])
  expect(await fields({ contactId: idOf('User', owner.id) })).toEqual(['contactId'])
  const long = {
    solution: 'x'.repeat(1_000),
    problem: 'x'.repeat(800),
    sought: 'x'.repeat(300),
    alternative: 'x'.repeat(160),
  }
  expect(await fields({ ...long, advantages: Array.from({ length: 5 }, () => 'x'.repeat(200)) })).toEqual(['solution'])
  // What is not given counts, too.
  await db.technologySummary.update({
    where: { id },
    data: { problem: 'x'.repeat(800), advantages: ['x'.repeat(800)] },
  })
  expect(await fields({ solution: 'x'.repeat(1_000) })).toEqual(['solution'])
  expect(longestSummary).toBe(2_600)
})

test('what says nothing is not proposed', async () => {
  const { id } = await summary('DRAFT', { problem: '', advantages: [], offers: [] })
  expect(fieldsOf(await perform(db, 'proposeSummary', input(id), { as: team }))).toEqual([
    'problem',
    'advantages',
    'offers',
  ])
})

test('nothing is proposed of a project that nobody owns', async () => {
  const { id } = await summary('DRAFT', {}, { ownerId: null })
  expect((await perform(db, 'proposeSummary', input(id), { as: team })).codes).toEqual(['CONFLICT'])
})

const closed = {
  confidential: { confidential: true },
  'a draft': { status: 'DRAFT' },
  archived: { status: 'ARCHIVED' },
} as const
test.each(Object.keys(closed) as (keyof typeof closed)[])(
  'of a project that is %s nothing is begun, proposed, published or seen',
  async (name) => {
    const { id: bare } = await project(closed[name])
    expect((await perform(db, 'createSummary', { projectId: idOf('Project', bare) }, { as: team })).codes).toEqual([
      'CONFLICT',
    ])
    const draft = await summary('DRAFT', {}, closed[name])
    expect((await perform(db, 'proposeSummary', input(draft.id), { as: team })).codes).toEqual(['CONFLICT'])
    const agreed = await summary('AGREED', {}, closed[name])
    expect((await perform(db, 'publishSummary', input(agreed.id), { as: team })).codes).toEqual(['CONFLICT'])
    // Even what the database holds as published.
    const { id } = await summary('PUBLISHED', {}, closed[name])
    expect(await seen(null, id)).toEqual({ page: null, listed: false })
  },
)

const days = (many: number) => new Date(Date.now() + many * 86_400_000)
test('under embargo it waits; afterwards it is published', async () => {
  const { id, projectId } = await summary('AGREED', {}, { embargoUntil: days(5) })
  expect((await perform(db, 'publishSummary', input(id), { as: team })).codes).toEqual(['CONFLICT'])
  await db.project.update({ where: { id: projectId }, data: { embargoUntil: days(-5) } })
  expect((await perform(db, 'publishSummary', input(id), { as: team })).codes).toEqual([])
})

test('what is published is withdrawn with its project, and both sides are told', async () => {
  const ways: Record<string, (projectId: string) => Promise<{ codes: string[] }>> = {
    confidential: (id) => perform(db, 'updateProject', { id, confidential: true }, { as: owner }),
    embargo: (id) =>
      perform(db, 'updateProject', { id, embargoUntil: days(9).toISOString().slice(0, 10) }, { as: owner }),
    archived: (id) => perform(db, 'archiveProjects', { ids: [id], reason: 'Over' }, { as: mate }),
    deleted: (id) => perform(db, 'deleteProjects', { ids: [id] }, { as: owner }),
  }
  for (const [name, way] of Object.entries(ways)) {
    const { id, projectId } = await summary('PUBLISHED', { contactId: team.id })
    await db.notification.deleteMany({})
    expect((await way(idOf('Project', projectId))).codes, name).toEqual([])
    expect(await of(id), name).toMatchObject({ status: 'WITHDRAWN', publishedAt: null })
    expect(await seen(null, id), name).toEqual({ page: null, listed: false })
    if (name !== 'deleted') expect(await told(db, team), name).toContain('SUMMARY_WITHDRAWN')
    const entries = await db.auditEntry.findMany({ where: { entity: 'TechnologySummary', entityId: id } })
    expect(
      entries.map(({ changes }) => (changes as { status?: string[] }).status),
      name,
    ).toEqual([['PUBLISHED', 'WITHDRAWN']])
  }
})

test('other changes of a project leave its summary public', async () => {
  const { id, projectId } = await summary('PUBLISHED')
  await perform(db, 'updateProject', { id: idOf('Project', projectId), title: 'Solar kiln' }, { as: owner })
  expect(await of(id)).toMatchObject({ status: 'PUBLISHED' })
})

test('a project has one summary', async () => {
  const { projectId } = await summary()
  const again = await perform(db, 'createSummary', { projectId: idOf('Project', projectId) }, { as: mate })
  expect(again.codes).toEqual(['CONFLICT'])
})

test('long texts of a record are shortened at a sentence, else at a word', () => {
  expect(shortened('One. Two three.', 8)).toBe('One.')
  expect(shortened('Alpha beta gamma', 12)).toBe('Alpha beta…')
  expect(shortened('x'.repeat(50), 10).length).toBeLessThanOrEqual(10)
  expect(shortened(' a\n b ', 10)).toBe('a b')
})
