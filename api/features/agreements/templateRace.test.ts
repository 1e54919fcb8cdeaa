/** At the same moment: one draft of a template, and one version that drafts are made from. */
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { productTemplate } from './productTemplates.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const second = await person(db, 'ADMIN')

beforeEach(() => db.agreementVersion.deleteMany({}))

const place = { kind: 'NDA' as const, language: 'ENGLISH' as const }
const words = { ...place, text: productTemplate('NDA', 'ENGLISH') }
const save = (revision: number, as = admin) =>
  perform(db, 'saveAgreementVersion', { ...words, revision }, { as, give: 'version { id }' })
const publish = (id: number, as = admin) =>
  perform(
    db,
    'publishAgreementVersion',
    { id: idOf('AgreementVersion', id), revision: 1 },
    { as, give: 'version { id }' },
  )
const codesOf = async (asked: Promise<{ codes: string[] }>[]) =>
  (await Promise.all(asked)).map(({ codes }) => codes.join()).toSorted()

test('two who begin a draft make one, and the other is refused', async () => {
  expect(await codesOf([save(0), save(0, second)])).toEqual(['', 'CONFLICT'])
  expect(await codesOf([save(1), save(1, second)])).toEqual(['', 'CONFLICT'])
  expect(await db.agreementVersion.count()).toBe(1)
})

test('a draft is published once, and one version is shown', async () => {
  const old = { ...words, basedOn: '', publishedAt: new Date(), current: true }
  await db.agreementVersion.create({ data: old })
  await save(0)
  const { id } = await db.agreementVersion.findFirstOrThrow({ where: { publishedAt: null } })
  const reset = () => perform(db, 'resetAgreementTemplate', place, { as: second, give: 'version { id }' })
  const [one, other] = await Promise.all([publish(id), publish(id, second), reset()])
  expect([one.codes.join(), other.codes.join()].toSorted()).toEqual(['', 'CONFLICT'])
  expect(await db.agreementVersion.count({ where: { current: true } })).toBeLessThanOrEqual(1)
  await expect(db.agreementVersion.createMany({ data: [old, old] })).rejects.toThrow()
})
