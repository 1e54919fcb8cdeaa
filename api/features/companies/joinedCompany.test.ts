/** Joining a company by the own word is told to the university, once, and only where others are. */
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
await person(db, 'INDUSTRY', { name: 'Owner', department: 'Falcon' })
const newcomer = await person(db, 'INDUSTRY', { name: 'Newcomer', department: 'Dunes' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const other = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Other' })
beforeEach(() => db.notification.deleteMany())

async function write(department: string, as = newcomer) {
  const { errors } = await perform(db, 'updateProfile', { department }, { as, give: 'viewer { id }' })
  expect(errors).toEqual([])
}
const told = async () =>
  (await db.notification.findMany({ where: { kind: 'COMPANY_JOINED' }, orderBy: { userId: 'asc' } })).map(
    ({ userId, data }) => [userId, data],
  )
const words = () => ({ by: 'Newcomer', email: newcomer.email, company: 'Falcon' })

test('the team hears of it where nobody looks after the company', async () => {
  await write('falcon.')
  expect(await told()).toEqual([
    [team.id, words()],
    [other.id, words()],
  ])
})

test('the same company in another spelling is no news, nor is one where nobody else is', async () => {
  for (const name of ['FALCON', 'Dunes', 'Quite another']) await write(name)
  expect(await told()).toEqual([])
})

test('who looks after the company hears of it, and of who registers with its name', async () => {
  await db.company.updateMany({ where: { name: 'Falcon' }, data: { ownerId: other.id } })
  await write('Falcon')
  expect(await told()).toEqual([[other.id, words()]])
  await db.platform.upsert({ where: { id: 1 }, create: { verifyNewAccounts: false }, update: {} })
  const input = {
    email: 'late@falcon.test',
    password: 'a long enough one 7',
    name: 'Late',
    role: 'INDUSTRY',
    department: 'Falcon',
  }
  const { errors } = await perform(db, 'register', input, { as: null, give: 'token' })
  expect(errors).toEqual([])
  expect((await told()).at(-1)).toEqual([other.id, { by: 'Late', email: 'late@falcon.test', company: 'Falcon' }])
})

test('a researcher whose department has a company’s name is with no company', async () => {
  await write('Falcon', await person(db, 'RESEARCHER'))
  expect(await told()).toEqual([])
})
