/** A session is booked while the expert's calendar is read again: it is refused as busy before or afterwards, never between. */
import { afterAll, expect, test } from 'vitest'
import { dayLength } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { calDavServer } from '../../testing/calDavServer.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { readCalendar } from './readCalendar.ts'

const { db } = await fileDatabase()
const dav = await calDavServer()
reach.thisMachine = true
afterAll(() => {
  reach.thisMachine = false
  dav.close()
})
const [ada, noura] = [await person(db, 'EXPERT'), await person(db, 'RESEARCHER')]
await db.integration.create({ data: { kind: 'CALDAV', enabled: true } })
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 }))
await perform(db, 'setAvailability', { hours, minimumNoticeMinutes: 0, timeZone: 'UTC' }, { as: ada })
const tomorrow = Math.floor(Date.now() / dayLength) * dayLength + dayLength
const at = (hour: number) => new Date(tomorrow + hour * 3_600_000)
const connect = async () => {
  closeLimits()
  const input = { address: `${dav.url}/`, account: 'ada', password: 'app-password' }
  const { data, errors } = await perform(db, 'connectCalDav', input, { as: ada, give: 'calendar { id }' })
  expect(errors).toEqual([])
  return (data!['connectCalDav'] as unknown as { calendar: { id: string } | null }).calendar
}
const book = (hour: number) =>
  perform(
    db,
    'bookExpertSession',
    { topic: 'Membranes', startsAt: at(hour).toISOString(), expertId: idOf('User', ada.id) },
    { as: noura },
  )

test('what stays busy is never free while it is read again', async () => {
  dav.state.busy = [{ startsAt: at(0), endsAt: at(24) }]
  await connect()
  const { id } = await db.connectedCalendar.findFirstOrThrow()
  for (let round = 0; round < 6; round++) {
    const [, , ...tries] = await Promise.all([
      readCalendar(db, id, { now: true }),
      readCalendar(db, id, { now: true }),
      ...[1, 2, 3, 4].map((hour) => book(hour)),
    ])
    expect(tries.map(({ codes }) => codes.join())).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'])
  }
  expect(await db.connectedBusyTime.count()).toBe(1)
  expect(await db.meeting.count()).toBe(0)
})

test('a calendar that is disconnected while it is read leaves no times', async () => {
  dav.state.busy = [{ startsAt: at(0), endsAt: at(1) }]
  for (let round = 0; round < 5; round++) {
    const calendar = (await connect())!.id
    const { id } = await db.connectedCalendar.findFirstOrThrow()
    await Promise.all([
      readCalendar(db, id, { now: true }),
      perform(db, 'disconnectCalendar', { id: calendar }, { as: ada }),
    ])
    expect([await db.connectedCalendar.count(), await db.connectedBusyTime.count()]).toEqual([0, 0])
  }
})

test('of two connections at the same moment one stays', async () => {
  dav.state.busy = [{ startsAt: at(0), endsAt: at(1) }]
  // A connection that gave way before its answer was read answers no calendar.
  const answers = await Promise.all([connect(), connect(), connect()])
  const { id } = await db.connectedCalendar.findFirstOrThrow()
  expect(answers.flatMap((calendar) => calendar?.id ?? [])).toContain(idOf('ConnectedCalendar', id))
  expect([await db.connectedCalendar.count(), await db.connectedBusyTime.count()]).toEqual([1, 1])
})
