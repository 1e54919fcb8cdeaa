/** Several people act on a disclosure at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { DisclosureStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { contextOf, perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { addFile } from '../files/file.actions.ts'
import { contentHashOf } from './content.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr Ali' })
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')

const inventors = [
  { userId: ada.id, name: 'Ada Noor', share: 6_000 },
  { userId: badr.id, name: 'Badr Ali', share: 4_000 },
]
const make = async (status: string, more: object = {}) =>
  (await makeDisclosure(db, { status: status as DisclosureStatus, submitterId: ada.id, inventors, ...more })).id
const of = (id: number) =>
  db.inventionDisclosure.findUniqueOrThrow({ where: { id }, include: { signatures: true, inventors: true } })
const act = (name: string, as: Viewer, id: number, more: object = {}) =>
  perform(db, name, { id: idOf('InventionDisclosure', id), ...more }, { as })
let files = 0
const add = async (as: Viewer, id: number, name: string) => {
  const bytes = { name, mediaType: 'application/pdf', size: 3, sha256: `sum of ${name}`, key: `key ${(files += 1)}` }
  const to = { entityType: 'inventionDisclosure', entityId: id } as const
  return (await addFile.perform(contextOf(db, as), { ...bytes, ...to })).file.id
}
const signs = async (as: Viewer, id: number) => {
  const { contentHash } = await of(id)
  return () => act('signDisclosure', as, id, { name: as.name, confirmed: true, contentHash })
}
const codesOf = (results: PromiseSettledResult<{ codes: string[] }>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value.codes.join() : 'REJECTED'))

test('every pair of moves', async () => {
  const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('InventionDisclosure', id), ...more }) })
  const acts: Act[] = [
    { name: 'requestDisclosureSignatures', as: ada, ...on() },
    { name: 'reopenDisclosure', as: ada, ...on() },
    { name: 'withdrawDisclosure', as: ada, ...on({ reason: 'Published' }) },
    { name: 'startDisclosureReview', as: team, ...on() },
    { name: 'startDisclosureReview', as: mate, ...on() },
    { name: 'returnDisclosure', as: team, ...on({ reason: 'Name the grant' }) },
    { name: 'decideDisclosure', as: mate, ...on({ decision: 'HOLD', reasons: 'Later' }) },
  ]
  const race = { entity: 'InventionDisclosure', column: 'status', acts } as const
  const states = Object.values(DisclosureStatus)
  expect(await raceMoves(db, { ...race, make: (state) => make(state, { decision: 'HOLD' }), states })).toBeGreaterThan(
    10,
  )
})

test('two last signatures at once submit it exactly once', async () => {
  const id = await make('SIGNING')
  const results = await atOnce(db, 'InventionDisclosure', id, [await signs(ada, id), await signs(badr, id)])
  expect(codesOf(results)).toEqual(['', ''])
  const after = await of(id)
  expect([after.status, after.signatures.length]).toEqual(['SUBMITTED', 2])
  const moved = await db.auditEntry.findMany({ where: { entity: 'InventionDisclosure', entityId: id } })
  expect(moved.filter(({ changes }) => 'status' in (changes as object))).toHaveLength(1)
})

test('the same signature twice at once is given once', async () => {
  const id = await make('SIGNING')
  const results = await atOnce(db, 'InventionDisclosure', id, [await signs(ada, id), await signs(ada, id)])
  expect(codesOf(results).toSorted()).toEqual(['', 'CONFLICT'])
  expect((await of(id)).signatures).toHaveLength(1)
})

test('a signature never stands on content that it did not see', async () => {
  for (let run = 0; run < 6; run++) {
    const id = await make('SIGNING')
    const edit = async () => {
      await act('reopenDisclosure', ada, id)
      await act('updateDisclosure', ada, id, { title: 'Another membrane' })
      return act('requestDisclosureSignatures', ada, id)
    }
    await atOnce(db, 'InventionDisclosure', id, [await signs(badr, id), edit])
    const { signatures, contentHash } = await of(id)
    for (const signature of signatures.filter(({ voidedAt }) => !voidedAt))
      expect(signature.contentHash).toBe(contentHash)
  }
})

test('a request for signatures and a change of the draft at once: what is signed is what is there', async () => {
  const id = await make('DRAFT')
  const results = await atOnce(db, 'InventionDisclosure', id, [
    () => act('requestDisclosureSignatures', ada, id),
    () => act('updateDisclosure', ada, id, { novelty: 'It turns.', inventors: [{ name: 'Eve', share: 10_000 }] }),
  ])
  const after = await of(id)
  expect(codesOf(results)[0]).toBe('')
  expect(after.contentHash).toBe(contentHashOf(after, after.inventors, []))
})

test('signing, asking for signatures and changing files at once: what is signed is what is attached', async () => {
  for (const first of ['DRAFT', 'SIGNING'] as const)
    for (let run = 0; run < 5; run++) {
      const id = await make('DRAFT')
      const old = await add(ada, id, 'old.pdf')
      if (first === 'SIGNING') await act('requestDisclosureSignatures', ada, id)
      const request = () => act('requestDisclosureSignatures', ada, id)
      const remove = () => perform(db, 'deleteFile', { id: idOf('File', old) }, { as: ada })
      const adding = (as: Viewer) => () => add(as, id, `new of ${as.name}.pdf`)
      const reopen = () => act('reopenDisclosure', ada, id)
      await atOnce<unknown>(
        db,
        'InventionDisclosure',
        id,
        first === 'DRAFT'
          ? [request, remove, adding(ada), adding(badr)]
          : [await signs(badr, id), remove, adding(badr), reopen],
      )
      const { status, signatures, inventors: people, signedFiles, contentHash, ...fields } = await of(id)
      const attached = await db.file.findMany({
        where: { inventionDisclosureId: id },
        select: { name: true, sha256: true },
        orderBy: { id: 'asc' },
      })
      if (status === 'DRAFT') {
        expect(signatures.filter(({ voidedAt }) => !voidedAt)).toEqual([])
        expect(signedFiles).toEqual([])
        continue
      }
      expect(status).toBe('SIGNING')
      expect(signedFiles).toEqual(attached)
      expect(contentHash).toBe(contentHashOf(fields, people, attached))
      for (const signature of signatures.filter(({ voidedAt }) => !voidedAt))
        expect(signature.contentHash).toBe(contentHash)
    }
})

test('a decision and a withdrawal at once: one of them', async () => {
  const id = await make('IN_REVIEW')
  const results = await atOnce(db, 'InventionDisclosure', id, [
    () => act('decideDisclosure', team, id, { decision: 'FILE', reasons: 'New' }),
    () => act('withdrawDisclosure', ada, id, { reason: 'Published' }),
  ])
  expect(codesOf(results).toSorted()).toEqual(['', 'CONFLICT'])
  const { status, decision, withdrawnAt } = await of(id)
  expect(status === 'DECIDED' ? [decision, withdrawnAt] : [decision, Boolean(withdrawnAt)]).toEqual(
    status === 'DECIDED' ? ['FILE', null] : [null, true],
  )
})
