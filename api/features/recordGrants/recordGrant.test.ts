/** Access of one person to one record: who gives it to whom, what it opens on every way, and that it ends by itself. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { told } from '../../testing/told.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import type { GrantedKind } from './grantedRecord.ts'

let server: TestServer
let [owner, mate, company, expert, team, admin, stranger]: Viewer[] = []
const later = '2027-03-01'

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z'), toFake: ['Date'] })
  server = await testServer()
  const { db } = server
  owner = await person(db, 'RESEARCHER', { name: 'Ada Owner' })
  mate = await person(db, 'RESEARCHER', { name: 'Mona Mate' })
  company = await person(db, 'INDUSTRY', { name: 'Cem Company' })
  expert = await person(db, 'EXPERT')
  team = await person(db, 'KU_TEAM', { name: 'Tia Team' })
  admin = await person(db, 'ADMIN')
  stranger = await person(db, 'RESEARCHER')
})
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T08:00:00Z'))
  closeLimits()
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const inside = () =>
  makeProject(server.db, { ownerId: owner!.id, title: 'Quiet kiln', status: 'ACTIVE', confidential: true })
const give = async (kind: GrantedKind, id: number, to: Viewer, as: Viewer | null, more: object = {}) => {
  const answer = await perform(
    server.db,
    'setRecordGrant',
    { id: idOf(kind, id), userId: idOf('User', to.id), expiresOn: later, reason: 'Joint study', ...more },
    { as, give: 'recordGrant { id state title path kind user { name } givenBy { name } canRevoke }' },
  )
  // The next request of a session reads the person again.
  Object.assign(to, await server.db.user.findUniqueOrThrow({ where: { id: to.id }, select: viewerColumns }))
  return answer
}
const revoke = (id: number, as: Viewer | null) =>
  perform(server.db, 'revokeRecordGrant', { id: idOf('RecordGrant', id), reason: 'Study is over' }, { as })
const grantOf = (projectId: number, { id: userId }: Viewer) =>
  server.db.recordGrant.findFirstOrThrow({ where: { projectId, userId } })
const seen = async (as: Viewer, number: number, fields = 'title') =>
  (await run(server.db, `query ($n: Int!) { project(number: $n) { ${fields} } }`, { as, variables: { n: number } }))
    .data!['project'] as unknown as Record<string, unknown> | null

test('the owner gives access to a colleague, who sees the record and is told; a stranger does not', async () => {
  const { id } = await inside()
  expect(await seen(mate!, id)).toBeNull()
  const { data, codes } = await give('Project', id, mate!, owner!)
  expect(codes).toEqual([])
  expect(data!['setRecordGrant']).toEqual({
    recordGrant: {
      id: expect.any(String),
      state: 'STANDING',
      kind: 'Project',
      title: 'Quiet kiln',
      path: `/projects/${id}`,
      user: { name: 'Mona Mate' },
      givenBy: { name: 'Ada Owner' },
      canRevoke: true,
    },
  })
  expect(await seen(mate!, id, 'title methodology canUpdate canShare')).toEqual({
    title: 'Quiet kiln',
    methodology: null,
    canUpdate: false,
    canShare: false,
  })
  expect(await seen(stranger!, id)).toBeNull()
  expect(await told(server.db, mate!)).toContain('RECORD_ACCESS_GIVEN')
  const history = (await seen(owner!, id, 'history(first: 1) { nodes { action comment changes { field after } } }'))!
  expect(history['history']).toEqual({
    nodes: [
      {
        action: 'setRecordGrant',
        comment: 'Joint study',
        changes: expect.arrayContaining([{ field: 'access', after: 'Mona Mate' }]),
      },
    ],
  })
})

test('owners give to their own role, the university to every role that has a page for the record', async () => {
  const { id } = await inside()
  const refusedFor = async (to: Viewer, as: Viewer, more = {}) =>
    (await give('Project', id, to, as, more)).errors[0]?.extensions['fieldErrors']
  expect(await refusedFor(company!, owner!)).toEqual({
    userId: expect.stringMatching(/^You can give access to people/),
  })
  expect(await refusedFor(team!, owner!)).toEqual({ userId: expect.stringMatching(/sees all/) })
  expect(await refusedFor(expert!, team!)).toEqual({ userId: expect.stringMatching(/cannot be given/) })
  expect(await refusedFor(owner!, owner!)).toEqual({ userId: expect.stringMatching(/another person/) })
  const suspended = await person(server.db, 'RESEARCHER', { status: 'SUSPENDED' })
  expect(await refusedFor(suspended, team!)).toEqual({ userId: expect.stringMatching(/active/) })
  expect(await refusedFor(mate!, owner!, { expiresOn: '2026-11-25' })).toEqual({ expiresOn: expect.any(String) })
  expect(await refusedFor(mate!, owner!, { expiresOn: '2027-12-01' })).toEqual({ expiresOn: expect.any(String) })
  expect(await refusedFor(mate!, owner!, { reason: ' ' })).toEqual({ reason: expect.any(String) })
  expect((await give('Project', id, company!, team!)).codes).toEqual([])
  expect(await seen(company!, id)).toEqual({ title: 'Quiet kiln' })
})

test('nobody else gives or revokes, and what one does not see is not found', async () => {
  const { id } = await inside()
  expect((await give('Project', id, stranger!, mate!)).codes).toEqual(['NOT_FOUND'])
  expect((await give('Project', id, stranger!, company!)).codes).toEqual(['FORBIDDEN'])
  expect((await give('Project', id, stranger!, null)).codes).toEqual(['UNAUTHENTICATED'])
  await give('Project', id, mate!, owner!)
  const { id: grant } = await grantOf(id, mate!)
  for (const as of [mate!, stranger!]) expect((await revoke(grant, as)).codes).toEqual(['NOT_FOUND'])
  expect((await revoke(grant, expert!)).codes).toEqual(['FORBIDDEN'])
  expect((await revoke(grant, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await revoke(grant, owner!)).codes).toEqual([])
  expect((await revoke(grant, owner!)).codes).toEqual(['CONFLICT'])
  expect(await seen(mate!, id)).toBeNull()
  expect(await told(server.db, mate!)).toContain('RECORD_ACCESS_REVOKED')
  expect((await give('Project', id, mate!, team!)).codes).toEqual([])
  expect(await seen(mate!, id)).not.toBeNull()
  expect(await server.db.recordGrant.count({ where: { projectId: id } })).toBe(1)
})

test('GraphQL, REST, search, exports and files follow it, and all end with its last day', async () => {
  const { db } = server
  const { id } = await inside()
  const file = async (name: string, shared: boolean) =>
    db.file.create({
      data: { name, shared, projectId: id, mediaType: 'text/plain', size: 1, sha256: '', key: `${name} ${id}` },
    })
  await file('inside.txt', false)
  await file('shared.txt', true)
  const reads = async () => {
    const headers = bearer(await server.session(mate!))
    const project = await seen(mate!, id, 'files { name }')
    const { data } = await run(db, '{ search(text: "Quiet kiln") { projects { number } } }', { as: mate! })
    const rest = await server.ask('GET', `/api/projects/${id}`, { headers })
    const csv = await fetch(`${server.url}/api/exports/projects?column=title`, { headers })
    return {
      files: (project?.['files'] as { name: string }[] | undefined)?.map(({ name }) => name) ?? null,
      found: (data!['search'] as unknown as { projects: { number: number }[] }).projects.some(
        ({ number }) => number === id,
      ),
      rest: rest.status,
      exported: (await csv.text()).includes('Quiet kiln'),
    }
  }
  await db.project.updateMany({ where: { id: { not: id } }, data: { title: 'Other' } })
  const nothing = { files: null, found: false, rest: 404, exported: false }
  expect(await reads()).toEqual(nothing)
  await give('Project', id, mate!, owner!)
  expect(await reads()).toEqual({ files: [], found: true, rest: 200, exported: true })
  await give('Project', id, mate!, owner!, { withFiles: true })
  expect((await reads()).files!.toSorted()).toEqual(['inside.txt', 'shared.txt'])
  const { id: fileId } = await db.file.findFirstOrThrow({ where: { projectId: id, shared: false } })
  const headers = bearer(await server.session(mate!))
  const meta = await server.ask('GET', `/api/files/project/${id}`, { headers })
  expect(JSON.stringify(meta.body)).toContain('inside.txt')
  vi.setSystemTime(new Date('2027-03-01T19:00:00Z'))
  expect(await seen(mate!, id), 'on its last day').not.toBeNull()
  // 00:00 at the university.
  vi.setSystemTime(new Date('2027-03-01T20:00:00Z'))
  expect(await reads()).toEqual(nothing)
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  const { data } = await run(db, node, { as: mate!, variables: { id: idOf('File', fileId) } })
  expect(data!['node']).toBeNull()
  const { data: list } = await run(
    db,
    'query ($recordId: ID) { recordGrants(filter: { recordId: $recordId, state: LAPSED }) { nodes { state title } } }',
    { as: mate!, variables: { recordId: idOf('Project', id) } },
  )
  expect(list!['recordGrants']).toMatchObject({ nodes: [{ state: 'LAPSED', title: null }] })
})

test('ideas and challenges are given like projects, a challenge to industry', async () => {
  const { db } = server
  const idea = await db.idea.create({
    data: { title: 'Idea', description: '', category: 'Other', submitterId: owner!.id },
  })
  const challenge = await db.challenge.create({
    data: { title: 'Brine', companyName: 'Dunes', ownerId: company!.id, status: 'DRAFT' },
  })
  const other = await person(db, 'INDUSTRY')
  const reads = async (as: Viewer, kind: 'idea' | 'challenge', number: number) =>
    (await run(db, `query ($n: Int!) { ${kind}(number: $n) { title } }`, { as, variables: { n: number } })).data?.[kind]
  expect(await reads(mate!, 'idea', idea.id)).toBeNull()
  expect((await give('Idea', idea.id, mate!, owner!)).codes).toEqual([])
  expect(await reads(mate!, 'idea', idea.id)).toEqual({ title: 'Idea' })
  expect((await give('Idea', idea.id, company!, team!)).codes).toEqual(['INVALID'])
  expect((await give('Challenge', challenge.id, other, company!)).codes).toEqual([])
  expect(await reads(other, 'challenge', challenge.id)).toEqual({ title: 'Brine' })
  expect(await reads(stranger!, 'challenge', challenge.id)).toBeNull()
})

test('why somebody sees a record names every reason, and an access that ended', async () => {
  const { id } = await inside()
  const ask = async (who: Viewer) =>
    (
      await run(
        server.db,
        `query ($id: ID!, $userId: ID!) { canSee(id: $id, userId: $userId) { can why rule reasons { name why } } }`,
        { as: admin!, variables: { id: idOf('Project', id), userId: idOf('User', who.id) } },
      )
    ).data!['canSee'] as unknown as { can: boolean; why: string; reasons: { name: string; why: string }[] }
  expect(await ask(mate!)).toMatchObject({ can: false, reasons: [] })
  await give('Project', id, mate!, owner!)
  await server.db.projectMember.create({ data: { projectId: id, userId: mate!.id, role: 'VIEWER' } })
  expect(await ask(mate!)).toMatchObject({
    can: true,
    why: 'Works on the project.',
    rule: expect.stringMatching(/^Researchers see/),
    reasons: [
      { name: 'member', why: 'Works on the project.' },
      { name: 'granted', why: 'Has access until Mar 1, 2027.' },
    ],
  })
  await server.db.projectMember.deleteMany({ where: { projectId: id } })
  await revoke((await grantOf(id, mate!)).id, admin!)
  expect(await ask(mate!)).toMatchObject({ can: false, why: expect.stringMatching(/was revoked\.$/) })
  const { data } = await run(
    server.db,
    'query ($id: ID!) { node(id: $id) { ... on HasReaders { readers { people { person { name } why } } } } }',
    { as: owner!, variables: { id: idOf('Project', id) } },
  )
  expect(JSON.stringify(data)).not.toContain('Mona Mate')
})

test('the university lists all of them, an owner those of own records, a person own ones', async () => {
  const { id } = await inside()
  await give('Project', id, mate!, owner!)
  const recordId = idOf('Project', id)
  const listed = async (as: Viewer) =>
    (
      await run(
        server.db,
        'query ($recordId: ID) { recordGrants(filter: { recordId: $recordId, state: STANDING }) { totalCount } }',
        { as, variables: { recordId } },
      )
    ).data!['recordGrants']
  for (const as of [admin!, team!, owner!, mate!]) expect(await listed(as)).toEqual({ totalCount: 1 })
  for (const as of [stranger!, company!, expert!]) expect(await listed(as)).toEqual({ totalCount: 0 })
})

test('who closes an account loses what was given', async () => {
  const { db } = server
  const { id } = await inside()
  const leaving = await person(db, 'RESEARCHER')
  await give('Project', id, leaving, owner!, { expiresOn: isoDay(new Date(universityDay().getTime() + dayLength)) })
  expect((await perform(db, 'deleteUser', { id: idOf('User', leaving.id) }, { as: admin! })).codes).toEqual([])
  expect((await grantOf(id, leaving)).status).toBe('REVOKED')
})
