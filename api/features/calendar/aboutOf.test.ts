/** Meetings about projects, proposals, collaborations, ideas and support requests: who may link them, and who sees the link. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { collaborations } from '../../testing/collaborations.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, ada, badr, owner, team, stranger: eve, collaboration, now } = await collaborations()
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const collaborationId = await collaboration()
const { proposalId } = await now(collaborationId)

const linked =
  'project { number } proposal { number } collaboration { number } idea { number } supportRequest { number }'
const meeting = `meeting { id number ${linked} }`
interface Linked {
  id: string
  number: number
  project: { number: number } | null
  proposal: { number: number } | null
  collaboration: { number: number } | null
  idea: { number: number } | null
  supportRequest: { number: number } | null
}
/** An idea of Ada's that is shared with researchers, unless it is confidential. */
const makeIdea = (confidential: boolean) =>
  db.idea.create({
    data: {
      title: 'Peeling film',
      description: 'It takes the dust along.',
      category: 'Other',
      status: 'SUBMITTED',
      submitterId: ada.id,
      visibleToResearchers: true,
      confidential,
    },
  })
async function act(as: Viewer | null, name: 'createMeeting' | 'updateMeeting', input: object) {
  const { data, codes, errors } = await perform(db, name, input, { as, give: meeting })
  return {
    code: codes[0],
    message: errors[0]?.message,
    meeting: (data?.[name] as { meeting: Linked } | undefined)?.meeting,
  }
}
let days = 0
const propose = (as: Viewer | null, about: object, guests: Viewer[] = [owner, eve, expert]) => {
  days += 1
  return act(as, 'createMeeting', {
    title: 'About',
    times: [new Date(Date.now() + days * 86_400_000)],
    participantIds: guests.map((guest) => idOf('User', guest.id)),
    ...about,
  })
}

test('a meeting is linked to what its organizer sees, and only who sees that finds the link', async () => {
  const ofCollaboration = { collaborationId: idOf('Collaboration', collaborationId) }
  const made = (await propose(ada, ofCollaboration)).meeting!
  expect(made).toMatchObject({ collaboration: { number: collaborationId }, project: null, proposal: null })
  const read = `query ($n: Int!, $c: ID!, $p: ID!) {
    meeting(number: $n) { title proposal { number } collaboration { number } }
    about: meetings(filter: { collaborationId: $c }) { totalCount }
    proposed: meetings(filter: { proposalId: $p }) { totalCount }
  }`
  const variables = { n: made.number, c: ofCollaboration.collaborationId, p: idOf('Proposal', proposalId) }
  const seen = async (as: Viewer) => (await run(db, read, { as, variables })).data
  const open = { meeting: { collaboration: { number: collaborationId } }, about: { totalCount: 1 } }
  expect(await seen(owner)).toMatchObject(open)
  for (const as of [eve, expert])
    expect(await seen(as)).toMatchObject({ meeting: { title: 'About', collaboration: null }, about: { totalCount: 0 } })

  // It is moved to the proposal: it is about one thing, and what is not said stays.
  const meeting = { id: made.id }
  const moved = await act(ada, 'updateMeeting', { ...meeting, proposalId: idOf('Proposal', proposalId) })
  expect(moved.meeting).toMatchObject({ proposal: { number: proposalId }, collaboration: null })
  expect((await act(ada, 'updateMeeting', { ...meeting, agenda: 'Costs' })).meeting!.proposal).toBeTruthy()
  expect(await seen(owner)).toMatchObject({ about: { totalCount: 0 }, proposed: { totalCount: 1 } })
  expect(await seen(eve)).toMatchObject({ meeting: { proposal: null }, proposed: { totalCount: 0 } })

  const pages = `query ($n: Int!, $m: Int!) {
    collaboration(number: $n) { meetings { number } } proposal(number: $m) { meetings { number } }
  }`
  const page = async (as: Viewer) =>
    (await run(db, pages, { as, variables: { n: collaborationId, m: proposalId } })).data
  expect(await page(ada)).toMatchObject({ collaboration: { meetings: [] }, proposal: { meetings: [{}] } })
  // The university reads the proposal, but meetings are their people's alone.
  expect(await page(await person(db, 'ADMIN'))).toMatchObject({ proposal: { meetings: [] } })
  expect(await page(eve)).toMatchObject({ collaboration: null, proposal: null })
  expect((await act(ada, 'updateMeeting', { ...meeting, proposalId: null })).meeting).toMatchObject({ proposal: null })
})

/** What each finds of the meetings about a record: on the meeting, in the list and on the page of the record. */
const links = (type: 'idea' | 'supportRequest', number: number, meetingNumber: number) => {
  const query = `query ($n: Int!, $m: Int!, $id: ID!) {
    meeting(number: $m) { title ${type} { title } }
    about: meetings(filter: { ${type}Id: $id }) { totalCount }
    ${type}(number: $n) { meetings { number } }
  }`
  const id = idOf(type === 'idea' ? 'Idea' : 'SupportRequest', number)
  return async (as: Viewer | null) =>
    (await run(db, query, { as, variables: { n: number, m: meetingNumber, id } })).data
}

test('who is invited does not learn of the confidential idea that a meeting is about', async () => {
  const idea = await makeIdea(true)
  const made = (await propose(team, { ideaId: idOf('Idea', idea.id) }, [ada, eve, expert, owner])).meeting!
  expect(made).toMatchObject({ idea: { number: idea.id }, project: null, supportRequest: null })
  const seen = links('idea', idea.id, made.number)
  for (const as of [team, ada])
    expect(await seen(as)).toEqual({
      meeting: { title: 'About', idea: { title: 'Peeling film' } },
      about: { totalCount: 1 },
      idea: { meetings: [{ number: made.number }] },
    })
  for (const as of [eve, expert, owner])
    expect(await seen(as)).toEqual({ meeting: { title: 'About', idea: null }, about: { totalCount: 0 }, idea: null })
  // The university reads the idea, but meetings are their people's alone.
  const none = { meeting: null, about: { totalCount: 0 } }
  expect(await seen(await person(db, 'ADMIN'))).toEqual({ ...none, idea: { meetings: [] } })
  for (const as of [badr, null]) expect(await seen(as)).toMatchObject({ meeting: null, idea: null })

  // Nor is it in what they are sent.
  const sent = await db.notification.findMany({ where: { userId: { in: [eve.id, expert.id, owner.id] } } })
  expect(sent.length).toBeGreaterThan(0)
  expect(JSON.stringify(sent)).not.toContain('Peeling')

  // Once the idea is no longer confidential, researchers see it, and with it the link; experts and companies do not.
  await db.idea.update({ where: { id: idea.id }, data: { confidential: false } })
  expect(await seen(eve)).toMatchObject({ meeting: { idea: { title: 'Peeling film' } }, about: { totalCount: 1 } })
  for (const as of [expert, owner]) expect(await seen(as)).toMatchObject({ meeting: { idea: null }, idea: null })
  // A deleted one leaves the meeting.
  await db.idea.delete({ where: { id: idea.id } })
  expect(await seen(team)).toMatchObject({ meeting: { title: 'About', idea: null }, about: { totalCount: 0 } })
})

test('a meeting about a support request is for its researcher and the team alone a link', async () => {
  const { id } = await makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id })
  const made = (await propose(ada, { supportRequestId: idOf('SupportRequest', id) }, [team, eve, expert])).meeting!
  expect(made).toMatchObject({ supportRequest: { number: id }, idea: null })
  const seen = links('supportRequest', id, made.number)
  for (const as of [ada, team])
    expect(await seen(as)).toEqual({
      meeting: { title: 'About', supportRequest: { title: 'Check a contract' } },
      about: { totalCount: 1 },
      supportRequest: { meetings: [{ number: made.number }] },
    })
  for (const as of [eve, expert])
    expect(await seen(as)).toEqual({
      meeting: { title: 'About', supportRequest: null },
      about: { totalCount: 0 },
      supportRequest: null,
    })
  for (const as of [badr, null]) expect(await seen(as)).toMatchObject({ meeting: null, supportRequest: null })

  // The other takes its place when the meeting is changed, silently: nothing in a calendar changes.
  const idea = await makeIdea(true)
  const moved = await act(ada, 'updateMeeting', { id: made.id, ideaId: idOf('Idea', idea.id) })
  expect(moved.meeting).toMatchObject({ idea: { number: idea.id }, supportRequest: null })
  expect((await act(ada, 'updateMeeting', { id: made.id, ideaId: null })).meeting).toMatchObject({ idea: null })
})

test('the database lets a meeting be about one thing alone', async () => {
  const { id: ideaId } = await makeIdea(false)
  const { id: supportRequestId } = await makeSupportRequest(db, { requesterId: ada.id })
  const [startsAt, endsAt] = [new Date('2099-02-01T08:00:00Z'), new Date('2099-02-01T09:00:00Z')]
  const data = { kind: 'MEETING', state: 'PROPOSED', title: 'About', startsAt, endsAt, ideaId } as const
  for (const other of [{ supportRequestId }, { proposalId }, { collaborationId }])
    await expect(db.meeting.create({ data: { ...data, ...other } })).rejects.toThrow('Meeting_about_one_thing')
})

test('nobody links what they may not see, or two things at once', async () => {
  const hidden = await makeProject(db, { ownerId: ada.id })
  const idea = await makeIdea(true)
  const request = await makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id })
  const abouts = {
    projectId: idOf('Project', hidden.id),
    proposalId: idOf('Proposal', proposalId),
    collaborationId: idOf('Collaboration', collaborationId),
    ideaId: idOf('Idea', idea.id),
    supportRequestId: idOf('SupportRequest', request.id),
  }
  const own = (await propose(eve, {}, [expert])).meeting!
  for (const [name, value] of Object.entries(abouts)) {
    for (const as of [eve, expert, await person(db, 'INVESTOR')])
      expect((await propose(as, { [name]: value }, [owner])).code, name).toMatch(/NOT_FOUND|FORBIDDEN/)
    expect((await act(eve, 'updateMeeting', { id: own.id, [name]: value })).code, name).toBe('NOT_FOUND')
    expect((await propose(null, { [name]: value }, [owner])).code, name).toBe('UNAUTHENTICATED')
  }
  // What the organizer may not read answers as if it were not there.
  for (const [name, type] of [
    ['ideaId', 'Idea'],
    ['supportRequestId', 'SupportRequest'],
  ] as const) {
    const missing = await propose(eve, { [name]: idOf(type, 999_999) }, [owner])
    expect(missing.code).toBe('NOT_FOUND')
    expect(await propose(eve, { [name]: abouts[name] }, [owner])).toEqual(missing)
  }
  // A draft is its researcher's alone.
  const draft = await makeSupportRequest(db, { requesterId: ada.id })
  expect((await propose(team, { supportRequestId: idOf('SupportRequest', draft.id) }, [ada])).code).toBe('NOT_FOUND')
  const { projectId, ideaId, supportRequestId, ...others } = abouts
  for (const two of [others, { projectId, proposalId: abouts.proposalId }, { ideaId, supportRequestId }])
    expect(await propose(ada, two)).toMatchObject({
      code: 'INVALID',
      message: 'A meeting can be about only one thing. Choose one.',
    })
})
