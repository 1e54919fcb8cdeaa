/** Nothing that reaches a company tells who applied to a challenge that it screens without names, until the first screening is over. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { isoDay, universityDay } from '../../days.ts'
import { everyField } from '../../testing/everyField.ts'
import { pdf } from '../../testing/files.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { contextOf, perform, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { personalData } from '../accounts/personalData.ts'
import { feedFile, withPeople } from '../calendar/calendarFile.ts'

const usual = { ...config }
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent blind '))
/** Names, addresses, departments, positions, the project and the names of files. */
const secrets = /lovelace|babbage|somerville|engines|countess|difference/i
const day = (from: number) => isoDay(new Date(universityDay().getTime() + from * 86_400_000))

let server: TestServer
let owner: Viewer, reviewer: Viewer, commenter: Viewer, rival: Viewer
let ada: Viewer, charles: Viewer, mary: Viewer, team: Viewer
let challengeId: number, proposalId: number, cvId: number, deckId: number, projectId: number

const act = async (as: Viewer | null, name: string, input: object) => {
  const { errors } = await perform(server.db, name, input, { as })
  return errors[0]?.message ?? null
}
const done = async (...given: Parameters<typeof act>) =>
  expect([given[1], await act(...given)]).toEqual([given[1], null])
const on = (type: string, id: number) => idOf(type as 'Challenge', id)
const proposal = (more: object = {}) => ({ id: on('Proposal', proposalId), ...more })
const upload = async (purpose: string, name: string) => {
  const form = new FormData()
  const fields = { entityType: 'proposal', entityId: String(proposalId), purpose }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([pdf() as BlobPart]), name)
  const headers = bearer(await server.session(ada))
  const response = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })
  return ((await response.json()) as { id: number }).id
}
const read = async (as: Viewer | null, source: string) => {
  const { data } = await run(server.db, source, { as })
  return data as unknown as Record<string, Record<string, unknown> | null> | null
}
const fields = (as: Viewer | null, wanted: string) =>
  read(as, `{ proposal(number: ${proposalId}) { ${wanted} } }`).then((data) => data?.['proposal'])
const meeting = (people: Viewer[], more: object = { proposalId: on('Proposal', proposalId) }) => ({
  title: 'First talk',
  times: [new Date(Date.now() + 5 * 86_400_000)],
  participantIds: people.map(({ id }) => on('User', id)),
  ...more,
})

beforeAll(async () => {
  Object.assign(config, { dataDir })
  server = await testServer()
  const { db } = server
  const make = (name: string, role: Viewer['role'], department: string, more: object = {}) =>
    makeUser(db, { name, role, department, email: `${name.toLowerCase().replace(/\W/g, '.')}@x.example`, ...more })
  owner = await make('Karim', 'INDUSTRY', 'Marine')
  reviewer = await make('Salma', 'INDUSTRY_PARTNER', 'Marine')
  commenter = await make('Rana', 'INDUSTRY', 'Marine')
  rival = await make('Rival', 'INDUSTRY', 'Dunes')
  ada = await make('Ada Lovelace', 'RESEARCHER', 'Engines', { position: 'Countess' })
  charles = await make('Charles Babbage', 'RESEARCHER', 'Engines')
  mary = await make('Mary Somerville', 'RESEARCHER', 'Engines')
  team = await make('Tina', 'KU_TEAM', 'Office')
  // Open to industry, so that the project alone would tell whose the proposal is.
  const approved = { approvedForIndustry: true, confidential: false }
  projectId = (
    await db.project.create({ data: { title: 'Difference', ownerId: ada.id, status: 'ACTIVE', ...approved } })
  ).id
  const text = {
    problemStatement: 'Scale',
    goal: 'Cut by 20 %',
    mustHaves: ['Safe'],
    offer: 'A site',
    deadline: day(20),
  }
  const input = { title: 'Cleaner hulls', blindScreening: true, ...text }
  const made = await perform(db, 'createChallenge', input, { as: owner, give: 'challenge { number }' })
  challengeId = (made.data!['createChallenge'] as unknown as { challenge: { number: number } }).challenge.number
  const challenge = { id: on('Challenge', challengeId) }
  for (const [person, role] of [
    [reviewer, 'REVIEWER'],
    [commenter, 'COMMENTER'],
  ] as const)
    await done(owner, 'setChallengeReviewer', { ...challenge, userId: on('User', person.id), role })
  await done(owner, 'submitChallenge', challenge)
  await done(team, 'publishChallenge', challenge)
  const begun = await perform(
    db,
    'createProposal',
    { challengeId: challenge.id, projectId: on('Project', projectId) },
    { as: ada, give: 'proposal { number }' },
  )
  proposalId = (begun.data!['createProposal'] as unknown as { proposal: { number: number } }).proposal.number
  cvId = await upload('CV', 'Lovelace CV.pdf')
  deckId = await upload('PITCH_DECK', 'Lovelace deck.pdf')
  for (const person of [charles, mary])
    await done(ada, 'inviteCoApplicants', proposal({ userId: on('User', person.id) }))
  for (const person of [charles, mary]) await done(person, 'answerCoApplication', proposal({ confirm: true }))
  const words = {
    proposalTitle: 'Sharkskin',
    ideaSummary: 'A paint with grooves.',
    addressingChallenge: 'It lets nothing hold on.',
    trl: 4,
    timeline: '9 months',
    supportNeeded: ['PILOT'],
  }
  await done(ada, 'submitProposal', proposal(words))
  for (const as of [owner, reviewer, commenter]) await done(as, 'declareConflict', proposal({ conflict: false }))
  await done(reviewer, 'createProposalMessage', proposal({ text: 'How long does it last?' }))
  for (const as of [ada, charles, mary]) await done(as, 'createProposalMessage', proposal({ text: 'Two years' }))
  // Who was a co-applicant and is not any more has written and answered, too.
  await done(ada, 'removeCoApplicant', proposal({ userId: on('User', mary.id) }))
  await done(owner, 'reviewProposal', proposal({ decision: 'CHANGES_REQUESTED', comments: 'Add a cost' }))
  await done(ada, 'submitProposal', proposal({ ...words, timeline: '8 months' }))
  await done(team, 'createMeeting', meeting([ada, charles]))
})
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

const company = [
  ['the owner', () => owner],
  ['a reviewer', () => reviewer],
  ['a commenter', () => commenter],
] as const

test.each(company)('no field of the schema, reached in any way, tells %s who applied', async (_, who) => {
  const as = who()
  const roots = `query ($challenge: Int!, $proposal: Int!, $id: ID!) {
    challenge(number: $challenge) { ${everyField('Challenge')} }
    proposal(number: $proposal) { ${everyField('Proposal')} }
    node(id: $id) { ... on Proposal { ${everyField('Proposal')} } }
    proposals { edges { node { ${everyField('Proposal', 3)} } } }
    meetings { edges { node { ${everyField('Meeting', 3)} } } }
    notifications { edges { node { ${everyField('Notification')} } } }
  }`
  const variables = { challenge: challengeId, proposal: proposalId, id: on('Proposal', proposalId) }
  const { data } = await run(server.db, roots, { as, variables })
  expect(data).not.toBeNull()
  // The university is not hidden, nor is the proposal itself.
  expect(JSON.stringify(data)).toContain('Sharkskin')
  expect(JSON.stringify(data)).not.toMatch(secrets)
  for (const kind of ['SHARED', 'INTERNAL']) {
    const talk = await fields(as, `conversation(kind: ${kind}) { edges { node { text authorName } } }`)
    expect(JSON.stringify(talk)).not.toMatch(secrets)
  }
  const history = await fields(
    as,
    'history { edges { node { actor { name } action comment changes { field before after } } } }',
  )
  expect(JSON.stringify(history)).toContain('Karim')
  expect(JSON.stringify(history)).not.toMatch(secrets)
})

test.each(company)('no search and no filter lets %s find a proposal by its applicants', async (_, who) => {
  for (const text of ['Lovelace', 'Babbage', 'Engines']) {
    const found = await read(
      who(),
      `{ search(text: "${text}") { proposals { id } } proposals(filter: { search: "${text}" }) { totalCount } }`,
    )
    expect([text, found]).toEqual([text, { search: { proposals: [] }, proposals: { totalCount: 0 } }])
  }
  expect(await read(who(), '{ search(text: "Sharkskin") { proposals { number } } }')).toEqual({
    search: { proposals: [{ number: proposalId }] },
  })
})

test('the people who can see it are shown to the company without its applicants', async () => {
  const readers = 'readers { peopleCount people { person { name } } }'
  expect(await fields(owner, readers)).toEqual({
    readers: {
      peopleCount: 3,
      people: ['Karim', 'Rana', 'Salma'].map((name) => ({ person: { name } })),
    },
  })
  expect(JSON.stringify(await fields(team, readers))).toContain('Lovelace')
})

test('the thread of its project does not lead to it, nor it to its project', async () => {
  const titles = async (as: Viewer, record: string) => {
    const data = await read(as, `{ record: ${record} { thread { title } } }`)
    return (data!['record']!['thread'] as { title: string }[]).map(({ title }) => title)
  }
  const [project, own] = [`project(number: ${projectId})`, `proposal(number: ${proposalId})`]
  expect(await titles(ada, project)).toContain('Sharkskin')
  expect(await titles(ada, own)).toContain('Difference')
  expect(await titles(owner, project)).toEqual(['Difference'])
  expect(await titles(owner, own)).toEqual([])
})

test('files have neutral names and no uploader, and a CV stays closed', async () => {
  const asked = 'files { number name purpose uploader { name } }'
  expect(await fields(reviewer, asked)).toEqual({
    files: [{ number: deckId, name: 'Attachment 2.pdf', purpose: 'PITCH_DECK', uploader: null }],
  })
  const content = async (as: Viewer | null, id: number) =>
    fetch(`${server.url}/api/files/${id}/content`, as ? { headers: bearer(await server.session(as)) } : {})
  const deck = await content(reviewer, deckId)
  expect(deck.headers.get('content-disposition')).toContain('filename="Attachment 2.pdf"')
  for (const as of [owner, reviewer, rival]) expect((await content(as, cvId)).status).toBe(404)
  expect((await content(null, cvId)).status).toBe(401)
  expect((await content(team, cvId)).headers.get('content-disposition')).toContain('Lovelace CV.pdf')
  expect(JSON.stringify(await fields(ada, asked))).toContain('Lovelace CV.pdf')
})

test('no mail, calendar, export, REST answer or download of own data tells it', async () => {
  await runJobs(server.db)
  const outbox = path.join(dataDir, 'outbox')
  const letters = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
  const own = letters.filter((letter) => /^To:.*(karim|salma|rana)@/m.test(letter))
  expect(own.length).toBeGreaterThan(3)
  for (const letter of own) expect(letter).not.toMatch(secrets)
  for (const as of [owner, reviewer, commenter]) {
    const meetings = await server.db.meeting.findMany({
      where: { participants: { some: { userId: as.id } } },
      include: withPeople,
    })
    expect(feedFile(meetings, as.id, [])).not.toMatch(secrets)
    expect(JSON.stringify(await personalData(contextOf(server.db, as)))).not.toMatch(secrets)
    const headers = bearer(await server.session(as))
    for (const address of [
      '/api/industry-challenges',
      '/api/industry-proposals',
      `/api/proposals?challengeId=${challengeId}`,
      `/api/files/proposal/${proposalId}`,
      '/api/notifications',
      '/api/meetings',
      '/api/exports/proposals?column=title&column=author.name&column=author.department&column=position&column=project.title',
    ]) {
      const { status, body } = await server.ask('GET', address, { headers })
      expect([address, status]).toEqual([address, 200])
      expect(`${address} ${JSON.stringify(body)}`).not.toMatch(secrets)
    }
  }
})

test('nobody outside sees the proposal, and its applicants and the university see all of it', async () => {
  for (const as of [rival, mary, null]) expect((await fields(as, 'number')) ?? null).toBeNull()
  const asked = `applicantsHidden position author { name } project { title } coApplicants { user { name } }
    conversation { edges { node { authorName } } }`
  for (const as of [ada, charles, team])
    expect(await fields(as, asked)).toMatchObject({
      applicantsHidden: true,
      position: 'Countess',
      author: { name: 'Ada Lovelace' },
      coApplicants: [{ user: { name: 'Charles Babbage' } }],
    })
  for (const as of [ada, team]) expect(await fields(as, asked)).toMatchObject({ project: { title: 'Difference' } })
  expect(JSON.stringify(await fields(team, asked))).toContain('Mary Somerville')
  expect(await fields(owner, asked)).toEqual({
    applicantsHidden: true,
    position: '',
    author: null,
    project: null,
    coApplicants: [],
    conversation: {
      edges: ['Applicant', 'Applicant', 'Applicant', 'Salma'].map((authorName) => ({ node: { authorName } })),
    },
  })
})

test('no meeting about it brings the company and researchers together, whether they applied or not', async () => {
  const refused = /first screened without names/
  const stranger = await makeUser(server.db, { role: 'RESEARCHER' })
  for (const guess of [ada, charles, stranger]) {
    expect(await act(owner, 'createMeeting', meeting([guess]))).toMatch(refused)
    expect(await act(team, 'createMeeting', meeting([guess, reviewer]))).toMatch(refused)
  }
  expect(await act(ada, 'createMeeting', meeting([owner]))).toMatch(refused)
  await done(owner, 'createMeeting', meeting([reviewer]))
  const { id } = await server.db.meeting.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const more = { id: on('Meeting', id), userIds: [on('User', ada.id)] }
  expect(await act(owner, 'addMeetingParticipants', more)).toMatch(refused)
})

test('how a challenge is first screened stays once somebody has submitted a proposal', async () => {
  const fixed = 'The first screening can no longer be changed, because a proposal has been submitted.'
  const challenge = { id: on('Challenge', challengeId) }
  const changed = async (as: Viewer | null, blindScreening: boolean) => {
    const { errors } = await perform(server.db, 'updateChallenge', { ...challenge, blindScreening }, { as })
    return (
      (errors[0]?.extensions['fieldErrors'] as Record<string, string>)?.['blindScreening'] ?? errors[0]?.message ?? null
    )
  }
  for (const as of [owner, team]) expect(await changed(as, false)).toBe(fixed)
  expect(await changed(owner, true)).toBeNull()
  for (const as of [reviewer, rival]) expect(await changed(as, false)).toMatch(/not found|not exist|no longer/i)
  for (const as of [ada, null]) expect(await changed(as, false)).not.toBeNull()
  expect(await read(owner, `{ challenge(number: ${challengeId}) { blindScreening canChangeScreening } }`)).toEqual({
    challenge: { blindScreening: true, canChangeScreening: false },
  })
  // A draft is nobody's business, and takes nothing away.
  const open = await server.db.challenge.create({ data: { title: 'Paint', ownerId: owner.id, status: 'OPEN' } })
  const one = { challengeId: open.id, authorId: ada.id }
  const { id } = await server.db.proposal.create({ data: one })
  Object.assign(challenge, { id: on('Challenge', open.id) })
  expect(await changed(owner, true)).toBeNull()
  await server.db.proposal.update({ where: { id }, data: { status: 'WITHDRAWN' } })
  expect(await changed(owner, false)).toBe(fixed)
  await server.db.proposal.delete({ where: { id } })
})

test('nobody is accepted unseen, also when the university decides', async () => {
  for (const as of [owner, team])
    expect(await act(as, 'reviewProposal', proposal({ decision: 'ACCEPTED' }))).toMatch(/^Shortlist it before/)
  expect(await fields(owner, 'moves')).toEqual({ moves: ['SHORTLISTED', 'FINALIST', 'DECLINED'] })
})

test('on the short list the names are shown, and reviewers state again whether there is a conflict', async () => {
  await done(owner, 'reviewProposal', proposal({ decision: 'SHORTLISTED' }))
  const asked =
    'applicantsHidden position author { name } coApplicants { user { name } } canRead statedConflict statesAgain'
  const named = {
    applicantsHidden: false,
    position: 'Countess',
    author: { name: 'Ada Lovelace' },
    coApplicants: [{ user: { name: 'Charles Babbage' } }],
  }
  const again = { canRead: false, statedConflict: null, statesAgain: true }
  for (const as of [owner, reviewer, commenter]) expect(await fields(as, asked)).toEqual({ ...named, ...again })
  const owed = async () => JSON.stringify(await read(owner, '{ duties(first: 5) { edges { node { title } } } }'))
  const unopened = `Cleaner hulls · Proposal ${proposalId}`
  expect(await owed(), 'closed again, also in what waits').toContain(unopened)
  expect(await act(owner, 'reviewProposal', proposal({ decision: 'ACCEPTED' }))).toMatch(/^Declare first/)
  await done(reviewer, 'declareConflict', proposal({ conflict: true, words: 'She is my sister' }))
  await done(owner, 'declareConflict', proposal({ conflict: false }))
  expect(await fields(reviewer, asked)).toMatchObject({ canRead: false, statedConflict: true, statesAgain: false })
  expect(await fields(owner, asked)).toMatchObject({ canRead: true, statedConflict: false, statesAgain: false })
  expect(await owed()).not.toContain(unopened)
  expect(await fields(owner, 'project { title } files { name uploader { name } }')).toEqual({
    project: { title: 'Difference' },
    files: ['Lovelace deck.pdf', 'Lovelace CV.pdf'].map((name) => ({ name, uploader: { name: 'Ada Lovelace' } })),
  })
  expect(JSON.stringify(await fields(owner, 'history { edges { node { actor { name } } } }'))).toContain('Lovelace')
  await done(owner, 'createMeeting', meeting([ada]))
})

test.each([
  ['declined', 'DECLINED', 'Ada Lovelace'],
  ['withdrawn', 'WITHDRAWN', undefined],
])('of one that is %s in the first screening they see the names, or never do', async (_, to, name) => {
  const author = await makeUser(server.db, { role: 'RESEARCHER', name: 'Ada Lovelace' })
  const statements = { create: { reviewerId: owner.id, conflict: false, withoutNames: true } }
  const { id } = await server.db.proposal.create({
    data: {
      challengeId,
      authorId: author.id,
      status: 'SCREENING',
      applicantsHidden: true,
      submittedAt: new Date(),
      statements,
    },
  })
  const input = { id: on('Proposal', id) }
  if (to === 'WITHDRAWN') await done(author, 'withdrawProposal', input)
  else await done(owner, 'reviewProposal', { ...input, decision: to, comments: 'Too dear for us' })
  const data = await read(owner, `{ proposal(number: ${id}) { status author { name } } }`)
  expect(data?.['proposal']).toEqual({ status: to, author: name ? { name } : null })
})

test('no statement moves a proposal on and keeps its names hidden', async () => {
  const { id } = await server.db.proposal.create({
    data: { challengeId, authorId: mary.id, status: 'SCREENING', applicantsHidden: true },
  })
  for (const status of ['SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED'] as const)
    await expect(server.db.proposal.update({ where: { id }, data: { status } })).rejects.toThrow('applicantsHidden')
})
