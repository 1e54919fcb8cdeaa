/** Invention disclosures: who may see and write them, what must hold for a signature, and how the university decides. */
import { expect, test } from 'vitest'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr Ali' })
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')

const of = (id: number) => db.inventionDisclosure.findUniqueOrThrow({ where: { id } })
const act = async (name: string, as: Viewer | null, id: number, more: object = {}) => {
  const { codes, errors } = await perform(db, name, { id: idOf('InventionDisclosure', id), ...more }, { as })
  return { codes, fields: errors[0]?.extensions['fieldErrors'] as Record<string, string> | undefined }
}
const create = async (as: Viewer | null, more: object = {}) => {
  const { data, codes, errors } = await perform(
    db,
    'createDisclosure',
    { title: 'A membrane', ...more },
    { as, give: 'disclosure { number abstract problem funding { name } inventors { name share } }' },
  )
  const made = data?.['createDisclosure'] as unknown as { disclosure: { number: number } } | null | undefined
  return { number: made?.disclosure.number ?? 0, made: made?.disclosure, codes, errors }
}

const inside = (who: Viewer, share: number) => ({ userId: idOf('User', who.id), share })
const whole = {
  abstract: 'It sheds what clogs it.',
  problem: 'Membranes clog.',
  novelty: 'It moves.',
  inventors: [inside(ada, 6_000), inside(badr, 4_000)],
  publicEvents: [{ date: '2027-02-01', kind: 'TALK', planned: true, where: 'A conference in Doha' }],
  funding: [{ name: 'National fund', grantNumber: 'N-12', terms: 'Open access' }],
  priorArt: [{ reference: 'EP1234567', link: 'https://example.org/ep1234567', difference: 'It does not move' }],
}

/** One that waits for the signatures of Ada, who submits it, and Badr. */
async function signing(more: object = {}) {
  const { number } = await create(ada)
  expect((await act('updateDisclosure', ada, number, { ...whole, ...more })).codes).toEqual([])
  expect((await act('requestDisclosureSignatures', ada, number)).codes).toEqual([])
  return number
}
async function sign(as: Viewer, id: number, more: object = {}) {
  const { contentHash } = await of(id)
  return act('signDisclosure', as, id, { name: as.name, confirmed: true, contentHash, ...more })
}

test('what was typed and not saved goes once it is saved or the draft is deleted; that of others stays', async () => {
  const { number } = await create(ada)
  const { number: other } = await create(ada)
  const typed = (as: Viewer, subject: number) =>
    perform(
      db,
      'saveDraft',
      { form: 'DISCLOSURE', subject: String(subject), step: 0, values: { abstract: 'Half a' } },
      { as },
    )
  const kept = async () =>
    (await db.draft.findMany({ where: { form: 'DISCLOSURE' }, orderBy: { id: 'asc' } })).map(({ userId, subject }) => [
      userId,
      Number(subject),
    ])
  await typed(ada, number)
  await typed(ada, other)
  await typed(stranger, number)
  expect((await act('updateDisclosure', stranger, number, { abstract: 'Mine' })).codes).toEqual(['NOT_FOUND'])
  expect((await act('updateDisclosure', ada, number, { title: '' })).codes).toEqual(['INVALID'])
  expect(await kept()).toHaveLength(3)
  expect((await act('updateDisclosure', ada, number, { abstract: 'Half a page' })).codes).toEqual([])
  expect((await act('deleteDisclosure', ada, other)).codes).toEqual([])
  expect(await kept()).toEqual([[stranger.id, number]])
})

test('a disclosure goes from its draft through two signatures to a decision', async () => {
  const id = await signing()
  expect(await told(db, badr)).toContain('DISCLOSURE_SIGN')
  expect((await sign(ada, id)).codes).toEqual([])
  expect((await of(id)).status).toBe('SIGNING')
  expect((await sign(badr, id, { name: ' badr  ALI ' })).codes).toEqual([])
  const submitted = await of(id)
  expect([submitted.status, submitted.decideBy! > universityDay()]).toEqual(['SUBMITTED', true])
  expect(await told(db, team)).toContain('DISCLOSURE_SIGNED')
  const signatures = await db.disclosureSignature.findMany({ where: { disclosureId: id }, orderBy: { id: 'asc' } })
  expect(signatures.map(({ statement }) => statement.includes('“A membrane”'))).toEqual([true, true])
  expect(signatures.map(({ contentHash }) => contentHash)).toEqual([submitted.contentHash, submitted.contentHash])
  expect(signatures[0]!.statement).toContain('60%')
  expect((await act('decideDisclosure', team, id, { decision: 'FILE', reasons: 'x' })).codes).toEqual(['CONFLICT'])
  expect((await act('startDisclosureReview', team, id)).codes).toEqual([])
  expect((await act('decideDisclosure', team, id, { decision: 'HOLD', reasons: 'More data' })).codes).toEqual([])
  expect((await act('startDisclosureReview', mate, id)).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'IN_REVIEW', decision: null, handlerId: mate.id })
  expect((await act('decideDisclosure', mate, id, { decision: 'FILE', reasons: 'It is new' })).codes).toEqual([])
  expect((await act('startDisclosureReview', mate, id)).codes).toEqual(['CONFLICT'])
  expect((await act('withdrawDisclosure', ada, id, { reason: 'No' })).codes).toEqual(['CONFLICT'])
  const { data } = await run(db, `{ inventionDisclosure(number: ${id}) { decision reasons } }`, { as: badr })
  expect(data?.['inventionDisclosure']).toEqual({ decision: 'FILE', reasons: 'It is new' })
})

test('nobody but its inventors and, once signatures are requested, the university sees one', async () => {
  const read = async (as: Viewer | null, id: number) => {
    const { data } = await run(db, `{ inventionDisclosure(number: ${id}) { title } }`, { as })
    return data?.['inventionDisclosure'] ?? null
  }
  const { number } = await create(ada)
  await act('updateDisclosure', ada, number, whole)
  for (const as of [stranger, company, team, null]) expect(await read(as, number)).toBeNull()
  for (const as of [ada, badr]) expect(await read(as, number)).toEqual({ title: 'A membrane' })
  await act('requestDisclosureSignatures', ada, number)
  for (const as of [stranger, company, null]) expect(await read(as, number)).toBeNull()
  expect(await read(team, number)).toEqual({ title: 'A membrane' })
  const search = 'query { search(text: "A membrane") { inventionDisclosures { number } } }'
  const found = await run(db, search, { as: stranger })
  expect(found.data?.['search']).toEqual({ inventionDisclosures: [] })
})

test('only who may makes each move; others find nothing', async () => {
  const id = await signing()
  const inputs: [string, Viewer, object][] = [
    ['updateDisclosure', badr, { title: 'Mine' }],
    ['requestDisclosureSignatures', badr, {}],
    ['reopenDisclosure', badr, {}],
    ['withdrawDisclosure', badr, { reason: 'x' }],
    ['deleteDisclosure', badr, {}],
    ['signDisclosure', stranger, { name: 'x', confirmed: true, contentHash: 'x' }],
  ]
  for (const [name, as, more] of inputs) {
    expect((await act(name, as, id, more)).codes, name).toEqual(['NOT_FOUND'])
    expect((await act(name, null, id, more)).codes, name).toEqual(['UNAUTHENTICATED'])
    expect((await act(name, team, id, more)).codes, name).toEqual(['FORBIDDEN'])
  }
  const paper = { inventorId: idOf('DisclosureInventor', 1), signedOn: '2026-01-01', fileId: idOf('File', 1) }
  const desk: [string, object][] = [
    ['startDisclosureReview', {}],
    ['returnDisclosure', { reason: 'x' }],
    ['decideDisclosure', { decision: 'FILE', reasons: 'x' }],
    ['addDisclosureSignature', paper],
  ]
  for (const [name, more] of desk) {
    expect((await act(name, ada, id, more)).codes, name).toEqual(['FORBIDDEN'])
    expect((await act(name, null, id, more)).codes, name).toEqual(['UNAUTHENTICATED'])
  }
  expect((await create(company)).codes).toEqual(['FORBIDDEN'])
  expect((await create(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('shares that do not add up are refused, and so is a request for signatures with gaps', async () => {
  const { number } = await create(ada)
  const inventors = [inside(ada, 3_333), inside(badr, 6_666)]
  expect((await act('updateDisclosure', ada, number, { inventors })).fields).toHaveProperty('inventors')
  const exact = [inside(ada, 3_333), inside(badr, 6_667)]
  expect((await act('updateDisclosure', ada, number, { inventors: exact })).codes).toEqual([])
  const { fields } = await act('requestDisclosureSignatures', ada, number)
  expect(Object.keys(fields!)).toEqual(['abstract', 'problem', 'novelty'])
  for (const wrong of [
    [inside(company, 10_000)],
    [inside(ada, 5_000), inside(ada, 5_000)],
    [{ name: '', share: 10_000 }],
    [inside(ada, 10_001)],
    [inside(ada, 10_000), { name: 'Eve', share: 0 }],
    [],
  ])
    expect((await act('updateDisclosure', ada, number, { inventors: wrong })).codes).toEqual(['INVALID'])
})

test('the database takes no disclosure out of its draft whose shares are not 100 %, whoever writes', async () => {
  const raw = (share: number) => ({ title: 'Raw', inventors: { create: { position: 0, name: 'Ada', share } } })
  const asked = { status: 'SIGNING', requestedAt: new Date(), signingSince: new Date(), contentHash: 'x' } as const
  await expect(db.inventionDisclosure.create({ data: { ...raw(10_000), ...asked } })).rejects.toThrow()
  const less = await db.inventionDisclosure.create({ data: raw(9_999) })
  await expect(db.inventionDisclosure.update({ where: { id: less.id }, data: asked })).rejects.toThrow()
  const { id } = await db.inventionDisclosure.create({ data: raw(10_000) })
  await db.inventionDisclosure.update({ where: { id }, data: asked })
  const of = { where: { disclosureId: id } }
  await expect(db.disclosureInventor.updateMany({ ...of, data: { share: 9_000 } })).rejects.toThrow()
  await expect(db.disclosureInventor.deleteMany(of)).rejects.toThrow()
  const unsigned = { status: 'SUBMITTED', signingSince: null, submittedAt: new Date(), decideBy: new Date() } as const
  await expect(db.inventionDisclosure.update({ where: { id }, data: unsigned })).rejects.toThrow()
})

test('a signature needs the name, the confirmation and the content that was read', async () => {
  const id = await signing()
  expect((await sign(ada, id, { name: 'Ada' })).fields).toHaveProperty('name')
  expect((await sign(ada, id, { confirmed: false })).fields).toHaveProperty('confirmed')
  expect((await sign(ada, id, { contentHash: 'another' })).codes).toEqual(['CONFLICT'])
  expect((await sign(ada, id)).codes).toEqual([])
  expect((await sign(ada, id)).codes).toEqual(['CONFLICT'])
})

test('a change after a signature voids all, and the inventors hear of it', async () => {
  const id = await signing()
  await sign(badr, id)
  expect((await act('updateDisclosure', ada, id, { title: 'Another' })).codes).toEqual(['CONFLICT'])
  const before = await of(id)
  expect((await act('reopenDisclosure', ada, id)).codes).toEqual([])
  expect(await told(db, badr)).toContain('DISCLOSURE_VOID')
  expect(await db.disclosureSignature.count({ where: { disclosureId: id, voidedAt: null } })).toBe(0)
  expect(await db.disclosureSignature.count({ where: { disclosureId: id } }), 'it stays on record').toBe(1)
  await act('updateDisclosure', ada, id, { title: 'Another' })
  await act('requestDisclosureSignatures', ada, id)
  expect((await sign(badr, id, { contentHash: before.contentHash })).codes).toEqual(['CONFLICT'])
  expect((await sign(badr, id)).codes).toEqual([])
})

test('the university returns one for changes, and the submitter withdraws one, before a decision', async () => {
  const id = await signing()
  await sign(ada, id)
  await sign(badr, id)
  expect((await act('returnDisclosure', team, id, { reason: 'Name the grant' })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'DRAFT', returnReason: 'Name the grant', decideBy: null })
  expect(await told(db, badr)).toContain('DISCLOSURE_RETURNED')
  expect((await act('deleteDisclosure', ada, id)).codes, 'the university knows of it').toEqual(['CONFLICT'])
  expect((await act('withdrawDisclosure', ada, id, { reason: 'Published' })).codes).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Published' })
  const { number } = await create(ada)
  expect((await act('withdrawDisclosure', ada, number, { reason: 'x' })).codes).toEqual(['CONFLICT'])
  expect((await act('deleteDisclosure', ada, number)).codes).toEqual([])
})

test('an inventor without an account signs on paper, which the university records with its scan', async () => {
  const id = await signing({
    inventors: [inside(ada, 5_000), { name: 'Eve Stone', affiliation: 'Stone Ltd', share: 5_000 }],
  })
  await sign(ada, id)
  const [own, eve] = await db.disclosureInventor.findMany({ where: { disclosureId: id }, orderBy: { position: 'asc' } })
  const bytes = { mediaType: 'application/pdf', size: 1, sha256: '' }
  const file = await db.file.create({
    data: { ...bytes, name: 'signed.pdf', key: `scan-${id}`, inventionDisclosureId: id },
  })
  const other = await db.file.create({
    data: { ...bytes, name: 'other.pdf', key: `other-${id}`, projectId: (await makeProject(db)).id },
  })
  const paper = {
    inventorId: idOf('DisclosureInventor', eve!.id),
    signedOn: isoDay(universityDay()),
    fileId: idOf('File', file.id),
  }
  const record = (more: object) => act('addDisclosureSignature', team, id, { ...paper, ...more })
  expect((await record({ inventorId: idOf('DisclosureInventor', own!.id) })).fields).toHaveProperty('inventorId')
  expect((await record({ fileId: idOf('File', other.id) })).fields).toHaveProperty('fileId')
  expect((await record({ signedOn: '2999-01-01' })).fields).toHaveProperty('signedOn')
  expect((await record({ signedOn: '2020-01-01' })).fields).toHaveProperty('signedOn')
  expect((await record({})).codes).toEqual([])
  expect((await of(id)).status).toBe('SUBMITTED')
  const kept = await db.disclosureSignature.findFirstOrThrow({ where: { inventorId: eve!.id } })
  expect(kept).toMatchObject({ name: 'Eve Stone', recordedById: team.id, fileName: 'signed.pdf' })
})

test('notes stay with the university, messages reach both sides', async () => {
  const id = await signing()
  const recordId = idOf('InventionDisclosure', id)
  const write = async (as: Viewer, more: object = {}) =>
    (await perform(db, 'createMessage', { recordId, text: 'Hello', ...more }, { as })).codes
  expect(await write(badr)).toEqual([])
  expect(await told(db, ada)).toContain('DISCLOSURE_MESSAGE')
  expect(await write(team, { kind: 'INTERNAL' })).toEqual([])
  expect(await write(badr, { kind: 'INTERNAL' })).toEqual(['FORBIDDEN'])
  expect(await write(stranger)).toEqual(['NOT_FOUND'])
})

test('a draft begins with what its project says, of a project that one works on', async () => {
  const project = await makeProject(db, {
    ownerId: ada.id,
    abstract: 'A membrane',
    problemSolving: 'Clogs',
    grants: ['Fund A'],
  })
  const projectId = idOf('Project', project.id)
  expect((await create(ada, { projectId })).made).toMatchObject({
    abstract: 'A membrane',
    problem: 'Clogs',
    funding: [{ name: 'Fund A' }],
    inventors: [{ name: 'Ada Noor', share: 10_000 }],
  })
  expect((await create(stranger, { projectId })).codes).toEqual(['INVALID'])
})

test('who leaves stays named, and another inventor goes on', async () => {
  const leaver = await person(db, 'RESEARCHER', { name: 'Lea Ver' })
  const { disclosureBelongings } = await import('./disclosure.belongings.ts')
  const made = await makeDisclosure(db, {
    status: 'SIGNING',
    submitterId: leaver.id,
    inventors: [
      { userId: leaver.id, name: 'Lea Ver', share: 5_000 },
      { userId: badr.id, name: 'Badr Ali', share: 5_000 },
    ],
  })
  const draft = await makeDisclosure(db, { submitterId: leaver.id })
  await db.$transaction(async (tx) => {
    const work = { tx, viewer: leaver } as never
    await disclosureBelongings.inventionDisclosures.leave(work)
    await disclosureBelongings.inventions.leave(work)
  })
  expect((await of(made.id)).submitterId).toBe(badr.id)
  expect(await db.inventionDisclosure.count({ where: { id: draft.id } })).toBe(0)
  const first = await db.disclosureInventor.findFirst({ where: { disclosureId: made.id, position: 0 } })
  expect(first).toMatchObject({ name: 'Lea Ver', userId: null })
})
