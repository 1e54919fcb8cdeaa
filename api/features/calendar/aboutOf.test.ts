/** Meetings about projects, proposals and collaborations: who may link them, and who sees the link. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { collaborations } from '../../testing/collaborations.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, ada, owner, stranger: eve, collaboration, now } = await collaborations()
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const collaborationId = await collaboration()
const { proposalId } = await now(collaborationId)

const meeting = 'meeting { id number project { number } proposal { number } collaboration { number } }'
interface Linked {
  id: string
  number: number
  project: { number: number } | null
  proposal: { number: number } | null
  collaboration: { number: number } | null
}
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

test('nobody links what they may not see, or two things at once', async () => {
  const hidden = await makeProject(db, { ownerId: ada.id })
  const abouts = {
    projectId: idOf('Project', hidden.id),
    proposalId: idOf('Proposal', proposalId),
    collaborationId: idOf('Collaboration', collaborationId),
  }
  const own = (await propose(eve, {}, [expert])).meeting!
  for (const [name, value] of Object.entries(abouts)) {
    for (const as of [eve, expert, await person(db, 'INVESTOR')])
      expect((await propose(as, { [name]: value }, [owner])).code, name).toMatch(/NOT_FOUND|FORBIDDEN/)
    expect((await act(eve, 'updateMeeting', { id: own.id, [name]: value })).code, name).toBe('NOT_FOUND')
    expect((await propose(null, { [name]: value }, [owner])).code, name).toBe('UNAUTHENTICATED')
  }
  const { projectId, ...others } = abouts
  for (const two of [others, { projectId, proposalId: abouts.proposalId }])
    expect(await propose(ada, two)).toMatchObject({
      code: 'INVALID',
      message: 'A meeting is about one thing. Please choose one.',
    })
})
