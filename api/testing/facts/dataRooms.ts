/** Data rooms by whose project they are of, their documents by who reads them, and who has access and read what. */
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { any, type Cast, type Facts, type Holds } from './fact.ts'

const later = new Date('2999-01-01')
const reading = ['openToIndustryOrGranted', 'openToInvestorsOrGranted']
const keeping = ['downloadableByIndustry', 'downloadableByInvestors']

/** Makes them and says what each is to whom. */
export async function dataRoomFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const both = { approvedForIndustry: true, approvedForInvestors: true }
  const offered = { ...both, status: 'ACTIVE' as const }
  const open = await makeDataRoom(db, await makeProject(db, offered))
  const closed = await makeDataRoom(db, await makeProject(db, { ...offered, confidential: true }))
  const forInvestors = await makeDataRoom(db, await makeProject(db, offered))
  await db.dataRoom.update({ where: { id: forInvestors.id }, data: { openToCompanies: false } })
  facts['room closed to companies'] = { entity: 'DataRoom', id: forInvestors.id, holds: any('any', 'openToInvestors') }
  facts['room open to both'] = {
    entity: 'DataRoom',
    id: open.id,
    holds: any('any', 'openToIndustry', 'openToInvestors'),
  }
  facts['room of a confidential project'] = { entity: 'DataRoom', id: closed.id, holds: any('any') }

  const document = async (name: string, room: number, data: object, holds: Holds) => {
    const { id } = await makeRoomDocument(db, room, data)
    facts[`document ${name}`] = { entity: 'RoomDocument', id, holds }
  }
  await document('that is public', open.id, { label: 'PUBLIC' }, any('any', ...reading))
  const copied = { label: 'PUBLIC', downloadable: true }
  await document('that may be kept', open.id, copied, any('any', ...reading, ...keeping))
  for (const [audience, name] of [
    ['Industry', 'approvedForIndustry'],
    ['Investors', 'approvedForInvestors'],
  ] as const) {
    const { id } = await makeDataRoom(db, await makeProject(db, { status: 'ACTIVE', [name]: true }))
    facts[`room open to ${audience} alone`] = { entity: 'DataRoom', id, holds: any('any', `openTo${audience}`) }
    const holds = any('any', `openTo${audience}OrGranted`, `downloadableBy${audience}`)
    await document(`open to ${audience} alone`, id, copied, holds)
  }
  const investing = ['openToInvestorsOrGranted', 'downloadableByInvestors']
  await document('of a room closed to companies', forInvestors.id, copied, any('any', ...investing))
  await document('of a confidential project', closed.id, copied, any('any'))
  await document('that is internal', open.id, { label: 'INTERNAL', downloadable: true }, any('any'))
  await document('after the agreement', open.id, { label: 'AFTER_NDA', downloadable: true }, any('any'))
  for (const role of ROLES) {
    const { id } = viewers[role]
    const to =
      (...relations: string[]): Holds =>
      (relation, asked) =>
        relation === 'any' || (asked.id === id && relations.includes(relation))
    const own = await makeDataRoom(db, await makeProject(db, { ownerId: id }))
    facts[`room of ${role}`] = { entity: 'DataRoom', id: own.id, holds: to('ofOwned', 'ofInvolved') }
    const joined = await makeProject(db)
    await db.projectMember.create({ data: { projectId: joined.id, userId: id, role: 'EDITOR' } })
    const member = await makeDataRoom(db, joined)
    facts[`room that ${role} works on`] = { entity: 'DataRoom', id: member.id, holds: to('ofInvolved') }
    await document(`in the room of ${role}`, own.id, {}, to('ofOwned', 'ofInvolved'))
    await document(`in the room that ${role} works on`, member.id, {}, to('ofInvolved'))

    const given = async (name: string, grant: object, accepts: boolean, holds: Holds) => {
      const room = await makeDataRoom(db, await makeProject(db, offered))
      await db.roomGrant.create({
        data: {
          dataRoomId: room.id,
          readerId: id,
          status: 'GRANTED',
          expiresOn: later,
          answeredAt: new Date(),
          ...grant,
        },
      })
      if (accepts)
        await db.ndaAcceptance.create({ data: { ndaTextId: room.ndaTextId!, userId: id, name: 'N', address: '::1' } })
      await document(`${name} for ${role}`, room.id, { label: 'AFTER_NDA', downloadable: true }, holds)
    }
    await given('after the agreement', {}, true, to(...reading))
    await given('to keep after the agreement', { mayDownload: true }, true, to(...reading, ...keeping))
    await given('before the agreement', {}, false, to())
    await given('of which access was revoked', { status: 'REVOKED' }, true, to())
    await given('of which access has lapsed', { expiresOn: new Date('2020-01-01') }, true, to())

    const parts = async (
      name: string,
      room: { id: number; ndaTextId: number | null },
      userId: number,
      holds: Holds,
    ) => {
      const declined = { status: 'DECLINED' as const, answeredAt: new Date() }
      const grant = await db.roomGrant.create({ data: { dataRoomId: room.id, readerId: userId, ...declined } })
      facts[`access ${name}`] = { entity: 'RoomGrant', id: grant.id, holds }
      const by = { ndaTextId: room.ndaTextId!, userId, name: 'N', address: '::1' }
      const acceptance = await db.ndaAcceptance.create({ data: by })
      facts[`acceptance ${name}`] = { entity: 'NdaAcceptance', id: acceptance.id, holds }
      const entry = { dataRoomId: room.id, userId, title: 'a.pdf', sha256: '', kind: 'OPENED' as const, network: '' }
      facts[`entry ${name}`] = { entity: 'RoomAccess', id: (await db.roomAccess.create({ data: entry })).id, holds }
    }
    await parts(`of ${role}`, open, id, to('own', 'ofReader'))
    const proposed = async (name: string, grant: object, ...relations: string[]) => {
      const room = await makeDataRoom(db, await makeProject(db, offered))
      const waits = { proposal: 'Knows the market', requestedAt: new Date(), answerBy: later }
      const { id: made } = await db.roomGrant.create({
        data: { dataRoomId: room.id, readerId: id, status: 'PROPOSED', ...waits, ...grant },
      })
      facts[`access ${name} for ${role}`] = { entity: 'RoomGrant', id: made, holds: to(...relations) }
    }
    const answered = { answeredAt: new Date() }
    await proposed('that is proposed', {}, 'ofReader')
    await proposed('of which the proposal was declined', { status: 'DECLINED', ...answered }, 'ofReader')
    const granted = { status: 'GRANTED', expiresOn: later, ...answered }
    await proposed('that was proposed and given', granted, 'own', 'ofReader')
    await parts(`in the room of ${role}`, own, stranger.id, to('ofOwned'))
  }
  return facts
}
