/** Two people move a project at the same moment: one wins, and history and notifications are the winner's. */
import { expect, test } from 'vitest'
import { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { idOf } from '../../testing/ids.ts'
import { projects } from '../../testing/projects.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { perform } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'

const { db, owner, editor, team, project } = await projects()

const one = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('Project', id), ...more }) })
const many = (more: object = {}) => ({ input: (id: number) => ({ ids: [idOf('Project', id)], ...more }) })
const statuses = Object.values(ProjectStatus)

const acts: Act[] = [
  ...statuses.map((status) => ({ name: 'updateProject', as: editor, ...one({ status }) })),
  { name: 'reviewProject', as: team, ...one({ decision: 'APPROVE' }) },
  { name: 'reviewProject', as: team, ...one({ decision: 'REJECT', comments: 'Name the market' }) },
]

test('of every two moves that are possible one wins, or both in order', async () => {
  const make = async (status: string) =>
    (await project({ status, ...(status === 'ARCHIVED' ? { archivedFrom: 'ACTIVE', archivedAt: new Date() } : {}) })).id
  const race = { entity: 'Project', column: 'status', make, states: statuses } as const
  // A change that leaves the status as it is may be made twice.
  const tried = await raceMoves(db, { ...race, acts: acts.map((act) => ({ ...act, repeatable: true })) })
  expect(tried).toBeGreaterThan(40)
})

test.each(['archiveProjects', 'updateProject'])(
  'accepted while %s is under way, its record says so once',
  async (name) => {
    const { id } = await project({ status: 'PROPOSED' })
    await db.notification.deleteMany({})
    const accept = () => perform(db, 'reviewProject', one({ decision: 'APPROVE' }).input(id), { as: team })
    const other = () =>
      name === 'archiveProjects'
        ? perform(db, name, many({ reason: 'Over' }).input(id), { as: team })
        : perform(db, name, one({ status: 'DRAFT' }).input(id), { as: owner })
    await atOnce(db, 'Project', id, [accept, other])
    const { status } = await db.project.findUniqueOrThrow({ where: { id } })
    const moves = await db.auditEntry.findMany({ where: { entity: 'Project', entityId: id }, orderBy: { id: 'asc' } })
    expect((moves.at(-1)!.changes as { status: string[] }).status[1]).toBe(status)
    const notified = await told(db, owner)
    expect(notified.filter((kind) => kind === 'PROJECT_ACCEPTED').length).toBeLessThanOrEqual(1)
    if (status === 'DRAFT') expect(notified).not.toContain('PROJECT_ACCEPTED')
  },
)

test('an outcome that is said while the project is restored stays with no project out of the archive', async () => {
  const { id } = await project({ status: 'ARCHIVED', archivedFrom: 'ACTIVE', archivedAt: new Date() })
  const say = () =>
    perform(db, 'setProjectOutcome', one({ outcome: 'LICENSED', lessons: 'Ask' }).input(id), { as: team })
  const restore = () => perform(db, 'unarchiveProjects', many().input(id), { as: team })
  await atOnce(db, 'Project', id, [restore, say])
  expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'ACTIVE',
    archiveOutcome: null,
    lessonsLearned: '',
  })
})

test('a change of other fields leaves the status to the one who moves the project', async () => {
  const { id } = await project({ status: 'PROPOSED' })
  const accept = () => perform(db, 'reviewProject', one({ decision: 'APPROVE' }).input(id), { as: team })
  // As a form sends it that was opened before the project moved.
  const rename = () =>
    perform(db, 'updateProject', one({ title: 'Kiln', status: 'PROPOSED' }).input(id), { as: editor })
  const [accepted] = await atOnce(db, 'Project', id, [accept, rename])
  expect(accepted).toMatchObject({ status: 'fulfilled', value: { codes: [] } })
  expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'PLANNING' })
})

test('a project that becomes confidential while it is opened to industry stays closed', async () => {
  const { id } = await project({ status: 'ACTIVE' })
  const open = () =>
    perform(db, 'setProjectAccess', many({ audience: 'INDUSTRY', approved: true }).input(id), { as: team })
  const hide = () => db.project.updateMany({ where: { id }, data: { confidential: true } })
  await atOnce<unknown>(db, 'Project', id, [hide, open])
  const { confidential, approvedForIndustry } = await db.project.findUniqueOrThrow({ where: { id } })
  expect(confidential).toBe(true)
  if (process.env['TEST_DATABASE_URL']) expect(approvedForIndustry).toBe(false)
})
