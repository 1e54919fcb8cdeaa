/** Projects through the schema: what lists cost, who reads what, and what a change refuses. */
import { describe, expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { projects } from '../../testing/projects.ts'
import { perform, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

let statements = 0
const sent: string[] = []
const { db, owner, editor, stranger, team, company, investor, project } = await projects((sql) => {
  statements++
  sent.push(sql)
})

test('a project that is created is read once, for who asked', async () => {
  sent.length = 0
  const input = { title: 'Solar still', description: 'It distils water.', department: 'Chemistry', tags: [], trl: 4 }
  const { codes } = await perform(db, 'createProject', input, { as: owner, give: 'project { id }' })
  expect(codes).toEqual([])
  expect(sent.filter((sql) => sql.startsWith('SELECT') && sql.includes('FROM "public"."Project"'))).toHaveLength(1)
})

describe('the list', () => {
  const page = `query ($first: Int) { projects(first: $first, sort: {field: TRL, direction: DESC}) {
    totalCount pageInfo { hasNextPage }
    edges { node { id title status tags memberCount owner { name } canUpdate canDelete } }
  } }`

  test('costs the same few statements whatever the page size', async () => {
    // Without SECRET_KEY the key of cursors is read once.
    await run(db, page, { as: owner })
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

  test('is sorted by deadline with those without one last, and tells no deadline by its order', async () => {
    const mark = 'tidalmill'
    const day = (month: number) => new Date(Date.UTC(2027, month, 1))
    const made = []
    for (const endDate of [day(5), null, day(2)])
      made.push(
        await project({ title: `${mark} ${made.length}`, endDate, status: 'ACTIVE', visibleToResearchers: true }),
      )
    const found = async (as: Viewer, direction: string, after?: string) => {
      const { data } = await run(
        db,
        `query ($after: String) { projects(filter: {search: "${mark}"}, sort: {field: DEADLINE, direction: ${direction}}, first: 2, after: $after) {
          totalCount pageInfo { endCursor } edges { node { number } } } }`,
        { as, variables: { after } },
      )
      return data!['projects'] as unknown as {
        totalCount: number
        pageInfo: { endCursor: string }
        edges: { node: { number: number } }[]
      }
    }
    const [june, none, march] = made.map(({ id }) => id)
    for (const [direction, ids] of [
      ['ASC', [march, june, none]],
      ['DESC', [june, march, none]],
    ] as const) {
      const first = await found(owner, direction)
      const second = await found(owner, direction, first.pageInfo.endCursor)
      expect([...first.edges, ...second.edges].map(({ node }) => node.number)).toEqual(ids)
    }
    expect((await found(team, 'ASC')).totalCount).toBe(3)
    // Others see that the projects are there, and not when they end.
    expect(await found(stranger, 'ASC')).toMatchObject({ totalCount: 0, edges: [] })
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
    perform(db, 'updateProject', input, { as, give: 'project { title trl tags status }' })

  test('names every field that is wrong and changes nothing', async () => {
    const { id } = await project()
    const { errors } = await update(owner, { id: idOf('Project', id), title: '', trl: 12, budget: -1 })
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { title: 'Title is required', trl: 'TRL must be between 1 and 9', budget: 'Must not be negative' },
    })
    expect(await db.project.findUnique({ where: { id } })).toMatchObject({ title: 'Solar still', trl: null })
  })
  test('an end before the start is refused by name, also when one of the days is there already', async () => {
    const { id } = await project({ startDate: new Date('2026-03-01'), endDate: new Date('2026-09-01') })
    const change = async (days: object) => {
      const input = { id: idOf('Project', id), ...days }
      return (await perform(db, 'updateProject', input, { as: owner, give: 'project { id }' })).errors[0]?.extensions[
        'fieldErrors'
      ]
    }
    const words = 'The end date is before the start date'
    expect(await change({ startDate: '2026-05-02', endDate: '2026-05-01' })).toEqual({ endDate: words })
    expect(await change({ endDate: '2026-02-28' })).toEqual({ endDate: words })
    expect(await change({ startDate: '2026-09-02' })).toEqual({ endDate: words })
    expect(await change({ startDate: '2026-05-01', endDate: '2026-05-01' })).toBeUndefined()
    expect(await change({ startDate: '2026-09-02', endDate: null })).toBeUndefined()
  })

  test('without an id says so', async () => {
    expect((await update(owner, { title: 'x' })).errors[0]!.extensions).toMatchObject({
      fieldErrors: { id: 'Project ID not found' },
    })
  })
  test('a list and comma text mean the same; a TRL of 0 is not assessed', async () => {
    const { id } = await project()
    const { data } = await update(editor, { id: idOf('Project', id), trl: 4, tags: 'water, solar , water' })
    expect(data!['updateProject']).toEqual({
      project: expect.objectContaining({ trl: 4, tags: ['water', 'solar'] }),
    })
    await update(editor, { id: idOf('Project', id), trl: 0 })
    expect(await db.project.findUnique({ where: { id } })).toMatchObject({ trl: null })
  })
  test('a field that a person may not set is not even an input', async () => {
    const { id } = await project()
    for (const input of [
      { ownerId: idOf('Project', 1) },
      { approvedForIndustry: true },
      { commercialPotential: 99 },
      { trlValidationStatus: 'VALIDATED' },
    ])
      expect((await update(owner, { id: idOf('Project', id), ...input })).errors[0]!.message).toContain(
        'Is not a field of this input',
      )
  })
  test('a status moves only as the table allows', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    expect((await update(owner, { id: idOf('Project', id), status: 'PLANNING' })).errors[0]!.extensions).toMatchObject({
      fieldErrors: { status: expect.any(String) },
    })
    expect((await update(team, { id: idOf('Project', id), status: 'PLANNING' })).errors).toEqual([])
  })
  test('is refused to strangers as if it did not exist, and to other roles', async () => {
    const { id } = await project({ approvedForIndustry: true })
    expect((await update(stranger, { id: idOf('Project', id), title: 'Mine' })).codes).toEqual(['NOT_FOUND'])
    expect((await update(company, { id: idOf('Project', id), title: 'Mine' })).codes).toEqual(['FORBIDDEN'])
  })
  test('leaves an audit row with before and after', async () => {
    const { id } = await project()
    await update(owner, { id: idOf('Project', id), title: 'Lunar still' })
    const [row] = await db.auditEntry.findMany({ where: { entity: 'Project', entityId: id } })
    expect(row).toMatchObject({
      action: 'updateProject',
      actorId: owner.id,
      changes: { title: ['Solar still', 'Lunar still'] },
    })
  })
})
