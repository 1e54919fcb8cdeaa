/** The documented calls about proposals, and their attachments over the network. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../limits.ts'
import { jpeg, office, pdf, png, webp, zip } from '../testing/files.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let ada: Viewer, badr: Viewer, owner: Viewer, rival: Viewer, team: Viewer
const tokens = new Map<Viewer, string>()
let challengeId: number

beforeAll(async () => {
  server = await testServer()
  const { db } = server
  ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  badr = await person(db, 'RESEARCHER')
  owner = await person(db, 'INDUSTRY')
  rival = await person(db, 'INDUSTRY')
  team = await person(db, 'KU_TEAM')
  for (const one of [ada, badr, owner, rival, team]) tokens.set(one, await server.session(one))
  const deadline = new Date(Date.now() + 9 * 86_400_000)
  const data = { title: 'Water', companyName: 'Dunes', status: 'OPEN' as const, deadline, ownerId: owner.id }
  challengeId = (await db.challenge.create({ data })).id
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

const as = (viewer: Viewer) => ({ headers: bearer(tokens.get(viewer)!) })
const texts = {
  proposalTitle: 'Solar still',
  ideaSummary: 'Fresh water from the sun alone.',
  addressingChallenge: 'It needs no power and no filter.',
  trl: 4,
  timeline: '9 months',
  supportNeeded: ['pilot', 'codevelopment'],
}
const post = (path: string, viewer: Viewer, body: object) => server.ask('POST', path, { ...as(viewer), body })

test('proposing, listing and reviewing go the documented way under every name', async () => {
  const { status, body } = await post('/api/proposals', ada, { challengeId, ...texts })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    challengeId,
    proposalTitle: 'Solar still',
    status: 'received',
    supportNeeded: texts.supportNeeded,
  })
  const { id } = body as { id: number }
  for (const path of ['/api/industry-challenges/proposals', '/api/proposals', '/api/industry-proposals'])
    for (const [viewer, found] of [
      [ada, [{ id, status: 'received', score: null }]],
      [owner, [{ id, status: 'submitted', ideaSummary: null }]],
      [team, [{ id, status: 'submitted', ideaSummary: texts.ideaSummary }]],
      [rival, []],
      [badr, []],
    ] as const)
      expect((await server.ask('GET', path, as(viewer))).body).toMatchObject(found)
  const missing = await post('/api/proposals', ada, { challengeId, ideaSummary: 'x' })
  expect(missing).toMatchObject({ status: 422, body: { fields: { trl: 'Please select a TRL level' } } })
  const review = `/api/industry-proposals/${id}/review`
  expect((await post(review, rival, { decision: 'shortlisted' })).status).toBe(404)
  // The first decision states that there is no conflict of interest.
  expect(await post(review, owner, { decision: 'shortlisted' })).toMatchObject({
    status: 409,
    body: { message: 'Declare first that you have no conflict of interest' },
  })
  expect((await post(review, owner, { decision: 'shortlisted', noConflict: true })).body).toMatchObject({
    status: 'shortlisted',
  })
  expect((await post(review, owner, { decision: 'rejected' })).status).toBe(422)
  const rejected = await post(review, owner, { decision: 'rejected', comments: 'Too early' })
  expect(rejected.body).toMatchObject({ status: 'declined', feedback: 'Too early' })
})

test('attachments are taken as documented, and nothing else, until the deadline', async () => {
  await server.db.proposal.deleteMany({})
  const { body } = await post('/api/proposals', ada, { challengeId, ...texts })
  const { id } = body as { id: number }
  expect((await post('/api/proposals', ada, { challengeId, ...texts })).status).toBe(409)
  const upload = async (content: Buffer, purpose: string, name: string, viewer = ada) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ entityType: 'proposal', entityId: String(id), purpose }))
      form.set(field, value)
    form.set('file', new Blob([content as BlobPart]), name)
    const { headers } = as(viewer)
    const answer = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })
    return { status: answer.status, body: (await answer.json()) as { id: number; name: string } }
  }
  const cfb = (stream: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016), Buffer.from(stream, 'utf16le')])
  const doc = cfb('WordDocument')
  const docx = office('word/document')
  const kinds = { pdf: pdf(), doc, docx, png: png(), jpg: jpeg(), webp: webp(), zip: zip({ 'a.txt': 'x' }) }
  // Everything that the platform takes elsewhere, and what it takes nowhere.
  const others = {
    xls: cfb('Workbook'),
    ppt: cfb('PowerPoint Document'),
    xlsx: office('xl/workbook'),
    pptx: office('ppt/presentation'),
    docm: office('word/document', { 'word/vbaProject.bin': 'x' }),
    csv: Buffer.from('a,b\n1,2\n'),
    txt: Buffer.from('words'),
    html: Buffer.from('<html>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    gif: Buffer.from('GIF89a'),
    exe: Buffer.from('MZ'),
  }
  const taken: Record<string, string[]> = {
    PITCH_DECK: ['pdf'],
    CV: ['pdf', 'doc', 'docx'],
    FIGURE: ['pdf', 'png', 'jpg'],
  }
  for (const [purpose, extensions] of Object.entries(taken))
    for (const [extension, content] of Object.entries({ ...kinds, ...others })) {
      closeLimits()
      // Under its own name, and under one that says PDF: the content decides.
      for (const name of [`file.${extension}`, 'file.pdf']) {
        const { status } = await upload(content, purpose, name)
        expect(status, `${extension} as ${purpose}, ${name}`).toBe(extensions.includes(extension) ? 201 : 415)
      }
    }
  for (const [purpose, megabytes] of [
    ['PITCH_DECK', 5],
    ['CV', 2],
    ['FIGURE', 10],
  ] as const) {
    const large = Buffer.concat([pdf(), Buffer.alloc(megabytes * 1_048_576)])
    expect((await upload(large, purpose, 'large.pdf')).status, purpose).toBe(413)
  }
  expect((await upload(pdf(), '', 'a.pdf')).status).toBe(422)
  for (const viewer of [badr, owner, team]) expect((await upload(pdf(), 'CV', 'a.pdf', viewer)).status).not.toBe(201)
  const { body: file } = await upload(pdf(), 'CV', 'cv.pdf')
  const read = async (viewer: Viewer) => (await fetch(`${server.url}/api/files/${file.id}/content`, as(viewer))).status
  expect(await Promise.all([ada, team, owner, badr, rival].map(read))).toEqual([200, 200, 404, 404, 404])
  await server.db.conflictStatement.create({ data: { proposalId: id, reviewerId: owner.id, conflict: false } })
  expect(await read(owner)).toBe(200)
  await server.db.proposal.update({ where: { id }, data: { status: 'DRAFT' } })
  expect(await Promise.all([team, owner].map(read))).toEqual([404, 404])
  await server.db.proposal.update({ where: { id }, data: { status: 'SHORTLISTED' } })
  expect((await upload(pdf(), 'CV', 'late.pdf')).status).toBe(409)
  expect((await server.ask('DELETE', `/api/files/${file.id}`, as(ada))).status).toBe(409)
})
