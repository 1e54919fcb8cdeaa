/** Who projects are there for: deleted and restored, opened to an audience, under an embargo. */
import { describe, expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { projects } from '../../testing/projects.ts'
import { perform, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, owner, editor, stranger, team, company, investor, project } = await projects()

describe('deleting', () => {
  const remove = (as: Viewer, ids: number[]) =>
    perform(db, 'deleteProjects', { ids: ids.map((id) => idOf('Project', id)) }, { as, give: 'deletedIds' })

  test('is for the owner, all or none', async () => {
    const own = await project()
    const others = await project({ ownerId: stranger.id })
    expect((await remove(editor, [own.id])).codes).toEqual(['NOT_FOUND'])
    expect((await remove(owner, [own.id, others.id])).codes).toEqual(['NOT_FOUND'])
    expect((await remove(owner, [own.id])).data!['deleteProjects']).toEqual({ deletedIds: [idOf('Project', own.id)] })
    expect((await run(db, `{ project(number: ${own.id}) { title } }`, { as: team })).data!['project']).toBeNull()
  })
})

describe('restoring', () => {
  const restore = (as: Viewer | null, id: number) =>
    perform(db, 'restoreProjects', { ids: [idOf('Project', id)] }, { as, give: 'projects { title }' })
  const gone = (days: number) => project({ deletedAt: new Date(Date.now() - days * 86_400_000) })
  const deleted = async (as: Viewer) => {
    const { data } = await run(db, '{ deletedProjects { projectId title restorableUntil } }', { as })
    return (data!['deletedProjects'] as unknown as { projectId: string }[]).map(({ projectId }) => projectId)
  }

  test('brings a project back for its owner within 30 days, and tells the members', async () => {
    const { id } = await gone(29)
    expect(await deleted(owner)).toContain(idOf('Project', id))
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
      expect(await deleted(as)).not.toContain(idOf('Project', id))
    }
    expect((await restore(company, id)).codes).toEqual(['FORBIDDEN'])
    expect((await restore(null, id)).codes).toEqual(['UNAUTHENTICATED'])
    const old = await gone(30)
    expect((await restore(owner, old.id)).codes).toEqual(['NOT_FOUND'])
    expect(await deleted(owner)).not.toContain(idOf('Project', old.id))
  })
})

describe('opening to an audience', () => {
  const setAccess = (as: Viewer, ids: number[], approved = true, audience = 'INDUSTRY') =>
    perform(
      db,
      'setProjectAccess',
      { ids: ids.map((id) => idOf('Project', id)), audience, approved },
      { as, give: 'projects { approvedForIndustry approvedForInvestors } refused { projectId reason }' },
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
        { projectId: idOf('Project', draft.id), reason: 'The project is a draft' },
        { projectId: idOf('Project', confidential.id), reason: 'The project is confidential' },
        { projectId: idOf('Project', 999_999), reason: 'Project not found' },
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
      `{ node(id: "${idOf('Project', id)}") { id } }`,
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
    const { data } = await perform(
      db,
      'setProjectAccess',
      { ids: [idOf('Project', id)], audience: 'INDUSTRY', approved: true },
      { as: team, give: 'projects { embargoUntil }' },
    )
    expect(data!['setProjectAccess']).toEqual({ projects: [{ embargoUntil: '2999-01-02' }] })
    const bell = await run(db, '{ notifications(first: 1) { edges { node { message } } } }', { as: owner })
    expect(JSON.stringify(bell.data)).toContain('internal until Jan 2, 2999')
    await db.project.update({ where: { id }, data: { embargoUntil: day(0) } })
    expect(
      (await run(db, `{ project(number: ${id}) { title embargoUntil } }`, { as: company })).data!['project'],
    ).toEqual({
      title: 'Solar still',
      embargoUntil: null,
    })
  })
})
