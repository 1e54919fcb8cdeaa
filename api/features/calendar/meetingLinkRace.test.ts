/** Two jobs at the same moment make one video meeting, and two people who ask for a link get one. */
import { afterAll, expect, test } from 'vitest'
import { reach } from '../../outgoing/publicAddress.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { videoServices } from '../../testing/videoServices.ts'
import { makeMeetingLinks } from './meetingLink.jobs.ts'
import { syncLink } from './syncLink.ts'

const { db } = await fileDatabase()
const services = await videoServices()
reach.thisMachine = true
afterAll(() => {
  reach.thisMachine = false
  services.close()
})
const [ada, guest] = [await person(db, 'RESEARCHER'), await person(db, 'RESEARCHER')]
for (const kind of ['ZOOM', 'TEAMS'] as const)
  await db.integration.create({
    data: { kind, enabled: true, account: 'a', client: 'client', clientSecret: 'the-secret', organizer: 'me' },
  })

let hours = 0
const meeting = async () => {
  const startsAt = new Date(Date.now() + ++hours * 3_600_000)
  const endsAt = new Date(startsAt.getTime() + 1_800_000)
  return db.meeting.create({
    data: {
      kind: 'MEETING',
      state: 'CONFIRMED',
      title: 'Desalination',
      startsAt,
      endsAt,
      organizerId: ada.id,
      participants: {
        create: [
          { userId: ada.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
          { userId: guest.id, role: 'REQUIRED' },
        ],
      },
    },
  })
}

test('many jobs for one link make one video meeting, also when it moves meanwhile', async () => {
  for (let round = 0; round < 5; round++) {
    services.kept.length = 0
    const { id } = await meeting()
    const link = await db.meetingLink.create({ data: { meetingId: id, kind: 'ZOOM' } })
    services.faults.push({ at: /POST .*meetings/, after: 150 })
    const times = [new Date(Date.now() + (1_000 + ++hours) * 3_600_000).toISOString()]
    await Promise.all([
      ...Array.from({ length: 6 }, () => syncLink(db, link.id)),
      perform(db, 'moveMeeting', { id: idOf('Meeting', id), times }, { as: ada }),
    ])
    await makeMeetingLinks.perform(db, { meetingId: id })
    expect(services.kept).toHaveLength(1)
    expect(services.kept[0]!.body['start_time']).toBe(`${times[0]!.slice(0, 19)}Z`)
    expect(await db.meetingLink.findUniqueOrThrow({ where: { id: link.id } })).toMatchObject({ progress: 'MADE' })
  }
})

test('of several who ask for a service at the same moment, one link comes', async () => {
  for (let round = 0; round < 5; round++) {
    services.kept.length = 0
    const { id } = await meeting()
    const ask = (videoService: string) =>
      perform(db, 'updateMeeting', { id: idOf('Meeting', id), videoService }, { as: ada })
    await Promise.all([ask('ZOOM'), ask('TEAMS'), ask('ZOOM'), ask('TEAMS')])
    expect(await db.meetingLink.count({ where: { meetingId: id, wanted: true } })).toBe(1)
    await makeMeetingLinks.perform(db, { meetingId: id })
    expect(services.kept).toHaveLength(1)
  }
})

test('the database itself lets a meeting want one link', async () => {
  const { id } = await meeting()
  await db.meetingLink.create({ data: { meetingId: id, kind: 'ZOOM' } })
  await expect(db.meetingLink.create({ data: { meetingId: id, kind: 'TEAMS' } })).rejects.toMatchObject({
    code: 'P2002',
  })
})
