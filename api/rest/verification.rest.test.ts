/** Documents for the verification of an investor: who adds, opens and deletes them, what is asked for, and who hears of it. */
import { expect, test } from 'vitest'
import { hashPassword } from '../features/accounts/password.ts'
import { personalData } from '../features/accounts/personalData.ts'
import { pdf } from '../testing/files.ts'
import { idOf } from '../testing/ids.ts'
import { atOnce } from '../testing/races.ts'
import { contextOf, perform, person, run } from '../testing/run.ts'
import { runJobs } from '../testing/jobs.ts'
import { mailsTo } from '../testing/outbox.ts'
import { told } from '../testing/told.ts'
import { uploads } from '../testing/uploads.ts'
import type { Viewer } from '../viewer.ts'

const { server, tokens, owner, company, team, admin, upload, bytes } = await uploads()
const { db } = server

const investor = async (status: 'PENDING_VERIFICATION' | 'ACTIVE' = 'PENDING_VERIFICATION') => {
  const one = await person(db, 'INVESTOR', { status, name: 'Dana Investor' })
  tokens.set(one, await server.session(one))
  return one
}
const signIn = async (one: Viewer) => (tokens.set(one, await server.session(one)), one)
const rival = await signIn(await person(db, 'INVESTOR'))
const waitingRival = await signIn(await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' }))
const expert = await signIn(await person(db, 'EXPERT'))
const partner = await signIn(await person(db, 'INDUSTRY_PARTNER'))
const colleague = await signIn(await person(db, 'KU_TEAM'))
const others = [owner, company, partner, expert, rival, waitingRival]

const add = (to: Viewer, by: Viewer | null, name = 'license.pdf') =>
  upload(pdf(), { ...(by && { as: by }), name, entityType: 'investor', entityId: to.id })
const ask = (of: Viewer, by: Viewer | null, reason = 'A trade license') =>
  perform(db, 'requestVerificationDocuments', { id: idOf('Investor', of.id), reason }, { as: by })
const verify = (of: Viewer, by: Viewer | null, approved = true) =>
  perform(db, 'verifyAccounts', { ids: [idOf('User', of.id)], approved, reason: 'No fund' }, { as: by })
const rowOf = (one: Viewer) => db.investor.findUniqueOrThrow({ where: { id: one.id } })
const fresh = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })) as Viewer

interface Shown {
  investor: {
    askedFor: string
    documentCount: number
    canAddFiles: boolean
    canRequestDocuments: boolean
    files: { name: string; canDelete: boolean; canShare: boolean; canSeeReaders: boolean }[]
    history: { totalCount: number } | null
    conversation: { totalCount: number } | null
  } | null
}
const shown = async (of: Viewer, to: Viewer | null) => {
  const source = `query ($n: Int!) { user(number: $n) { investor {
    askedFor documentCount canAddFiles canRequestDocuments history { totalCount } conversation(kind: INTERNAL) { totalCount }
    files { name canDelete canShare canSeeReaders }
  } } }`
  const { data } = await run(db, source, { as: to && (await fresh(to)), variables: { n: of.id } })
  return (data?.['user'] as unknown as Shown | null)?.investor ?? null
}

test('an investor who waits adds documents, which the investor and the university alone open', async () => {
  const dana = await investor()
  const { status, body } = await add(dana, dana)
  expect(status).toBe(201)
  for (const one of [dana, team, colleague, admin]) expect((await bytes(body['id'], one)).status, one.role).toBe(200)
  for (const one of others) expect((await bytes(body['id'], one)).status, one.role).toBe(404)
  expect((await bytes(body['id'])).status).toBe(401)
  expect(await shown(dana, dana)).toMatchObject({
    documentCount: 1,
    canAddFiles: true,
    canRequestDocuments: false,
    files: [{ name: 'license.pdf', canDelete: true, canShare: false, canSeeReaders: false }],
    history: null,
    conversation: null,
  })
  expect(await shown(dana, team)).toMatchObject({
    documentCount: 1,
    canAddFiles: false,
    canRequestDocuments: true,
    files: [{ name: 'license.pdf', canDelete: false, canShare: false }],
    history: { totalCount: 1 },
    conversation: { totalCount: 0 },
  })
  for (const one of [...others, null]) expect(await shown(dana, one), one?.role).toBeNull()
})

test('nobody else adds or deletes documents of an investor', async () => {
  const dana = await investor()
  for (const one of [...others, team, admin])
    expect((await add(dana, one)).status, one.role).toBeGreaterThanOrEqual(403)
  expect((await add(dana, null)).status).toBe(401)
  const { body } = await add(dana, dana)
  const remove = (by: Viewer | null) =>
    perform(db, 'deleteFile', { id: idOf('File', body['id'] as number) }, { as: by })
  for (const one of [...others, team, null]) expect((await remove(one)).codes, one?.role).not.toEqual([])
  expect((await remove(dana)).codes).toEqual([])
  expect((await shown(dana, team))!.documentCount).toBe(0)
})

test('a verifier asks for documents with a reason, the investor answers by adding one, and each side hears of it', async () => {
  const dana = await investor()
  expect((await ask(dana, team, ' ')).errors[0]!.extensions['fieldErrors']).toHaveProperty('reason')
  expect((await ask(dana, team)).codes).toEqual([])
  expect(await told(db, dana)).toEqual(['INVESTOR_DOCUMENTS_ASKED'])
  expect(await rowOf(dana)).toMatchObject({ askedFor: 'A trade license', answeredAt: null })
  const before = await told(db, colleague)
  await add(dana, dana)
  await add(dana, dana, 'letter.pdf')
  expect((await rowOf(dana)).answeredAt).toBeInstanceOf(Date)
  // Two within minutes are told once.
  expect(await told(db, colleague)).toEqual([...before, 'FILE_ADDED'])
  expect(await told(db, rival)).toEqual([])
  expect((await ask(dana, colleague, 'The second page')).codes).toEqual([])
  expect(await rowOf(dana)).toMatchObject({ askedFor: 'The second page', answeredAt: null })
})

test('no other role asks, and nobody asks an investor who does not wait', async () => {
  const dana = await investor()
  for (const one of [...others, dana, null]) expect((await ask(dana, one)).codes, one?.role).not.toEqual([])
  const verified = await investor('ACTIVE')
  expect((await ask(verified, team)).codes).toEqual(['NOT_FOUND'])
  expect((await ask(owner, team)).codes).toEqual(['NOT_FOUND'])
})

test('what was given stays once the university has decided, and nothing is added', async () => {
  const dana = await investor()
  const { body } = await add(dana, dana)
  expect((await verify(dana, team)).codes).toEqual([])
  expect((await add(dana, dana)).status).toBe(409)
  const { codes } = await perform(
    db,
    'deleteFile',
    { id: idOf('File', body['id'] as number) },
    { as: await fresh(dana) },
  )
  expect(codes).toEqual(['CONFLICT'])
  expect(await shown(dana, dana)).toMatchObject({ documentCount: 1, canAddFiles: false })
  const { data } = await run(db, 'query ($n: Int!) { user(number: $n) { verifiedBy verifiedAt } }', {
    as: team,
    variables: { n: dana.id },
  })
  expect(data?.['user']).toMatchObject({ verifiedBy: (await fresh(team)).name })
})

test('to ask for documents and to verify at the same moment leaves one of them', async () => {
  const dana = await investor()
  const answers = await atOnce(db, 'User', dana.id, [() => ask(dana, team), () => verify(dana, colleague)])
  expect(answers).toHaveLength(2)
  expect((await fresh(dana)).status).toBe('ACTIVE')
})

test('an investor by name is found by the university alone', async () => {
  const dana = await investor('ACTIVE')
  await db.user.update({ where: { id: dana.id }, data: { name: 'Quirin Investor' } })
  const found = async (to: Viewer | null) => {
    const { data } = await run(db, '{ search(text: "Quirin Investor") { investors { number } } }', { as: to })
    return ((data?.['search'] as unknown as { investors?: { number: number }[] })?.investors ?? []).map(
      (one) => one.number,
    )
  }
  expect(await found(team)).toContain(dana.id)
  for (const one of [...others, dana, null]) expect(await found(one), one?.role).toEqual([])
})

test('notes about an investor are for the team: their author alone changes them, the investor meets them nowhere', async () => {
  const dana = await investor('ACTIVE')
  const secret = 'Slow to answer'
  const write = (by: Viewer | null) =>
    perform(db, 'createMessage', { recordId: idOf('Investor', dana.id), kind: 'INTERNAL', text: secret }, { as: by })
  for (const one of [...others, dana, null]) expect((await write(one)).codes, one?.role).not.toEqual([])
  expect((await write(team)).codes).toEqual([])
  const note = await db.investorNote.findFirstOrThrow({ where: { investorId: dana.id } })
  const id = idOf('Message', `InvestorNote-${note.id}`)
  for (const one of [...others, dana, colleague, null]) {
    expect((await perform(db, 'updateMessage', { id, text: 'x' }, { as: one })).codes, one?.role).not.toEqual([])
    expect((await perform(db, 'deleteMessage', { id }, { as: one })).codes, one?.role).not.toEqual([])
  }
  expect((await perform(db, 'updateMessage', { id, text: 'Answers late' }, { as: team })).codes).toEqual([])
  const source = `query ($n: Int!) { user(number: $n) { investor { conversation(kind: INTERNAL) {
    edges { node { text authorName editedAt } } } } } }`
  const read = async (to: Viewer) => JSON.stringify((await run(db, source, { as: to, variables: { n: dana.id } })).data)
  expect(await read(colleague)).toContain('Answers late')
  for (const one of [...others, dana]) expect(await read(one), one.role).not.toContain('Answers late')
  expect(JSON.stringify(await personalData(contextOf(db, dana)))).not.toContain('Answers late')
  expect(JSON.stringify(await personalData(contextOf(db, await fresh(team))))).toContain('Answers late')
  expect(await told(db, dana)).toEqual([])
  expect((await perform(db, 'deleteMessage', { id }, { as: team })).codes).toEqual([])
})

test('one’s own documents are in one’s own data, and go with the account', async () => {
  const dana = await investor()
  await ask(dana, team)
  const { body } = await add(dana, dana)
  await db.investorNote.create({ data: { investorId: dana.id, authorId: team.id, text: 'Note' } })
  const { investor: own } = await personalData(contextOf(db, dana))
  expect(own).toMatchObject({ askedFor: 'A trade license', files: [{ name: 'license.pdf' }] })
  const password = 'a-good-one'
  await db.user.update({ where: { id: dana.id }, data: { passwordHash: await hashPassword(password) } })
  expect((await perform(db, 'deleteAccount', { password }, { as: await fresh(dana) })).codes).toEqual([])
  expect(await db.file.count({ where: { id: body['id'] as number } })).toBe(0)
  expect(await rowOf(dana)).toMatchObject({ askedFor: '', askedAt: null, answeredAt: null })
  expect(await db.investorNote.count({ where: { investorId: dana.id } })).toBe(0)
  expect(
    JSON.stringify(await db.auditEntry.findMany({ where: { entity: 'Investor', entityId: dana.id } })),
  ).not.toMatch(/license/)
})

test('as long as the university waits for documents, the account is not in its queue', async () => {
  const dana = await investor()
  const waits = async () => {
    const { data } = await run(
      db,
      '{ duties(filter: { kind: [ACCOUNT_VERIFY] }, first: 50) { edges { node { title since } } } }',
      { as: team },
    )
    return JSON.stringify(data)
  }
  await db.user.update({ where: { id: dana.id }, data: { name: 'Zoe Waiting' } })
  expect(await waits()).toContain('Zoe Waiting')
  await ask(dana, team)
  expect(await waits()).not.toContain('Zoe Waiting')
  await add(dana, dana)
  expect(await waits()).toContain('Zoe Waiting')
})

test('who is refused reads the reason in a mail, once', async () => {
  const dana = await investor()
  expect((await verify(dana, team, false)).codes).toEqual([])
  expect((await verify(dana, team, false)).codes).toEqual(['NOT_FOUND'])
  await runJobs(db)
  const { email } = await db.user.findUniqueOrThrow({ where: { id: dana.id } })
  const mails = mailsTo(email)
  expect(mails.filter((mail) => mail.includes('No fund'))).toHaveLength(1)
  expect(await told(db, dana)).toContain('ACCOUNT_REFUSED')
})
