/** The university's answers: who may give them, what they change, and who is told. */
import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Ben Kay' })
const company = await person(db, 'INDUSTRY')

const project = (data: Partial<Prisma.ProjectCreateManyInput> = {}) =>
  makeProject(db, { ownerId: owner.id, title: 'Kiln', ...data })
const stand = (id: number) => db.project.findUniqueOrThrow({ where: { id } })
const told = async () =>
  (await run(db, '{ notifications(first: 1) { edges { node { title message actionUrl } } } }', { as: owner })).data![
    'notifications'
  ] as unknown as { edges: { node: { title: string; message: string; actionUrl: string } }[] }

describe('a proposed project', () => {
  const review = (as: Viewer | null, input: object) =>
    perform(db, 'reviewProject', input, { as, give: 'project { status }' })

  test('is accepted for planning; its owner reads who, and with which words', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    const { data } = await review(team, { id: idOf('Project', id), decision: 'APPROVE', comments: 'Well argued' })
    expect(data!['reviewProject']).toEqual({ project: { status: 'PLANNING' } })
    expect((await told()).edges[0]!.node).toEqual({
      title: 'Your project was accepted',
      message: 'Ben Kay accepted “Kiln” for planning: Well argued',
      actionUrl: `/projects/${id}`,
    })
    expect(await db.auditEntry.findFirst({ where: { entity: 'Project', entityId: id } })).toMatchObject({
      action: 'reviewProject',
      actorId: team.id,
      comment: 'Well argued',
      changes: { status: ['PROPOSED', 'PLANNING'] },
    })
  })

  test('is returned as a draft only with words, and is then closed to partners whatever its approvals', async () => {
    const { id } = await project({ status: 'PROPOSED', approvedForIndustry: true })
    const silent = await review(team, { id: idOf('Project', id), decision: 'REJECT' })
    expect(silent.errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { comments: 'Enter what must change' },
    })
    expect(await stand(id)).toMatchObject({ status: 'PROPOSED' })
    await review(team, { id: idOf('Project', id), decision: 'REJECT', comments: 'Name the market' })
    expect(await stand(id)).toMatchObject({ status: 'DRAFT' })
    expect((await told()).edges[0]!.node.message).toContain('Name the market')
    expect((await run(db, `{ project(number: ${id}) { title } }`, { as: company })).data!['project']).toBeNull()
  })

  describe('that is accepted', () => {
    const later = new Date(Date.UTC(2999, 0, 2))
    const accept = (id: number, more: object) => review(team, { id: idOf('Project', id), decision: 'APPROVE', ...more })
    const titleFor = async (as: Viewer, id: number) =>
      (await run(db, `{ project(number: ${id}) { title } }`, { as })).data!['project']

    test('is opened at once to those who are chosen, and to nobody else', async () => {
      const { id } = await project({ status: 'PROPOSED' })
      expect((await accept(id, { openTo: ['INDUSTRY'] })).codes).toEqual([])
      expect(await stand(id)).toMatchObject({
        status: 'PLANNING',
        approvedForIndustry: true,
        approvedForIndustryAt: expect.any(Date) as Date,
        approvedForInvestors: false,
      })
      expect(await titleFor(company, id)).toEqual({ title: 'Kiln' })
      const kinds = await db.notification.findMany({ where: { entity: 'Project', entityId: id } })
      expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['PROJECT_ACCEPTED', 'PROJECT_ACCESS_APPROVED'])
    })

    test('stays closed until the day that is chosen', async () => {
      const { id } = await project({ status: 'PROPOSED' })
      await accept(id, { openTo: ['INDUSTRY', 'INVESTORS'], openFrom: '2999-01-02' })
      expect(await stand(id)).toMatchObject({ approvedForInvestors: true, embargoUntil: later })
      expect(await titleFor(company, id)).toBeNull()
      const past = await accept((await project({ status: 'PROPOSED' })).id, {
        openTo: ['INDUSTRY'],
        openFrom: '2020-01-01',
      })
      expect(past.errors[0]!.extensions['fieldErrors']).toEqual({ openFrom: 'Choose today or a later day' })
    })

    test('keeps the embargo of its people', async () => {
      const { id } = await project({ status: 'PROPOSED', embargoUntil: later })
      for (const more of [{}, { openFrom: '2998-12-31' }]) {
        const { errors } = await accept(id, { openTo: ['INDUSTRY'], ...more })
        expect(errors[0]!.extensions['fieldErrors']).toEqual({
          openFrom: 'The project is under embargo until Jan 2, 2999. Choose that day or a later one.',
        })
      }
      expect(await stand(id)).toMatchObject({ status: 'PROPOSED', approvedForIndustry: false })
      expect((await accept(id, { openTo: ['INDUSTRY'], openFrom: '2999-01-02' })).codes).toEqual([])
    })

    test('is not opened when it is confidential, and then not accepted either', async () => {
      const { id } = await project({ status: 'PROPOSED', confidential: true })
      const { errors } = await accept(id, { openTo: ['INDUSTRY'] })
      expect(errors[0]!.extensions['fieldErrors']).toEqual({ openTo: 'The project is confidential' })
      expect(await stand(id)).toMatchObject({ status: 'PROPOSED' })
      expect((await accept(id, {})).codes).toEqual([])
    })
  })

  test('is answered once, and only while it is proposed', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    const both = await Promise.all([
      review(team, { id: idOf('Project', id), decision: 'APPROVE' }),
      review(team, { id: idOf('Project', id), decision: 'REJECT', comments: 'No' }),
    ])
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    const { errors } = await review(team, {
      id: idOf('Project', (await project({ status: 'ACTIVE' })).id),
      decision: 'APPROVE',
    })
    expect(errors[0]).toMatchObject({
      message: 'Only a proposed project can be accepted or returned; this one is active',
    })
  })

  test('is answered by the university alone', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    for (const as of [owner, company])
      expect((await review(as, { id: idOf('Project', id), decision: 'APPROVE' })).codes).toEqual(['FORBIDDEN'])
    expect((await review(null, { id: idOf('Project', id), decision: 'APPROVE' })).codes).toEqual(['UNAUTHENTICATED'])
    expect((await review(team, { id: idOf('Project', 999_999), decision: 'APPROVE' })).codes).toEqual(['NOT_FOUND'])
  })
})

describe('the archive', () => {
  const archive = (as: Viewer, ids: number[], reason = 'Licensed to a partner') =>
    perform(
      db,
      'archiveProjects',
      { ids: ids.map((id) => idOf('Project', id)), reason },
      { as, give: 'projects { status } refused { projectId reason }' },
    )
  const restore = (as: Viewer, ids: number[]) =>
    perform(
      db,
      'unarchiveProjects',
      { ids: ids.map((id) => idOf('Project', id)) },
      { as, give: 'projects { status } refused { reason }' },
    )

  test('keeps from where a project came, since when and why, and gives it back there', async () => {
    const { id } = await project({ status: 'ON_HOLD', approvedForIndustry: true })
    const missing = 999_999
    expect((await archive(team, [id, missing])).data!['archiveProjects']).toEqual({
      projects: [{ status: 'ARCHIVED' }],
      refused: [{ projectId: idOf('Project', missing), reason: 'Project not found' }],
    })
    expect(await stand(id)).toMatchObject({
      status: 'ARCHIVED',
      archivedFrom: 'ON_HOLD',
      archivedAt: expect.any(Date),
      archiveReason: 'Licensed to a partner',
    })
    expect((await told()).edges[0]!.node.message).toBe('Ben Kay archived “Kiln”: Licensed to a partner')
    expect((await run(db, `{ project(number: ${id}) { title } }`, { as: company })).data!['project']).toBeNull()
    const inside = `{ project(number: ${id}) { nextStatuses canArchive archiveReason } }`
    expect((await run(db, inside, { as: owner })).data!['project']).toEqual({
      nextStatuses: [],
      canArchive: false,
      archiveReason: 'Licensed to a partner',
    })
    expect((await run(db, inside, { as: team })).data!['project']).toMatchObject({ nextStatuses: ['ON_HOLD', 'DRAFT'] })

    expect((await restore(team, [id])).data!['unarchiveProjects']).toMatchObject({ projects: [{ status: 'ON_HOLD' }] })
    expect(await stand(id)).toMatchObject({ archivedFrom: null, archivedAt: null, archiveReason: '' })
    expect((await told()).edges[0]!.node.title).toBe('Your project was restored from the archive')
    expect((await run(db, `{ project(number: ${id}) { title } }`, { as: company })).data!['project']).not.toBeNull()
  })

  describe('with what came of a project', () => {
    const [outcome, lessons] = ['STOPPED', 'Ask who pays first'] as const
    const put = async (more: object = { outcome, lessons }) => {
      const { id } = await project({ status: 'ACTIVE', visibleToResearchers: true })
      await perform(db, 'archiveProjects', { ids: [idOf('Project', id)], reason: 'No budget', ...more }, { as: team })
      return id
    }
    const change = (as: Viewer | null, id: number, input: object) =>
      perform(
        db,
        'setProjectOutcome',
        { id: idOf('Project', id), ...input },
        { as, give: 'project { archiveOutcome }' },
      )
    const fields = (as: Viewer, id: number) =>
      run(db, `{ project(number: ${id}) { archiveOutcome lessonsLearned } }`, { as })
    const entries = (id: number) =>
      db.auditEntry.findMany({ where: { entity: 'Project', entityId: id }, orderBy: { id: 'asc' } })

    test('is kept with it, and gone once it is restored', async () => {
      const id = await put()
      expect(await stand(id)).toMatchObject({ archiveOutcome: outcome, lessonsLearned: lessons })
      expect((await entries(id)).at(-1)!.changes).toEqual({
        status: ['ACTIVE', 'ARCHIVED'],
        archiveOutcome: [null, outcome],
        lessonsLearned: ['', lessons],
      })
      await restore(team, [id])
      expect(await stand(id)).toMatchObject({ archiveOutcome: null, lessonsLearned: '' })
    })

    test('may be left open, and is said afterwards by whoever may archive', async () => {
      const id = await put({})
      expect(await stand(id)).toMatchObject({ archiveOutcome: null, lessonsLearned: '' })
      for (const as of [owner, company]) expect((await change(as, id, { outcome })).codes).toEqual(['FORBIDDEN'])
      expect((await change(null, id, { outcome })).codes).toEqual(['UNAUTHENTICATED'])
      expect((await change(team, 999_999, { outcome })).codes).toEqual(['NOT_FOUND'])
      expect((await change(team, id, { outcome: 'LICENSED' })).data!['setProjectOutcome']).toEqual({
        project: { archiveOutcome: 'LICENSED' },
      })
      expect((await change(team, id, { lessons })).codes).toEqual([])
      expect(await stand(id)).toMatchObject({ archiveOutcome: 'LICENSED', lessonsLearned: lessons })
      expect((await told()).edges[0]!.node.message).toBe('Ben Kay changed “Kiln”.')
      const before = (await entries(id)).length
      await change(team, id, { outcome: 'LICENSED', lessons })
      expect(await entries(id)).toHaveLength(before)
    })

    test('is of projects alone that are over', async () => {
      const { id } = await project({ status: 'ACTIVE' })
      const { codes, errors } = await change(team, id, { outcome })
      expect(codes).toEqual(['CONFLICT'])
      expect(errors[0]!.message).toBe('The project is neither completed nor archived')
    })

    test.each(['COMPLETED', 'CLOSED'] as const)('is said of %s ones, stays in the archive and back', async (status) => {
      const { id } = await project({ status })
      expect((await change(team, id, { outcome: 'LICENSED', lessons })).codes).toEqual([])
      await perform(db, 'archiveProjects', { ids: [idOf('Project', id)], reason: 'Moved' }, { as: team })
      const said = { archiveOutcome: 'LICENSED', lessonsLearned: lessons }
      expect(await stand(id)).toMatchObject({ status: 'ARCHIVED', ...said })
      await restore(team, [id])
      expect(await stand(id)).toMatchObject({ status, archivedAt: null, ...said })
      await perform(db, 'archiveProjects', { ids: [idOf('Project', id)], reason: 'Again', outcome }, { as: team })
      expect(await stand(id)).toMatchObject({ archiveOutcome: outcome, lessonsLearned: lessons })
    })

    test('is forgotten once a completed project goes on', async () => {
      const { id } = await project({ status: 'COMPLETED', archiveOutcome: outcome, lessonsLearned: lessons })
      await perform(db, 'updateProject', { id: idOf('Project', id), status: 'IN_PROGRESS' }, { as: team })
      expect(await stand(id)).toMatchObject({ status: 'IN_PROGRESS', archiveOutcome: null, lessonsLearned: '' })
    })

    test('is read and asked for by those alone who read what stays inside', async () => {
      const other = await person(db, 'RESEARCHER')
      const mark = 'zirconia'
      const id = await put({ outcome, lessons: `Never fire ${mark} twice` })
      const unsaid = await put({})
      const all = { archiveOutcome: outcome, lessonsLearned: `Never fire ${mark} twice` }
      expect((await fields(owner, id)).data!['project']).toEqual(all)
      expect((await fields(other, id)).data!['project']).toEqual({ archiveOutcome: null, lessonsLearned: null })
      const found = async (as: Viewer, filter: object) => {
        const { data } = await run(
          db,
          'query ($filter: ProjectFilter) { projects(filter: $filter) { edges { node { number } } } }',
          { as, variables: { filter: { status: ['ARCHIVED'], ...filter } } },
        )
        const { edges } = data!['projects'] as unknown as { edges: { node: { number: number } }[] }
        return edges.map(({ node }) => node.number).filter((number) => number === id || number === unsaid)
      }
      expect(await found(team, { search: `kiln ${mark.toUpperCase()}` })).toEqual([id])
      expect(await found(team, { search: '%' })).toEqual([])
      expect(await found(team, { status: ['ARCHIVED', 'ACTIVE'], search: mark })).toEqual([])
      expect(await found(team, { status: ['COMPLETED', 'CLOSED', 'ARCHIVED'], search: mark })).toEqual([id])
      expect(await found(team, { outcome: [outcome] })).toEqual([id])
      expect(await found(team, { outcomeKnown: false })).toEqual([unsaid])
      expect(await found(other, {})).toHaveLength(2)
      for (const filter of [{ search: mark }, { outcome: [outcome] }, { outcomeKnown: true }, { outcomeKnown: false }])
        expect(await found(other, filter)).toEqual([])
    })
  })

  test('says of each project why it cannot be', async () => {
    const archived = await project({ status: 'ARCHIVED' })
    const active = await project({ status: 'ACTIVE' })
    const reason = async (answer: ReturnType<typeof archive>, field: string) =>
      ((await answer).data![field] as unknown as { refused: { reason: string }[] }).refused[0]!.reason
    expect(await reason(archive(team, [archived.id]), 'archiveProjects')).toBe('The project is already archived')
    expect(await reason(restore(team, [active.id]), 'unarchiveProjects')).toBe('The project is not archived')
    expect((await archive(team, [active.id], ' ')).errors[0]!.extensions).toMatchObject({
      fieldErrors: { reason: 'Enter a reason' },
    })
  })

  test('is the university’s alone', async () => {
    const { id } = await project()
    for (const as of [owner, company]) {
      expect((await archive(as, [id])).codes).toEqual(['FORBIDDEN'])
      expect((await restore(as, [id])).codes).toEqual(['FORBIDDEN'])
    }
  })

  test('is entered and left by the form’s status alike, and never to another status', async () => {
    const { id } = await project({ status: 'ACTIVE' })
    const set = (as: Viewer, status: string) =>
      perform(db, 'updateProject', { id: idOf('Project', id), status }, { as, give: 'project { status }' })
    expect((await set(owner, 'ARCHIVED')).codes).toEqual(['INVALID'])
    await set(team, 'ARCHIVED')
    expect(await stand(id)).toMatchObject({ status: 'ARCHIVED', archivedFrom: 'ACTIVE' })
    expect((await set(team, 'CLOSED')).codes).toEqual(['INVALID'])
    await set(team, 'ACTIVE')
    expect(await stand(id)).toMatchObject({ status: 'ACTIVE', archivedFrom: null, archivedAt: null })
  })
})
