/** What people are told of meetings: titles name the meeting, and nobody reads of themselves as of somebody else. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ann = await person(db, 'RESEARCHER', { name: 'Ann Asks' })
const ben = await person(db, 'RESEARCHER', { name: 'Ben Guest' })
const expert = await person(db, 'EXPERT', { name: 'Eve Expert' })
const stranger = await person(db, 'EXPERT')

const lastOf = async (as: Viewer) => {
  const { data } = await run(db, '{ notifications(first: 1) { edges { node { title message } } } }', { as })
  return (data!['notifications'] as unknown as { edges: { node: { title: string; message: string } }[] }).edges[0]!.node
}

test('a confirmed meeting is called by its name, and told to its organizer as an own act', async () => {
  const at = new Date(Date.now() + 3 * 86_400_000)
  const input = { title: 'Membrane pilot', times: [at], participantIds: [idOf('User', ben.id)] }
  const made = await perform(db, 'createMeeting', input, { as: ann, give: 'meeting { id times { number } }' })
  const { id, times } = (
    made.data!['createMeeting'] as unknown as { meeting: { id: string; times: { number: number }[] } }
  ).meeting
  await perform(db, 'confirmMeetingTime', { id, time: times[0]!.number }, { as: ann })
  expect(await lastOf(ann)).toEqual({
    title: 'Meeting confirmed: Membrane pilot',
    message: expect.stringMatching(/^You confirmed the meeting “Membrane pilot” on .*Gulf Standard Time \(Dubai\)\.$/),
  })
  expect((await lastOf(ben)).message).toMatch(/^Ann Asks confirmed/)
  await perform(db, 'moveMeeting', { id, times: [new Date(at.getTime() + 86_400_000)] }, { as: ann })
  expect((await lastOf(ben)).message).toMatch(/^Ann Asks moved the meeting “Membrane pilot” to .* \(was .*\)/)
  const { errors } = await perform(db, 'cancelMeeting', { id }, { as: stranger })
  expect(errors[0]?.message).toBe('Meeting not found')
})

test('the session that was held for a request is there for its feedback, and for nobody else', async () => {
  const span = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 5_400_000) }
  const { id: validationRequestId } = await db.validationRequest.create({
    data: {
      title: 'Still',
      status: 'ASSIGNED',
      acceptedAt: new Date(),
      requester: { connect: { id: ann.id } },
      assignee: { connect: { id: expert.id } },
      idea: {
        create: { title: 'Still', description: 'Sun', category: 'Energy', status: 'APPROVED', submitterId: ann.id },
      },
    },
  })
  const people = [ann, expert].map(({ id: userId }, at) => ({ userId, role: at ? 'EXPERT' : 'ORGANIZER' }) as const)
  const meeting = {
    kind: 'SESSION',
    title: 'Still',
    timeZone: 'Asia/Dubai',
    organizerId: ann.id,
    validationRequestId,
  } as const
  for (const state of ['CANCELLED', 'COMPLETED'] as const)
    await db.meeting.create({ data: { ...meeting, ...span, state, participants: { create: people } } })
  const source = '{ validationRequests { edges { node { session { state startsAt } } } } }'
  const seen = async (as: Viewer) => (await run(db, source, { as })).data!['validationRequests']
  expect(await seen(expert)).toEqual({
    edges: [{ node: { session: { state: 'COMPLETED', startsAt: span.startsAt } } }],
  })
  expect(await seen(stranger)).toEqual({ edges: [] })
})
