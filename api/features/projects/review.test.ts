/** The university's answers: who may give them, what they change, and who is told. */
import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories.ts'
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
      title: 'Your proposal was accepted',
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
      fieldErrors: { comments: 'Please say what must change' },
    })
    expect(await stand(id)).toMatchObject({ status: 'PROPOSED' })
    await review(team, { id: idOf('Project', id), decision: 'REJECT', comments: 'Name the market' })
    expect(await stand(id)).toMatchObject({ status: 'DRAFT' })
    expect((await told()).edges[0]!.node.message).toContain('Name the market')
    expect((await run(db, `{ project(number: ${id}) { title } }`, { as: company })).data!['project']).toBeNull()
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
    expect(errors[0]).toMatchObject({ message: 'Only a proposed project can be answered; this one is active' })
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

  test('says of each project why it cannot be', async () => {
    const archived = await project({ status: 'ARCHIVED' })
    const active = await project({ status: 'ACTIVE' })
    const reason = async (answer: ReturnType<typeof archive>, field: string) =>
      ((await answer).data![field] as unknown as { refused: { reason: string }[] }).refused[0]!.reason
    expect(await reason(archive(team, [archived.id]), 'archiveProjects')).toBe('The project is archived already')
    expect(await reason(restore(team, [active.id]), 'unarchiveProjects')).toBe('The project is not archived')
    expect((await archive(team, [active.id], ' ')).errors[0]!.extensions).toMatchObject({
      fieldErrors: { reason: 'Please say why' },
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
