/** At the same moment: a person has one access to a record, and it is revoked once. */
import { expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { RecordGrantStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const mate = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const { id: projectId } = await makeProject(db, { ownerId: owner.id })
const later = new Date(Date.now() + 30 * 86_400_000).toISOString()
const given = {
  id: idOf('Project', projectId),
  userId: idOf('User', mate.id),
  expiresOn: later.slice(0, 10),
  reason: 'Why',
}

test('given by many at once, one access stands', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => perform(db, 'setRecordGrant', given, { as: nth % 2 ? owner : team })),
  )
  expect(answers.some(({ codes }) => !codes.length)).toBe(true)
  expect(await db.recordGrant.count({ where: { projectId } })).toBe(1)
})

test('every two moves of an access', async () => {
  const end = { name: 'revokeRecordGrant', input: (id: number) => ({ id: idOf('RecordGrant', id), reason: 'Over' }) }
  const tried = await raceMoves(db, {
    entity: 'RecordGrant',
    column: 'status',
    states: Object.values(RecordGrantStatus),
    async make(status) {
      await db.recordGrant.deleteMany({})
      const data = { projectId, userId: mate.id, status: status as RecordGrantStatus, reason: 'Why' }
      return (await db.recordGrant.create({ data: { ...data, expiresOn: new Date(later) } })).id
    },
    acts: [
      { name: 'setRecordGrant', as: owner, input: () => given, repeatable: true },
      { ...end, as: owner },
      { ...end, as: team },
    ],
  })
  expect(tried).toBeGreaterThan(3)
})
