/** Calendar files show a video link to those to whom the page of the meeting shows it. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { meetingFile, withPeople } from './calendarFile.ts'

const { db } = await fileDatabase()

test('the link of an unconfirmed booking is in the file of its organizer alone', async () => {
  const [organizer, guest] = [await person(db, 'RESEARCHER'), await person(db, 'RESEARCHER')]
  const input = {
    kind: 'BOOKING',
    title: 'Wells',
    videoLink: 'https://video.example/secret',
    times: [new Date(Date.now() + 86_400_000).toISOString()],
    participantIds: [idOf('User', guest.id)],
  }
  expect((await perform(db, 'createMeeting', input, { as: organizer })).codes).toEqual([])
  const shows = async ({ id }: { id: number }) =>
    meetingFile(await db.meeting.findFirstOrThrow({ include: withPeople }), id, 'PUBLISH')
      .replaceAll('\r\n ', '')
      .includes('video.example/secret')
  expect([await shows(organizer), await shows(guest)]).toEqual([true, false])
  await db.meeting.updateMany({ data: { state: 'CONFIRMED' } })
  expect([await shows(organizer), await shows(guest)]).toEqual([true, true])
})
