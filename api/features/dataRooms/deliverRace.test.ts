/** A page is delivered while the right to it ends: none after the end is committed, and each that was is in the log. */
import { expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { pdfOf } from '../../../prisma/seed/files/pdf.ts'
import { stored } from '../../../prisma/seed/files/stored.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { contextOf, perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { deliver } from './deliver.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR')
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
const plan = pdfOf('Cost plan', [['Pilot', 'It costs 400,000 AED.']])

/** A room whose documents the reader reads and may keep: pages that are marked, and tables, which go out as they are. */
async function room(documents: number, kind: 'OPENED' | 'DOWNLOADED', reader = investor) {
  const open = { approvedForIndustry: true, approvedForInvestors: true }
  const { id, ndaTextId } = await makeDataRoom(db, await makeProject(db, { status: 'ACTIVE', ...open }))
  const made = []
  for (let nth = 0; nth < documents; nth++) {
    const file =
      kind === 'OPENED'
        ? await stored(plan)
        : { name: 'a.csv', mediaType: 'text/csv', ...(await stored(Buffer.from('a;b'))) }
    made.push((await makeRoomDocument(db, id, { label: 'AFTER_NDA', downloadable: true, file })).id)
  }
  const answered = { answeredAt: new Date(), expiresOn: new Date('2999-01-01'), mayDownload: true }
  const { id: grant } = await db.roomGrant.create({
    data: { dataRoomId: id, readerId: reader.id, status: 'GRANTED', ...answered },
  })
  await db.ndaAcceptance.create({
    data: { ndaTextId: ndaTextId!, userId: reader.id, name: reader.name, address: '::1' },
  })
  const reading = (document: number) => async () => {
    const page = kind === 'OPENED' ? 1 : null
    await deliver({ ...contextOf(db, reader), sessionId: 1 }, { id: document, page, kind })
    return document
  }
  return { id, grant, documents: made, readings: made.map(reading) }
}

type Room = Awaited<ReturnType<typeof room>>
const logged = async ({ id }: Room) =>
  (await db.roomAccess.findMany({ where: { dataRoomId: id }, select: { documentId: true } })).map(
    ({ documentId }) => documentId!,
  )

/** A way in which the right of a reader, an investor unless named, ends, and the row that both wait for. */
interface Ending {
  reader?: Viewer
  held: (of: Room) => readonly ['RoomGrant' | 'DataRoom' | 'Project', number]
  end: (of: Room) => ReturnType<typeof perform>
}

const ends: Record<string, Ending> = {
  'the access is revoked': {
    held: ({ grant }: Room) => ['RoomGrant', grant] as const,
    end: ({ grant }: Room) =>
      perform(db, 'revokeRoomAccess', { id: idOf('RoomGrant', grant), reason: 'Over' }, { as: team }),
  },
  'the agreement changes': {
    held: ({ id }: Room) => ['DataRoom', id] as const,
    end: ({ id }: Room) => perform(db, 'setRoomNda', { id: idOf('DataRoom', id), text: 'Other words' }, { as: team }),
  },
  'the project is closed to investors': {
    held: ({ id }: Room) => ['Project', id] as const,
    end: ({ id }: Room) =>
      perform(
        db,
        'setProjectAccess',
        { ids: [idOf('Project', id)], audience: 'INVESTORS', approved: false },
        { as: team },
      ),
  },
  'the project is closed to industry, for a company': {
    reader: company,
    held: ({ id }: Room) => ['Project', id] as const,
    end: ({ id }: Room) =>
      perform(
        db,
        'setProjectAccess',
        { ids: [idOf('Project', id)], audience: 'INDUSTRY', approved: false },
        { as: team },
      ),
  },
  'the room is closed to companies': {
    reader: company,
    held: ({ id }: Room) => ['DataRoom', id] as const,
    end: ({ id }: Room) =>
      perform(db, 'updateDataRoom', { id: idOf('DataRoom', id), openToCompanies: false }, { as: team }),
  },
}

/** Ends the right among the readings, and says what the log held right after. */
async function ended(one: Room, end: (of: Room) => ReturnType<typeof perform>) {
  expect((await end(one)).codes).toEqual([])
  return logged(one)
}

async function holds(one: Room, results: PromiseSettledResult<unknown>[]) {
  const after = results.flatMap((result) =>
    result.status === 'fulfilled' && Array.isArray(result.value) ? [result.value as number[]] : [],
  )
  const delivered = results.flatMap((result) =>
    result.status === 'fulfilled' && typeof result.value === 'number' ? [result.value] : [],
  )
  const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)
  expect(inOrder(delivered), 'every delivered page is in the log').toEqual(inOrder(await logged(one)))
  expect(inOrder(after.flat()), 'none is delivered after the end').toEqual(inOrder(delivered))
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  for (const read of one.readings) await expect(read()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
}

test.each(Object.entries(ends))('copies that go out while %s', async (_, { reader, held, end }) => {
  for (const place of [0, 2, 4]) {
    const one = await room(4, 'DOWNLOADED', reader)
    const attempts: (() => Promise<unknown>)[] = one.readings.slice()
    attempts.splice(place, 0, () => ended(one, end))
    const [table, row] = held(one)
    await holds(one, await atOnce(db, table, row, attempts))
  }
})

test.each(Object.entries(ends))(
  'pages that are made while %s',
  async (_, { reader, end }) => {
    for (const wait of [0, 400, 1200]) {
      const one = await room(4, 'OPENED', reader)
      const later = async () => {
        await new Promise((done) => setTimeout(done, wait))
        return ended(one, end)
      }
      await holds(one, await Promise.allSettled<unknown>([...one.readings.map((read) => read()), later()]))
    }
  },
  60_000,
)

test('a new agreement that is not yet committed is waited for: nothing goes out on the old acceptance', async () => {
  const one = await room(1, 'DOWNLOADED')
  if (!process.env['TEST_DATABASE_URL']) return
  let reading: Promise<unknown>
  await db.$transaction(async (tx) => {
    const next = await tx.ndaText.create({ data: { dataRoomId: one.id, version: 2, text: 'Other', sha256: 'b' } })
    await tx.dataRoom.update({ where: { id: one.id }, data: { ndaTextId: next.id } })
    reading = Promise.allSettled([one.readings[0]!()])
    await new Promise((done) => setTimeout(done, 300))
  })
  expect(await reading!).toMatchObject([{ status: 'rejected', reason: { extensions: { code: 'NOT_FOUND' } } }])
  expect(await logged(one)).toEqual([])
})
