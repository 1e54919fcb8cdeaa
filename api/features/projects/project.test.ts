/** Projects through the schema: what lists cost, what actions refuse, and who is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db.ts'
import { testDatabase } from '../../testing/database.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

let db: Db
let close: () => Promise<void>
let owner: Viewer, editor: Viewer, stranger: Viewer, team: Viewer, company: Viewer, investor: Viewer
let statements = 0

beforeAll(async () => {
  ;({ db, close } = await testDatabase(() => statements++))
  owner = await person(db, 'RESEARCHER')
  editor = await person(db, 'RESEARCHER')
  stranger = await person(db, 'RESEARCHER')
  team = await person(db, 'COMMERCIALIZATION_TEAM')
  company = await person(db, 'INDUSTRY')
  investor = await person(db, 'INVESTOR')
})
afterAll(() => close())

const project = (data: object = {}) =>
  db.project.create({
    data: {
      title: 'Solar still',
      description: 'Clean water from brackish wells',
      status: 'ACTIVE',
      ownerId: owner.id,
      members: {
        create: [
          { userId: owner.id, role: 'LEAD' },
          { userId: editor.id, role: 'EDITOR' },
        ],
      },
      ...data,
    },
  })
const idOf = (id: number) => btoa(`Project:${id}`)

describe('the list', () => {
  const page = `query ($first: Int) { projects(first: $first, sort: {field: TRL, direction: DESC}) {
    totalCount pageInfo { hasNextPage }
    edges { node { id title status tags memberCount owner { name } canUpdate canDelete } }
  } }`

  test('costs the same few statements whatever the page size', async () => {
    for (let n = 0; n < 60; n++) await project({ title: `Project ${n}`, trl: n % 10 || null })
    const cost = async (as: Viewer, first: number) => {
      statements = 0
      expect((await run(db, page, { as, variables: { first } })).errors).toEqual([])
      return statements
    }
    for (const as of [owner, team]) {
      const small = await cost(as, 5)
      expect(await cost(as, 50)).toBe(small)
      expect(small).toBeLessThanOrEqual(6)
    }
  })

  test('finds any part of a word, without regard to case and accents', async () => {
    await project({ title: 'Électrodialyse de saumure', tags: ['Brine-Mining'] })
    for (const text of ['dialy', 'ELECTRO', 'mining', 'saum electro'])
      expect(
        (await search(text)).map(({ title }) => title),
        text,
      ).toEqual(['Électrodialyse de saumure'])
    expect(await search('%')).toEqual([])
    expect(await search('_')).toEqual([])
  })

  const search = async (text: string) => {
    const source = `query ($text: String) { projects(filter: {search: $text}) { edges { node { title } } } }`
    const { data } = await run(db, source, { as: team, variables: { text } })
    return (data!['projects'] as unknown as { edges: { node: { title: string } }[] }).edges.map(({ node }) => node)
  }

  test('pages by number and by cursor meet the same records once', async () => {
    const all = async (args: string) => {
      const { data } = await run(
        db,
        `{ projects(${args}, sort: {field: TRL, direction: ASC}) { pageInfo { endCursor } edges { node { number } } } }`,
        { as: owner },
      )
      return data!['projects'] as unknown as { pageInfo: { endCursor: string }; edges: { node: { number: number } }[] }
    }
    const whole = (await all('first: 40')).edges.map(({ node }) => node.number)
    const first = await all('first: 20')
    const second = await all(`first: 20, after: "${first.pageInfo.endCursor}"`)
    const third = await all('first: 20, page: 2')
    expect([...first.edges, ...second.edges].map(({ node }) => node.number)).toEqual(whole)
    expect(third.edges).toEqual(second.edges)
  })

  test('keeps records without a TRL in a range unless only assessed ones are asked for', async () => {
    const count = async (filter: string) =>
      (await run(db, `{ projects(filter: {${filter}}) { totalCount } }`, { as: owner })).data![
        'projects'
      ] as unknown as { totalCount: number }
    const { totalCount: levels } = await count('trlMin: 8, trlMax: 9, onlyAssessed: true')
    const { totalCount: withUnknown } = await count('trlMin: 8, trlMax: 9')
    expect(levels).toBe(12)
    expect(withUnknown).toBeGreaterThan(levels)
  })

  test.each([
    ['first: 101', 'first'],
    ['page: 0', 'page'],
  ])('names the limit that %s breaks', async (args, field) => {
    const { errors } = await run(db, `{ projects(${args}) { totalCount edges { node { id } } } }`, { as: owner })
    expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors: { [field]: expect.any(String) } })
  })
})

describe('what a viewer may read', () => {
  const read = async (as: Viewer, number: number) =>
    (
      await run(
        db,
        `{ project(number: ${number}) { title methodology budget fundingAmountNeeded offerType owner { name email } members { role } } }`,
        { as },
      )
    ).data!['project'] as unknown as Record<string, unknown> | null
  const secrets = { methodology: 'secret', budget: 5, fundingAmountNeeded: 7, offerType: 'Licence' }

  test('its people read everything, a stranger nothing', async () => {
    const { id } = await project(secrets)
    expect(await read(editor, id)).toMatchObject(secrets)
    expect(await read(stranger, id)).toBeNull()
  })
  test('industry reads the offer, not amounts and methods', async () => {
    const { id } = await project({ ...secrets, approvedForIndustry: true })
    expect(await read(company, id)).toMatchObject({
      offerType: 'Licence',
      methodology: null,
      budget: null,
      members: null,
    })
    expect((await read(company, id))!['owner']).toMatchObject({ email: null })
    expect(await read(investor, id)).toBeNull()
  })
  test('investors read amounts only of what seeks investment', async () => {
    const quiet = await project({ ...secrets, approvedForInvestors: true })
    const seeking = await project({ ...secrets, approvedForInvestors: true, seekingInvestment: true })
    expect(await read(investor, quiet.id)).toMatchObject({ fundingAmountNeeded: null })
    expect(await read(investor, seeking.id)).toMatchObject({ fundingAmountNeeded: 7, methodology: null })
  })
  test('other researchers read the summary of what is shared', async () => {
    const { id } = await project({ ...secrets, visibleToResearchers: true })
    expect(await read(stranger, id)).toMatchObject({
      title: 'Solar still',
      offerType: null,
      budget: null,
      methodology: null,
    })
  })
})

describe('changing', () => {
  const update = (as: Viewer, input: object) =>
    run(
      db,
      'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { title trl trlLevel tags status } } }',
      {
        as,
        variables: { input },
      },
    )

  test('names every field that is wrong and changes nothing', async () => {
    const { id } = await project()
    const { errors } = await update(owner, { id: idOf(id), title: '', trl: 12, budget: -1 })
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { title: 'Title is required', trl: 'TRL must be between 1 and 9', budget: 'Must not be negative' },
    })
    expect(await db.project.findUnique({ where: { id } })).toMatchObject({ title: 'Solar still', trl: null })
  })
  test('an end before the start is refused by name, also when one of the days is there already', async () => {
    const { id } = await project({ startDate: new Date('2026-03-01'), endDate: new Date('2026-09-01') })
    const change = async (days: object) => {
      const input = { id: idOf(id), ...days }
      const update = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { id } } }'
      return (await run(db, update, { as: owner, variables: { input } })).errors[0]?.extensions['fieldErrors']
    }
    const words = 'The end date is before the start date'
    expect(await change({ startDate: '2026-05-02', endDate: '2026-05-01' })).toEqual({ endDate: words })
    expect(await change({ endDate: '2026-02-28' })).toEqual({ endDate: words })
    expect(await change({ startDate: '2026-09-02' })).toEqual({ startDate: words })
    expect(await change({ startDate: '2026-05-01', endDate: '2026-05-01' })).toBeUndefined()
    expect(await change({ startDate: '2026-09-02', endDate: null })).toBeUndefined()
  })

  test('without an id says so', async () => {
    expect((await update(owner, { title: 'x' })).errors[0]!.extensions).toMatchObject({
      fieldErrors: { id: 'Project ID not found' },
    })
  })
  test('trl and trlLevel, a list and comma text mean the same; 0 is not assessed', async () => {
    const { id } = await project()
    const { data } = await update(editor, { id: idOf(id), trlLevel: 4, tags: 'water, solar , water' })
    expect(data!['updateProject']).toEqual({
      project: expect.objectContaining({ trl: 4, trlLevel: 4, tags: ['water', 'solar'] }),
    })
    await update(editor, { id: idOf(id), trl: 0 })
    expect(await db.project.findUnique({ where: { id } })).toMatchObject({ trl: null })
  })
  test('a field that a person may not set is not even an input', async () => {
    const { id } = await project()
    for (const input of [
      { ownerId: idOf(1) },
      { approvedForIndustry: true },
      { commercialPotential: 99 },
      { trlValidationStatus: 'VALIDATED' },
    ])
      expect((await update(owner, { id: idOf(id), ...input })).errors[0]!.message).toContain('is not defined by type')
  })
  test('a status moves only as the table allows', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    expect((await update(owner, { id: idOf(id), status: 'PLANNING' })).errors[0]!.extensions).toMatchObject({
      fieldErrors: { status: expect.any(String) },
    })
    expect((await update(team, { id: idOf(id), status: 'PLANNING' })).errors).toEqual([])
  })
  test('is refused to strangers as if it did not exist, and to other roles', async () => {
    const { id } = await project({ approvedForIndustry: true })
    expect((await update(stranger, { id: idOf(id), title: 'Mine' })).codes).toEqual(['NOT_FOUND'])
    expect((await update(company, { id: idOf(id), title: 'Mine' })).codes).toEqual(['FORBIDDEN'])
  })
  test('leaves an audit row with before and after', async () => {
    const { id } = await project()
    await update(owner, { id: idOf(id), title: 'Lunar still' })
    const [row] = await db.auditEntry.findMany({ where: { entity: 'Project', entityId: id } })
    expect(row).toMatchObject({
      action: 'updateProject',
      actorId: owner.id,
      changes: { title: ['Solar still', 'Lunar still'] },
    })
  })
})

describe('deleting', () => {
  const remove = (as: Viewer, ids: number[]) =>
    run(db, 'mutation ($ids: [ID!]) { deleteProjects(input: {ids: $ids}) { deletedIds } }', {
      as,
      variables: { ids: ids.map(idOf) },
    })

  test('is for the owner, all or none', async () => {
    const own = await project()
    const others = await project({ ownerId: stranger.id })
    expect((await remove(editor, [own.id])).codes).toEqual(['NOT_FOUND'])
    expect((await remove(owner, [own.id, others.id])).codes).toEqual(['NOT_FOUND'])
    expect((await remove(owner, [own.id])).data!['deleteProjects']).toEqual({ deletedIds: [idOf(own.id)] })
    expect((await run(db, `{ project(number: ${own.id}) { title } }`, { as: team })).data!['project']).toBeNull()
  })
})

describe('restoring', () => {
  const restore = (as: Viewer | null, id: number) =>
    run(db, 'mutation ($ids: [ID!]) { restoreProjects(input: {ids: $ids}) { projects { title } } }', {
      as,
      variables: { ids: [idOf(id)] },
    })
  const gone = (days: number) => project({ deletedAt: new Date(Date.now() - days * 86_400_000) })
  const deleted = async (as: Viewer) =>
    (await run(db, '{ deletedProjects { id title restorableUntil } }', { as })).data!['deletedProjects'] as unknown as {
      id: string
    }[]

  test('brings a project back for its owner within 30 days, and tells the members', async () => {
    const { id } = await gone(29)
    expect((await deleted(owner)).map((one) => one.id)).toContain(idOf(id))
    expect((await restore(owner, id)).data!['restoreProjects']).toEqual({ projects: [{ title: 'Solar still' }] })
    expect((await run(db, `{ project(number: ${id}) { title } }`, { as: editor })).data!['project']).not.toBeNull()
    expect(await db.notification.count({ where: { userId: editor.id, kind: 'PROJECT_RESTORED', entityId: id } })).toBe(
      1,
    )
    expect((await restore(owner, id)).codes, 'what is there cannot come back').toEqual(['NOT_FOUND'])
  })
  test('is for nobody else, nor after 30 days', async () => {
    const { id } = await gone(1)
    for (const as of [editor, stranger, team]) {
      expect((await restore(as, id)).codes).toEqual(['NOT_FOUND'])
      expect((await deleted(as)).map((one) => one.id)).not.toContain(idOf(id))
    }
    expect((await restore(company, id)).codes).toEqual(['FORBIDDEN'])
    expect((await restore(null, id)).codes).toEqual(['UNAUTHENTICATED'])
    const old = await gone(30)
    expect((await restore(owner, old.id)).codes).toEqual(['NOT_FOUND'])
    expect((await deleted(owner)).map((one) => one.id)).not.toContain(idOf(old.id))
  })
})

describe('opening to an audience', () => {
  const setAccess = (as: Viewer, ids: number[], approved = true, audience = 'INDUSTRY') =>
    run(
      db,
      'mutation ($input: SetProjectAccessInput!) { setProjectAccess(input: $input) { projects { approvedForIndustry approvedForInvestors } refused { id reason } } }',
      { as, variables: { input: { ids: ids.map(idOf), audience, approved } } },
    )

  test('refuses one by one and tells the owner of the others', async () => {
    const good = await project({ title: 'Good one' })
    const draft = await project({ status: 'DRAFT' })
    const confidential = await project({ confidential: true })
    const before = await db.notification.count({ where: { userId: owner.id } })
    const { data } = await setAccess(team, [good.id, draft.id, confidential.id, 999_999])
    expect(data!['setProjectAccess']).toEqual({
      projects: [{ approvedForIndustry: true, approvedForInvestors: false }],
      refused: [
        { id: idOf(draft.id), reason: 'The project is a draft' },
        { id: idOf(confidential.id), reason: 'The project is confidential' },
        { id: idOf(999_999), reason: 'Project not found' },
      ],
    })
    expect(await db.notification.count({ where: { userId: owner.id } })).toBe(before + 1)
    await setAccess(team, [good.id])
    expect(await db.notification.count({ where: { userId: owner.id } }), 'nothing new, nobody told').toBe(before + 1)
  })
  test('is the university’s alone', async () => {
    const { id } = await project()
    for (const as of [owner, company, investor]) expect((await setAccess(as, [id])).codes).toEqual(['FORBIDDEN'])
  })
})

describe('an embargo', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000)
  const both = { approvedForIndustry: true, approvedForInvestors: true, seekingInvestment: true }
  const titles = async (as: Viewer | null, source: string) => JSON.stringify((await run(db, source, { as })).data)

  test('keeps an approved project from every list, page, node, count and search of partners until its day', async () => {
    const { id } = await project({ ...both, title: 'Sealed kiln', embargoUntil: day(1) })
    const publicCount = '{ publicStats { approvedProjects } }'
    const before = await titles(null, publicCount)
    const sources = [
      '{ projects(filter: {search: "sealed kiln"}) { totalCount edges { node { title } } } }',
      `{ project(number: ${id}) { title } }`,
      `{ node(id: "${idOf(id)}") { id } }`,
    ]
    for (const as of [company, investor])
      for (const source of sources) expect(await titles(as, source)).not.toMatch(/Sealed|"id"|totalCount":1/)
    await db.project.update({ where: { id }, data: { embargoUntil: day(0) } })
    for (const as of [company, investor])
      for (const source of sources) expect(await titles(as, source)).toMatch(/Sealed|"id"/)
    expect(await titles(null, publicCount)).not.toBe(before)
  })

  test('is told with the approval, and is read by those inside alone', async () => {
    const { id } = await project({ embargoUntil: new Date('2999-01-02') })
    const source =
      'mutation ($ids: [ID!]) { setProjectAccess(input: {ids: $ids, audience: INDUSTRY, approved: true}) { projects { embargoUntil } } }'
    const { data } = await run(db, source, { as: team, variables: { ids: [idOf(id)] } })
    expect(data!['setProjectAccess']).toEqual({ projects: [{ embargoUntil: '2999-01-02' }] })
    const bell = await run(db, '{ notifications(first: 1) { edges { node { message } } } }', { as: owner })
    expect(JSON.stringify(bell.data)).toContain('inside until 2999-01-02')
    await db.project.update({ where: { id }, data: { embargoUntil: day(0) } })
    expect(
      (await run(db, `{ project(number: ${id}) { title embargoUntil } }`, { as: company })).data!['project'],
    ).toEqual({
      title: 'Solar still',
      embargoUntil: null,
    })
  })
})
