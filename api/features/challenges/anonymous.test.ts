/** Nothing that reaches a researcher tells which company posts a challenge without its name, until it shortlists the proposal. */
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
import { namesCompany } from './companyTraces.ts'

const usual = { ...config }
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent anonymous '))
const secrets = /zubarah|karim|vault|salma|quay/i
const day = (from: number) => isoDay(new Date(universityDay().getTime() + from * 86_400_000))

let server: TestServer
let owner: Viewer, reviewer: Viewer, ada: Viewer, badr: Viewer, stranger: Viewer, team: Viewer
let challengeId: number, proposalId: number, fileId: number

const act = async (as: Viewer, name: string, input: object) => {
  const { errors } = await perform(server.db, name, input, { as })
  return errors[0]?.message ?? null
}
const done = async (...given: Parameters<typeof act>) =>
  expect([given[1], await act(...given)]).toEqual([given[1], null])
const token = (viewer: Viewer) => server.session(viewer)
const upload = async (name: string) => {
  const form = new FormData()
  form.set('entityType', 'challenge')
  form.set('entityId', String(challengeId))
  form.set('file', new Blob([pdf() as BlobPart]), name)
  const headers = bearer(await token(owner))
  const response = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })
  return ((await response.json()) as { id: number }).id
}
const on = (type: string, id: number) => idOf(type as 'Challenge', id)
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
  const make = (name: string, role: Viewer['role'], department: string, email: string) =>
    makeUser(db, { name, role, department, email })
  owner = await make('Karim Vault', 'INDUSTRY', 'Zubarah Marine', 'karim@zubarah.example')
  reviewer = await make('Salma Quay', 'INDUSTRY_PARTNER', 'Zubarah Marine', 'salma@zubarah.example')
  ada = await make('Ada', 'RESEARCHER', 'Physics', 'ada@uni.example')
  badr = await make('Badr', 'RESEARCHER', 'Physics', 'badr@uni.example')
  stranger = await make('Cyrus', 'RESEARCHER', 'Physics', 'cyrus@uni.example')
  team = await make('Tina', 'KU_TEAM', 'Office', 'tina@uni.example')
  const text = {
    problemStatement: 'Scale',
    goal: 'Cut by 20 %',
    mustHaves: ['Safe'],
    offer: 'A site',
    deadline: day(20),
  }
  const input = { title: 'Cleaner hulls', anonymous: true, companyDescription: 'Zubarah sails.', ...text }
  const made = await perform(db, 'createChallenge', input, { as: owner, give: 'challenge { number }' })
  challengeId = (made.data!['createChallenge'] as unknown as { challenge: { number: number } }).challenge.number
  const challenge = { id: on('Challenge', challengeId) }
  await upload('Fouling data.pdf')
  fileId = await upload('Zubarah brief.pdf')
  await done(owner, 'setChallengeReviewer', { ...challenge, userId: on('User', reviewer.id), role: 'REVIEWER' })
  await done(owner, 'submitChallenge', challenge)
  await done(team, 'publishChallenge', challenge)
  for (const as of [ada, badr, stranger]) await done(as, 'starChallenge', challenge)
  await done(ada, 'askQuestion', { ...challenge, text: 'Which paint?' })
  const { id: questionId } = await db.challengeQuestion.findFirstOrThrow()
  await done(owner, 'answerQuestion', { id: on('ChallengeQuestion', questionId), answer: 'A grey one' })
  proposalId = (
    await db.proposal.create({
      data: {
        challengeId,
        authorId: ada.id,
        status: 'SUBMITTED',
        title: 'Sharkskin',
        submittedAt: new Date(),
        coApplicants: { create: { userId: badr.id, answer: 'CONFIRMED' } },
      },
    })
  ).id
  const proposal = { id: on('Proposal', proposalId) }
  for (const as of [owner, reviewer]) await done(as, 'declareConflict', { ...proposal, conflict: false })
  await done(reviewer, 'createProposalMessage', { ...proposal, text: 'How long does it last?' })
  await done(owner, 'reviewProposal', { ...proposal, decision: 'CHANGES_REQUESTED', comments: 'Add a cost' })
  await done(owner, 'extendChallenge', { ...challenge, deadline: day(30) })
  await done(team, 'createMeeting', meeting([ada, badr]))
  await done(owner, 'createMeeting', meeting([reviewer]))
})
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

test('no meeting about the proposal brings the company and those who may not know it together', async () => {
  const refused = /keeps its company anonymous until the proposal is shortlisted/
  expect(await act(owner, 'createMeeting', meeting([ada]))).toMatch(refused)
  expect(await act(owner, 'createMeeting', meeting([stranger]))).toMatch(refused)
  expect(await act(team, 'createMeeting', meeting([ada, reviewer]))).toMatch(refused)
  // The answer is the same for every company, so that nobody finds out by guessing.
  const rival = await makeUser(server.db, { role: 'INDUSTRY' })
  for (const guess of [owner, rival]) expect(await act(ada, 'createMeeting', meeting([guess]))).toMatch(refused)
  const inside = await server.db.meeting.findFirstOrThrow({ where: { organizerId: owner.id } })
  const withinCompany = { id: on('Meeting', inside.id) }
  expect(await act(owner, 'addMeetingParticipants', { ...withinCompany, userIds: [on('User', ada.id)] })).toMatch(
    refused,
  )
  await done(owner, 'createMeeting', meeting([ada], {}))
  const { id } = await server.db.meeting.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const about = { id: on('Meeting', id), proposalId: on('Proposal', proposalId) }
  expect(await act(owner, 'updateMeeting', about)).toMatch(refused)
  await server.db.meeting.delete({ where: { id } })
  await server.db.notification.deleteMany({ where: { entity: 'Meeting', entityId: id } })
})

test.each([
  ['the author', () => ada],
  ['the co-applicant', () => badr],
  ['another researcher', () => stranger],
])('no field of the schema, reached in any way, tells %s the company', async (_, who) => {
  const as = who()
  const roots = `query ($challenge: Int!, $proposal: Int!) {
    challenge(number: $challenge) { ${everyField('Challenge')} }
    proposal(number: $proposal) { ${everyField('Proposal')} }
    upcomingMeetings { ${everyField('Meeting', 3)} }
    meetings { edges { node { ${everyField('Meeting', 3)} } } }
    notifications { edges { node { ${everyField('Notification')} } } }
    search(text: "hulls") { ${everyField('SearchResult', 4)} }
  }`
  const variables = { challenge: challengeId, proposal: proposalId }
  const { data } = await run(server.db, roots, { as, variables })
  expect(data).not.toBeNull()
  expect((data!['challenge'] as unknown as { files: { name: string }[] }).files.map(({ name }) => name)).toEqual([
    'Attachment 2.pdf',
    'Attachment 1.pdf',
  ])
  expect(JSON.stringify(data)).not.toMatch(secrets)
  for (const text of ['zubarah', 'Karim Vault']) {
    const found = await run(
      server.db,
      `{ search(text: "${text}") { challenges { id } proposals { id } meetings { id } } }`,
      { as },
    )
    expect(found.data).toEqual({ search: { challenges: [], proposals: [], meetings: [] } })
  }
})

test('the team reads the company, its traces and the names of its files', async () => {
  const seen = await run(server.db, `{ challenge(number: ${challengeId}) { companyTraces files { name } } }`, {
    as: team,
  })
  expect(seen.data).toEqual({
    challenge: {
      companyTraces: ['“Zubarah brief.pdf”'],
      files: [{ name: 'Zubarah brief.pdf' }, { name: 'Fouling data.pdf' }],
    },
  })
})

test('no mail, calendar, file, export, REST answer or download of own data tells it', async () => {
  await runJobs(server.db)
  const outbox = path.join(dataDir, 'outbox')
  const letters = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
  const own = letters.filter((letter) => /^To:.*@uni\.example/m.test(letter) && !/^To:.*tina/m.test(letter))
  expect(own.length).toBeGreaterThan(2)
  for (const letter of own) expect(letter).not.toMatch(secrets)
  for (const as of [ada, badr, stranger]) {
    const meetings = await server.db.meeting.findMany({
      where: { participants: { some: { userId: as.id } } },
      include: withPeople,
    })
    expect(feedFile(meetings, as.id, [])).not.toMatch(secrets)
    expect(JSON.stringify(await personalData(contextOf(server.db, as)))).not.toMatch(secrets)
    const headers = bearer(await token(as))
    for (const path of [
      '/api/industry-challenges',
      `/api/industry-challenges/${challengeId}`,
      '/api/starred-challenges',
      '/api/industry-proposals',
      '/api/notifications',
      '/api/exports/challenges?column=title&column=companyName&column=owner.name',
      '/api/exports/proposals?column=challengeTitle&column=challenge.companyName&column=challenge.owner.name',
    ]) {
      const { status, body } = await server.ask('GET', path, { headers })
      expect([path, status < 500]).toEqual([path, true])
      expect(JSON.stringify(body)).not.toMatch(secrets)
    }
    const file = await fetch(`${server.url}/api/files/${fileId}/content`, { headers })
    expect(file.headers.get('content-disposition')).toContain('filename="Attachment 2.pdf"')
  }
})

test('with the short list the applicants, and they alone, know it and can be met', async () => {
  await done(owner, 'reviewProposal', { id: on('Proposal', proposalId), decision: 'SHORTLISTED' })
  const source = `{ challenge(number: ${challengeId}) { companyName files { name } } }`
  const named = { companyName: 'Zubarah Marine', files: [{ name: 'Zubarah brief.pdf' }, { name: 'Fouling data.pdf' }] }
  for (const as of [ada, badr]) expect((await run(server.db, source, { as })).data).toEqual({ challenge: named })
  expect(JSON.stringify((await run(server.db, source, { as: stranger })).data)).not.toMatch(secrets)
  await done(owner, 'createMeeting', meeting([ada, badr]))
})

test('a company is found in texts and file names by its name or a word of its own', () => {
  for (const text of ['zubarah-brief v2.pdf', 'We at ZUBARAH MARINE', 'Zubàrah'])
    expect([text, namesCompany(text, 'Zubarah Marine')]).toEqual([text, true])
  for (const text of ['Fouling data.pdf', 'Zubarahs', '']) expect(namesCompany(text, 'Zubarah Marine')).toBe(false)
  expect(namesCompany('A national oil company', 'National Oil Company')).toBe(true)
  expect(namesCompany('A national company', 'National Oil Company')).toBe(false)
  expect(namesCompany('anything', '')).toBe(false)
})
