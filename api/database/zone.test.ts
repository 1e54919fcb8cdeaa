/** The zone of the university: the database takes it over before anybody has an account, and is not opened with another one later. */
import { expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { settleZone } from './zone.ts'

const { db } = await fileDatabase()

test('a new database counts days in the zone, and people begin in it; afterwards another zone is refused', async () => {
  await settleZone(db, 'Asia/Riyadh')
  const owner = await makeUser(db, { role: 'INDUSTRY', timeZone: undefined as never })
  expect(owner.timeZone).toBe('Asia/Riyadh')
  const { id } = await db.challenge.create({
    data: { title: 'Water', companyName: 'Dunes', status: 'OPEN', ownerId: owner.id, deadline: new Date('2026-12-01') },
  })
  const { closesAt } = await db.challenge.findUniqueOrThrow({ where: { id } })
  expect(closesAt).toEqual(new Date('2026-12-01T21:00:00Z'))
  await settleZone(db, 'Asia/Riyadh')
  await expect(settleZone(db, 'Asia/Dubai')).rejects.toThrow(
    'This database counts days in Asia/Riyadh, but UNIVERSITY_TIME_ZONE is Asia/Dubai',
  )
})
