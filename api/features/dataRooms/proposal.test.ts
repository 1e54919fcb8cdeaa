/** The lead proposes an investor: the university decides, and the investor learns of it once access is given. */
import { expect, test } from 'vitest'
import { makeDataRoom } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const lead = await person(db, 'RESEARCHER', { name: 'Ada Lead' })
const editor = await person(db, 'RESEARCHER')
const investor = await person(db, 'INVESTOR', { name: 'Noor Investor' })
const rival = await person(db, 'INVESTOR', { name: 'Rival Capital' })
const pending = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outside = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT'] as const).map((role) => person(db, role)),
)

async function room(more: object = {}) {
  const open = { ownerId: lead.id, status: 'ACTIVE' as const, approvedForInvestors: true }
  const project = await makeProject(db, { ...open, ...more })
  await db.projectMember.create({ data: { projectId: project.id, userId: editor.id, role: 'EDITOR' } })
  return (await makeDataRoom(db, project)).id
}
const propose = (id: number, as: Viewer | null = lead, to = investor, proposal = 'Has built two plants') =>
  perform(db, 'proposeRoomAccess', { id: idOf('DataRoom', id), readerId: idOf('User', to.id), proposal }, { as })
const give = (id: number) =>
  perform(
    db,
    'setRoomGrant',
    { id: idOf('DataRoom', id), readerId: idOf('User', investor.id), expiresOn: '2999-01-01' },
    { as: team },
  )
const grantOf = (dataRoomId: number) => db.roomGrant.findFirstOrThrow({ where: { dataRoomId, readerId: investor.id } })
const decline = async (id: number) =>
  perform(db, 'declineRoomAccess', { id: idOf('RoomGrant', (await grantOf(id)).id), reason: 'Not yet' }, { as: team })

/** What somebody sees of the accesses of a room, with an access by its id, and the log of who has access. */
async function seen(as: Viewer | null, id: number) {
  const grant = await db.roomGrant.findFirst({ where: { dataRoomId: id, readerId: investor.id } })
  const fields = 'status message proposal proposedBy { name } reason reader { name }'
  const { data } = await run(
    db,
    `query ($n: Int!, $grant: ID!) {
      dataRoom(number: $n) { canPropose grants { ${fields} } ownGrant { ${fields} } history { nodes { action } } }
      node(id: $grant) { ... on RoomGrant { ${fields} } }
    }`,
    { as, variables: { n: id, grant: idOf('RoomGrant', grant?.id ?? 0) } },
  )
  const shown = data?.['dataRoom'] as unknown as { grants: unknown; ownGrant: unknown; canPropose: boolean } | null
  return { ...shown, node: data?.['node'] as unknown }
}

test('the lead of the project alone proposes, and only investors who can see it', async () => {
  const id = await room()
  for (const as of [null, editor, investor, rival, pending, team, ...outside])
    expect((await propose(id, as)).codes, as?.role ?? 'visitor').not.toEqual([])
  for (const to of [lead, team, pending, outside[0]!]) expect((await propose(id, lead, to)).codes).toEqual(['INVALID'])
  expect((await propose(id, lead, investor, ' ')).codes).toEqual(['INVALID'])
  expect((await propose(await room({ approvedForInvestors: false }))).codes).toEqual(['CONFLICT'])
  expect(await db.roomGrant.count()).toBe(0)
  expect((await propose(id)).codes).toEqual([])
  expect((await propose(id)).errors[0]!.message).toMatch(/already been proposed/)
  expect(await told(db, team)).toContain('DATA_ROOM_PROPOSED')
  expect((await seen(lead, id)).canPropose).toBe(true)
  for (const as of [editor, team, investor]) expect((await seen(as, id)).canPropose, as.role).toBe(false)
})

test('the team and the lead see who proposed whom and why; the investor and others see nothing of it', async () => {
  const id = await room()
  await db.notification.deleteMany()
  await propose(id)
  const shown = {
    status: 'PROPOSED',
    message: '',
    proposal: 'Has built two plants',
    proposedBy: { name: 'Ada Lead' },
    reason: '',
    reader: { name: 'Noor Investor' },
  }
  for (const as of [lead, team]) expect(await seen(as, id), as.role).toMatchObject({ grants: [shown], node: shown })
  for (const as of [investor, rival])
    expect(await seen(as, id)).toMatchObject({ grants: null, ownGrant: null, history: null, node: null })
  expect(await seen(editor, id)).toMatchObject({ grants: null, ownGrant: null, node: null })
  for (const as of [null, pending, ...outside]) expect(await seen(as, id)).toEqual({ node: null })
  const own = await run(db, '{ ownRoomGrants { id } }', { as: investor })
  expect(own.data?.['ownRoomGrants']).toEqual([])
  for (const as of [investor, rival, lead, editor]) expect(await told(db, as), as.role).toEqual([])
})

test('once given, the investor sees the access without what was said of it, and the lead learns of the answer', async () => {
  const id = await room()
  await propose(id)
  await db.notification.deleteMany()
  expect((await give(id)).codes).toEqual([])
  expect(await told(db, investor)).toEqual(['DATA_ROOM_GRANTED'])
  expect(await told(db, lead)).toEqual(['DATA_ROOM_PROPOSAL_ANSWERED'])
  const own = { status: 'GRANTED', message: '', proposal: null, proposedBy: null, reason: '' }
  expect(await seen(investor, id)).toMatchObject({ ownGrant: own, node: own })
  expect(await seen(lead, id)).toMatchObject({ grants: [{ status: 'GRANTED', proposedBy: { name: 'Ada Lead' } }] })
  expect((await grantOf(id)).answeredById).toBe(team.id)
  expect((await propose(id)).errors[0]!.message).toMatch(/already requested or had access/)
  const { data } = await run(db, '{ personalData }', { as: investor })
  expect(JSON.stringify(data)).not.toContain('two plants')
})

test('a declined proposal stays between the lead and the university, and may be made again', async () => {
  const id = await room()
  await propose(id)
  await db.notification.deleteMany()
  expect((await decline(id)).codes).toEqual([])
  expect(await told(db, lead)).toEqual(['DATA_ROOM_PROPOSAL_ANSWERED'])
  expect(await told(db, investor)).toEqual([])
  expect(await seen(investor, id)).toMatchObject({ ownGrant: null, node: null })
  expect(await seen(lead, id)).toMatchObject({ grants: [{ status: 'DECLINED', reason: 'Not yet' }] })
  expect((await propose(id, lead, investor, 'Asked again')).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({ status: 'PROPOSED', proposal: 'Asked again', answeredAt: null, reason: '' })
})

test('an investor who was proposed asks as if nothing had happened, and then is not proposed any more', async () => {
  const id = await room()
  await propose(id)
  const ask = { id: idOf('DataRoom', id), message: 'To judge' }
  expect((await perform(db, 'requestRoomAccess', ask, { as: investor })).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({
    status: 'REQUESTED',
    message: 'To judge',
    proposal: null,
    proposedById: null,
  })
  expect(await seen(investor, id)).toMatchObject({ ownGrant: { status: 'REQUESTED', message: 'To judge' } })
  expect((await decline(id)).codes).toEqual([])
  expect(await told(db, investor)).toContain('DATA_ROOM_DECLINED')
  expect((await propose(id)).errors[0]!.message).toMatch(/already requested or had access/)
})
