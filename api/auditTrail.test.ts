/** The audit trail: what the database refuses, the chain over it, and that whatever is done to it on purpose is found. */
import { beforeAll, describe, expect, test } from 'vitest'
import { entriesById } from './auditDigest.ts'
import { erasingAudit } from './auditErasure.ts'
import { sealAudit } from './auditSeal.ts'
import { verifyAudit } from './auditVerify.ts'
import type { Tx } from './db.ts'
import { unguarded } from './testing/audit.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { perform, person } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const { db } = await fileDatabase()
const onServer = Boolean(process.env['TEST_DATABASE_URL'])
const refused = /append-only/

let ann: Viewer
beforeAll(async () => {
  ann = await person(db, 'RESEARCHER')
})

/** Writes entries as actions do, and gives their ids. */
async function written(count: number, more: object = {}): Promise<number[]> {
  const ids = []
  for (let nth = 0; nth < count; nth++) {
    const changes = { title: [`Kiln ${nth}`, 'Ofen – فرن 窑\u0007"\\'], trl: [null, nth] }
    const data = { action: 'updateProject', entity: 'Project', entityId: nth + 1, actorId: ann.id, changes, ...more }
    ids.push((await db.auditEntry.create({ data, select: { id: true } })).id)
  }
  return ids
}
const sealed = async (count: number) => {
  const ids = await written(count)
  await sealAudit(db)
  return ids
}
const broken = async () => (await verifyAudit(db)).broken
/** Breaks the trail, says what is found, and mends it. */
async function found(tables: string[], breaking: (tx: Tx) => Promise<unknown>, mending: (tx: Tx) => Promise<unknown>) {
  await unguarded(db, tables, breaking)
  const told = await broken()
  await unguarded(db, tables, mending)
  expect(await broken()).toBeNull()
  return told
}

describe('the database refuses', () => {
  test.each([
    ['a change of an entry', (tx: Tx, id: number) => tx.auditEntry.update({ where: { id }, data: { action: 'x' } })],
    [
      'an erasure without a reason',
      (tx: Tx, id: number) => tx.auditEntry.update({ where: { id }, data: { comment: 'x' } }),
    ],
    ['deleting an entry', (tx: Tx, id: number) => tx.auditEntry.delete({ where: { id } })],
    ['deleting a person who did something', (tx: Tx) => tx.user.delete({ where: { id: ann.id } })],
    ['emptying the table', (tx: Tx) => tx.$executeRaw`TRUNCATE "AuditEntry"`],
    ['changing a seal', (tx: Tx) => tx.auditSeal.updateMany({ data: { hash: 'x' } })],
    ['deleting seals', (tx: Tx) => tx.auditSeal.deleteMany()],
    ['emptying the seals', (tx: Tx) => tx.$executeRaw`TRUNCATE "AuditSeal"`],
  ])('%s', async (_, attempt) => {
    const [id] = await sealed(1)
    const tried = db.$transaction((tx) => attempt(tx, id!) as Promise<unknown>)
    await expect(tried).rejects.toThrow(/append-only|AuditEntry_actorId_fkey|Foreign key/)
    expect(await broken()).toBeNull()
  })

  test('anything but the content, even to an erasure', async () => {
    const [id] = await sealed(1)
    const erase = (data: object) =>
      db.$transaction((tx) => erasingAudit(tx, 'test', () => tx.auditEntry.update({ where: { id: id! }, data })))
    for (const data of [{ action: 'x' }, { actorId: null }, { entityId: 5 }, { at: new Date(0) }])
      await expect(erase(data)).rejects.toThrow(refused)
  })
})

describe('the chain', () => {
  test('holds what actions write, each row once', async () => {
    const { id } = await db.project.create({ data: { title: 'Kiln', ownerId: ann.id, status: 'ACTIVE' } })
    const key = Buffer.from(`Project:${id}`).toString('base64')
    expect((await perform(db, 'updateProject', { id: key, title: 'Oven' }, { as: ann })).codes).toEqual([])
    await sealAudit(db)
    expect(await sealAudit(db)).toBe(0)
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: 'Project', entityId: id } })
    expect(entry).not.toHaveProperty('salt')
    expect(await db.auditSeal.count({ where: { entryId: entry.id } })).toBe(1)
    const { entries, waiting } = await verifyAudit(db)
    expect([entries, waiting]).toEqual([await db.auditEntry.count(), 0])
  })

  test('what is rolled back is not in it, and what waits is not missed', async () => {
    await db
      .$transaction(async (tx) => {
        await tx.auditEntry.create({ data: { action: 'x', entity: 'Project', entityId: 1 } })
        throw new Error('no')
      })
      .catch(() => undefined)
    await written(2)
    expect(await verifyAudit(db)).toMatchObject({ waiting: 2, broken: null })
    expect(await sealAudit(db)).toBe(2)
    expect(await verifyAudit(db)).toMatchObject({ waiting: 0, broken: null })
  })

  test('erased content is gone, recorded and still verifiable, also before the entry is sealed', async () => {
    const [old] = await sealed(1)
    const [fresh] = await written(1)
    const before = (await entriesById(db, [old!])).get(old!)!
    await db.$transaction((tx) =>
      erasingAudit(tx, 'deleteAccount', () =>
        tx.auditEntry.updateMany({ where: { id: { in: [old!, fresh!] } }, data: { changes: {}, address: '' } }),
      ),
    )
    // The reason ends with the erasure.
    await expect(db.auditEntry.update({ where: { id: old! }, data: { comment: 'x' } })).rejects.toThrow(refused)
    expect((await entriesById(db, [old!])).get(old!)).toMatchObject({ changes: '{}', action: before.action })
    expect((await entriesById(db, [old!])).get(old!)!.salt).not.toBe(before.salt)
    expect(await broken()).toBeNull()
    await sealAudit(db)
    expect(await broken()).toBeNull()
    expect(await db.auditErasure.count({ where: { entryId: { in: [old!, fresh!] }, reason: 'deleteAccount' } })).toBe(2)
  })

  test('writers and two who seal at once make one chain', { timeout: 60_000 }, async () => {
    await sealAudit(db)
    const { head } = await verifyAudit(db)
    const many = Array.from({ length: onServer ? 40 : 10 }, () => written(2))
    const sealers = [sealAudit(db), sealAudit(db), sealAudit(db)]
    await Promise.all([...many, ...sealers])
    await sealAudit(db)
    const after = await verifyAudit(db)
    expect(after.broken).toBeNull()
    expect(after.head.position - head.position).toBe(many.length * 2)
  })
})

describe('is found by name when', () => {
  test('what an entry says was changed', async () => {
    const [first, second] = await sealed(3)
    const set = (comment: string | null) => (tx: Tx) =>
      tx.auditEntry.updateMany({ where: { id: { in: [first!, second!] } }, data: { comment } })
    expect(await found(['AuditEntry'], set('Another reason'), set(null))).toMatchObject({
      entryId: first,
      problem: 'what the entry says was changed',
    })
  })

  test('what was done was changed', async () => {
    const [id] = await sealed(2)
    const set = (action: string) => (tx: Tx) => tx.auditEntry.update({ where: { id: id! }, data: { action } })
    const told = await found(['AuditEntry'], set('deleteProjects'), set('updateProject'))
    expect(told).toMatchObject({ entryId: id, problem: 'the entry or its seal was changed' })
  })

  test('who did it was changed', async () => {
    const [id] = await sealed(1)
    const other = await person(db, 'RESEARCHER')
    const set = (actorId: number) => (tx: Tx) => tx.auditEntry.update({ where: { id: id! }, data: { actorId } })
    expect(await found(['AuditEntry'], set(other.id), set(ann.id))).toMatchObject({ entryId: id })
  })

  test('a seal was made to fit the change', async () => {
    const [id] = await sealed(3)
    const before = await db.auditSeal.findFirstOrThrow({ where: { entryId: id! } })
    const set = (hash: string) => (tx: Tx) =>
      tx.auditSeal.update({ where: { position: before.position }, data: { hash } })
    expect(await found(['AuditSeal'], set('0'.repeat(64)), set(before.hash))).toMatchObject({ entryId: id })
  })

  test('an entry was added past the platform', async () => {
    const ids: number[] = []
    await unguarded(db, ['AuditEntry'], async (tx) => {
      ids.push((await tx.auditEntry.create({ data: { action: 'x', entity: 'Project', entityId: 1 } })).id)
    })
    expect(await broken()).toMatchObject({ entryId: ids[0], problem: 'the entry was never sealed' })
    await unguarded(db, ['AuditEntry'], (tx) => tx.auditEntry.delete({ where: { id: ids[0]! } }))
  })

  test('the end was cut off, or the chain replaced, by a hash that was noted', async () => {
    await sealed(3)
    const { head } = await verifyAudit(db)
    expect((await verifyAudit(db, new Map([[head.position, head.hash]]))).broken).toBeNull()
    const beyond = new Map([[head.position + 1, head.hash]])
    expect((await verifyAudit(db, beyond)).broken).toMatchObject({
      problem: 'the chain ends before a hash that was noted',
    })
    const other = new Map([[head.position, '0'.repeat(64)]])
    expect((await verifyAudit(db, other)).broken).toMatchObject({ position: head.position })
  })

  test('an entry or a seal was deleted', async () => {
    const [first, second] = await sealed(3)
    await unguarded(db, ['AuditSeal'], (tx) => tx.auditSeal.deleteMany({ where: { entryId: second! } }))
    expect(await broken()).toMatchObject({ problem: expect.stringMatching(/^seal \d+ is missing$/) as string })
    await unguarded(db, ['AuditEntry'], (tx) => tx.auditEntry.delete({ where: { id: first! } }))
    expect(await broken()).toMatchObject({ entryId: first, problem: 'the entry is missing' })
  })
})
