/** Documents of data rooms over the network: marked with their reader, only for who may read at that moment, and written down. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { pdfOf } from '../../prisma/seed/files/pdf.ts'
import { stored } from '../../prisma/seed/files/stored.ts'
import { closeLimits } from '../limits.ts'
import { idOf } from '../testing/ids.ts'
import { png } from '../testing/files.ts'
import { pagesOfPdf } from '../testing/pagesOfPdf.ts'
import { perform, person } from '../testing/run.ts'
import { bearer, testServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

const server = await testServer()
afterAll(() => server.close())
beforeEach(() => closeLimits())
const { db } = server
const owner = await person(db, 'RESEARCHER')
const investor = await person(db, 'INVESTOR', { name: 'نور Al-Łódź' })
const rival = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')

const get = async (as: Viewer | null, path: string) =>
  fetch(`${server.url}/api/data-room-documents/${path}`, {
    headers: as ? bearer(await server.session(as)) : {},
  })

/** The text of each page of an answer. */
const textOf = async (answer: Response) => pagesOfPdf(await answer.arrayBuffer())

async function document(
  more: { file?: object; label?: 'PUBLIC' | 'INTERNAL' | 'AFTER_NDA'; downloadable?: boolean } = {},
) {
  const room = await makeDataRoom(
    db,
    await makeProject(db, { ownerId: owner.id, approvedForInvestors: true, status: 'ACTIVE' }),
  )
  const plan = await stored(pdfOf('Cost plan', [['Pilot', 'It costs 400,000 AED.']]))
  const { file = plan, ...data } = more
  const { id } = await makeRoomDocument(db, room.id, { label: 'AFTER_NDA', ...data, file })
  const { id: grant } = await db.roomGrant.create({
    data: {
      dataRoomId: room.id,
      readerId: investor.id,
      status: 'GRANTED',
      expiresOn: new Date('2999-01-01'),
      answeredAt: new Date(),
    },
  })
  await db.ndaAcceptance.create({
    data: { ndaTextId: room.ndaTextId!, userId: investor.id, name: investor.name, address: '::1' },
  })
  return { id, grant, room }
}

test('each page holds its reader’s name and address, and the reading is written down once', async () => {
  const { id, room } = await document()
  const answer = await get(investor, `${id}/pages/1`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('page-count')).toBe('1')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const [text] = await textOf(answer)
  const { email } = await db.user.findUniqueOrThrow({ where: { id: investor.id } })
  expect(text).toContain('It costs 400,000 AED.')
  expect(text).toContain('Read by نور Al-Łódź')
  expect(text).toContain(email)
  expect(text).toMatch(/on \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/)
  await get(investor, `${id}/pages/1`)
  const log = await db.roomAccess.findMany({ where: { dataRoomId: room.id } })
  const { createdAt: uploadedAt } = await db.file.findFirstOrThrow({ where: { roomDocument: { id } } })
  const read = { title: 'plan.pdf', documentId: id, uploadedAt }
  expect(log).toMatchObject([{ kind: 'OPENED', ...read, userId: investor.id, ndaVersion: 1, network: '127.0.0.0/24' }])
  expect((await get(investor, `${id}/pages/2`)).status).toBe(409)
})

test('others, visitors and API keys get nothing, and a link that is passed on opens nothing', async () => {
  const { id } = await document()
  expect((await get(rival, `${id}/pages/1`)).status).toBe(404)
  expect((await get(null, `${id}/pages/1`)).status).toBe(401)
  const file = await db.roomDocument.findUniqueOrThrow({ where: { id }, select: { fileId: true } })
  // The file itself, unmarked, is for insiders.
  const raw = async (as: Viewer) =>
    (await fetch(`${server.url}/api/files/${file.fileId}/content`, { headers: bearer(await server.session(as)) }))
      .status
  expect(await raw(investor)).toBe(404)
  expect(await raw(rival)).toBe(404)
})

test('what was revoked, has lapsed, or was agreed to in other words is refused at the next page', async () => {
  const { id, grant, room } = await document()
  const status = async () => (await get(investor, `${id}/pages/1`)).status
  expect(await status()).toBe(200)
  const revoked = await perform(db, 'revokeRoomAccess', { id: idOf('RoomGrant', grant), reason: 'Over' }, { as: team })
  expect(revoked.codes).toEqual([])
  expect(await status()).toBe(404)
  await db.roomGrant.update({ where: { id: grant }, data: { status: 'GRANTED', expiresOn: new Date('2020-01-01') } })
  expect(await status()).toBe(404)
  await db.roomGrant.update({ where: { id: grant }, data: { expiresOn: new Date('2999-01-01') } })
  expect(await status()).toBe(200)
  await perform(db, 'setRoomNda', { id: idOf('DataRoom', room.id), text: 'Other words' }, { as: team })
  expect(await status()).toBe(404)
})

test('a copy is kept only where the document and the access allow it, and it is marked, too', async () => {
  const { id, grant, room } = await document({ downloadable: true })
  expect((await get(investor, `${id}/content`)).status).toBe(404)
  await db.roomGrant.update({ where: { id: grant }, data: { mayDownload: true } })
  const answer = await get(investor, `${id}/content`)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect((await textOf(answer))[0]).toContain('Read by نور')
  await db.roomDocument.update({ where: { id }, data: { downloadable: false } })
  expect((await get(investor, `${id}/content`)).status).toBe(404)
  expect(await db.roomAccess.count({ where: { dataRoomId: room.id, kind: 'DOWNLOADED' } })).toBe(1)
})

test('a picture becomes a marked page; what has no pages is only kept, and a damaged file says so', async () => {
  const picture = { name: 'a.png', mediaType: 'image/png', ...(await stored(png())) }
  const { id } = await document({ label: 'PUBLIC', file: picture })
  expect((await textOf(await get(rival, `${id}/pages/1`)))[0]).toContain('Read by')
  const table = { name: 'a.csv', mediaType: 'text/csv', ...(await stored(Buffer.from('a;b'))) }
  const { id: csv } = await document({ label: 'PUBLIC', downloadable: true, file: table })
  expect((await get(rival, `${csv}/pages/1`)).status).toBe(409)
  expect(await (await get(rival, `${csv}/content`)).text()).toBe('a;b')
  const broken = await stored(Buffer.from('%PDF-1.7 nothing'))
  const { id: bad } = await document({ label: 'PUBLIC', file: broken })
  const answer = await get(rival, `${bad}/pages/1`)
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    409,
    expect.stringContaining('damaged'),
  ])
})

test('what was accepted is kept as a file for both sides', async () => {
  const { room } = await document()
  const { id } = await db.ndaAcceptance.findFirstOrThrow({ where: { ndaTextId: room.ndaTextId! } })
  const pdf = async (as: Viewer) =>
    fetch(`${server.url}/api/nda-acceptances/${id}`, { headers: bearer(await server.session(as)) })
  for (const as of [investor, owner, team])
    expect((await textOf(await pdf(as))).join(' '), as.role).toContain('Keep it secret.')
  expect((await pdf(rival)).status).toBe(404)
})
