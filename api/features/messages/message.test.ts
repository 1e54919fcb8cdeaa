/** Messages: the same three calls and one connection on every record that has them, for those who may. */
import { afterAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { collaborations } from '../../testing/collaborations.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db, ada, owner, stranger, team, collaboration } = await collaborations()
afterAll(closeLimits)

type As = Viewer | null
interface Conversation {
  totalCount: number
  canWrite: boolean
  nodes: { id: string; text: string; authorName: string | null; contactOn: string | null; canUpdate: boolean }[]
}

const read = async (as: As, entity: string, id: number, args = '') => {
  const { data, codes } = await run(
    db,
    `query ($id: ID!) { node(id: $id) { ... on HasMessages { conversation${args} {
      totalCount canWrite nodes { id text authorName contactOn canUpdate canDelete editedAt } } } } }`,
    { as, variables: { id: idOf(entity, id) } },
  )
  const node = data?.['node'] as unknown as { conversation: Conversation | null } | null | undefined
  return codes.length ? codes : node?.conversation
}
const write = async (as: As, entity: string, id: number, more: object = {}) => {
  const input = { recordId: idOf(entity, id), text: 'Hello', ...more }
  const { data, codes } = await perform(db, 'createMessage', input, { as, give: 'message { id text }' })
  const made = data?.['createMessage'] as unknown as { message: { id: string } } | null | undefined
  return made?.message.id ?? codes
}
const change = async (as: As, id: unknown, text = 'Changed') =>
  (await perform(db, 'updateMessage', { id, text }, { as })).codes
const remove = async (as: As, id: unknown) => (await perform(db, 'deleteMessage', { id }, { as })).codes

test('partners write in a collaboration and change what is their own, until it ends', async () => {
  const id = await collaboration()
  const message = await write(ada, 'Collaboration', id)
  expect(await told(db, owner)).toContain('COLLABORATION_MESSAGE')
  expect(await change(owner, message)).toEqual(['NOT_FOUND'])
  expect(await change(ada, message)).toEqual([])
  expect(await read(owner, 'Collaboration', id)).toMatchObject({
    totalCount: 1,
    canWrite: true,
    nodes: [
      { id: message, text: 'Changed', authorName: ada.name, canUpdate: false, editedAt: expect.any(Date) as Date },
    ],
  })
  for (const [as, codes] of [
    [stranger, ['NOT_FOUND']],
    [await person(db, 'INVESTOR'), ['FORBIDDEN']],
    [null, ['UNAUTHENTICATED']],
  ] as const) {
    expect(await write(as, 'Collaboration', id)).toEqual(codes)
    expect(await remove(as, message)).toEqual(codes)
    expect((await read(as, 'Collaboration', id)) ?? null).toBeNull()
  }
  await db.collaboration.update({ where: { id }, data: { closedAt: new Date(), status: 'STOPPED' } })
  expect(await write(ada, 'Collaboration', id)).toEqual(['CONFLICT'])
  expect(await remove(ada, message)).toEqual(['CONFLICT'])
  expect(await read(ada, 'Collaboration', id)).toMatchObject({ totalCount: 1, canWrite: false })
})

test('the submitter of an idea and the university write to each other; nothing is changed', async () => {
  const { id } = await db.idea.create({
    data: {
      title: 'Kite',
      description: 'Power',
      category: 'ENERGY',
      submitterId: ada.id,
      visibleToResearchers: true,
      status: 'APPROVED',
    },
  })
  const message = await write(team, 'Idea', id)
  expect(await told(db, ada)).toContain('IDEA_MESSAGE')
  expect(await change(team, message)).toEqual(['CONFLICT'])
  expect(await remove(team, message)).toEqual(['CONFLICT'])
  expect(await read(ada, 'Idea', id)).toMatchObject({
    canWrite: true,
    nodes: [{ authorName: team.name, canUpdate: false }],
  })
  // Other researchers see the idea, and not what is written about it.
  const other = await person(db, 'RESEARCHER')
  expect(await read(other, 'Idea', id)).toBeNull()
  expect(await write(other, 'Idea', id)).toEqual(['NOT_FOUND'])
  expect(await write(ada, 'Idea', id, { kind: 'INTERNAL' }), 'it has no such kind').toEqual(['NOT_FOUND'])
  expect(await read(ada, 'Idea', id, '(kind: INTERNAL)')).toBeNull()
})

test('applicants never see what reviewers note, nor who of the company writes', async () => {
  const { id } = await db.proposal.create({
    data: {
      status: 'SUBMITTED',
      title: 'Pumps',
      author: { connect: { id: ada.id } },
      challenge: { create: { title: 'Water', companyName: 'Dunes', status: 'OPEN', ownerId: owner.id } },
      statements: { create: { reviewerId: owner.id, conflict: false } },
    },
  })
  await write(owner, 'Proposal', id, { kind: 'INTERNAL', text: 'Too dear' })
  await write(owner, 'Proposal', id, { text: 'Which pumps?' })
  await write(ada, 'Proposal', id, { text: 'Ours' })
  expect(await read(owner, 'Proposal', id, '(kind: INTERNAL)')).toMatchObject({
    canWrite: true,
    nodes: [{ text: 'Too dear', authorName: owner.name }],
  })
  expect(await read(ada, 'Proposal', id, '(kind: INTERNAL)')).toBeNull()
  expect(await write(ada, 'Proposal', id, { kind: 'INTERNAL' })).toEqual(['FORBIDDEN'])
  const shared = [{ text: 'Ours', authorName: ada.name }]
  expect(await read(ada, 'Proposal', id)).toMatchObject({ nodes: [...shared, { authorName: 'The review team' }] })
  expect(await read(owner, 'Proposal', id)).toMatchObject({ nodes: [...shared, { authorName: owner.name }] })
  expect(await read(stranger, 'Proposal', id)).toBeFalsy()
  await db.proposal.update({ where: { id }, data: { status: 'DRAFT' } })
  expect(await read(ada, 'Proposal', id)).toMatchObject({ canWrite: false })
  expect(await write(ada, 'Proposal', id)).toEqual(['CONFLICT'])
})

test('only the university notes something about a company, some of it of a contact', async () => {
  const { id } = await db.company.create({ data: { name: 'Dunes' } })
  const note = await write(team, 'Company', id, { kind: 'INTERNAL', contactOn: '2026-11-20' })
  expect(await read(team, 'Company', id, '(kind: INTERNAL)')).toMatchObject({
    nodes: [{ id: note, contactOn: '2026-11-20', canUpdate: true }],
  })
  expect((await db.company.findUniqueOrThrow({ where: { id } })).lastContact).toEqual(new Date('2026-11-20'))
  expect(await change(await person(db, 'ADMIN'), note)).toEqual(['NOT_FOUND'])
  expect(await remove(team, note)).toEqual([])
  expect((await db.company.findUniqueOrThrow({ where: { id } })).lastContact).toBeNull()
  const entries = await db.auditEntry.findMany({ where: { entity: 'Company', entityId: id }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual(['createMessage', 'deleteMessage'])
  for (const as of [ada, owner]) {
    expect((await read(as, 'Company', id, '(kind: INTERNAL)')) ?? null).toBeNull()
    expect(await write(as, 'Company', id, { kind: 'INTERNAL' })).toEqual(['FORBIDDEN'])
  }
})

test('members of a team write in its discussion, and its owner may delete any of it', async () => {
  const member = await person(db, 'RESEARCHER')
  const { id } = await db.team.create({
    data: {
      name: 'Kites',
      members: {
        create: [
          { userId: ada.id, role: 'OWNER' },
          { userId: member.id, role: 'MEMBER' },
        ],
      },
    },
  })
  const post = await write(member, 'Team', id)
  expect(await told(db, ada)).toContain('TEAM_POSTED')
  expect(await write(ada, 'Team', id, { contactOn: '2026-11-20' }), 'which only notes about companies keep').toEqual(
    expect.any(String),
  )
  expect(await read(member, 'Team', id)).toMatchObject({ totalCount: 2, nodes: [{ contactOn: null }, { id: post }] })
  expect(await change(ada, post)).toEqual(['NOT_FOUND'])
  expect(await remove(ada, post)).toEqual([])
  const other = await person(db, 'RESEARCHER')
  expect(await read(other, 'Team', id)).toBeFalsy()
  expect(await write(other, 'Team', id)).toEqual(['NOT_FOUND'])
})

test('an id of something else is refused by the name of its field', async () => {
  const refused = async (name: string, input: object) =>
    (await perform(db, name, input, { as: ada })).errors[0]!.extensions['fieldErrors']
  expect(await refused('createMessage', { recordId: idOf('Project', 1), text: 'x' })).toEqual({
    recordId: 'Record not found',
  })
  for (const id of [idOf('Project', 1), idOf('TeamPost', 1), btoa('Message:Project-1'), btoa('Message:TeamPost-x'), ''])
    expect(await refused('deleteMessage', { id }), id).toEqual({ id: 'Message not found' })
  expect(await refused('updateMessage', { id: btoa('Message:TeamPost-1'), text: ' ' })).toEqual({
    text: 'Enter a message',
  })
})
