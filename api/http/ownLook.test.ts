/** Which look counts as the platform's own. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { ownLook } from './ownLook.ts'

const { db } = await fileDatabase()

/** Asked again each time, without what an answer before it holds. */
const isOwn = () => ownLook(db)()

test('a platform looks its own when its look was changed, not when something else was set', async () => {
  expect(await isOwn()).toBe(false)
  await db.platform.create({ data: { modelOn: true, verifyNewAccounts: false } })
  expect(await isOwn()).toBe(false)
  await db.platform.update({ where: { id: 1 }, data: { roleLabels: { researcher: 'Scholar' } } })
  expect(await isOwn()).toBe(true)
  await db.platform.update({ where: { id: 1 }, data: { roleLabels: {}, accentColor: '#7a1f3d' } })
  expect(await isOwn()).toBe(true)
})

test('while the database does not answer, the look counts as its own', async () => {
  const platform = { findUnique: () => Promise.reject(new Error('The database is away')) }
  expect(await ownLook({ platform } as never)()).toBe(true)
})
