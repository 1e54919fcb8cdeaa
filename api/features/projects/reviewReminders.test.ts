/** Reminders of reviews: in time, once for each date, to the owner alone. */
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import { remindOfReviews } from './reviewReminders.ts'

const now = new Date('2026-11-18T09:00:00Z')
const day = (days: number) => new Date(Date.UTC(2026, 10, 18 + days))

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
beforeEach(() => db.project.deleteMany())

const project = (days: number, data: Partial<Prisma.ProjectCreateManyInput> = {}) =>
  makeProject(db, { ownerId: owner.id, title: 'Kiln', nextReviewDate: day(days), ...data })

test('tells the owner once of each date, and of a new date again', async () => {
  const { id, updatedAt } = await project(7)
  // At the university the next day has begun: the first of its week.
  expect(await remindOfReviews(db, new Date('2026-11-17T19:00:00Z'))).toBe(0)
  expect(await remindOfReviews(db, new Date('2026-11-17T21:00:00Z'))).toBe(1)
  expect(await remindOfReviews(db, new Date(now.getTime() + 86_400_000))).toBe(0)
  const { data } = await run(db, '{ notifications(first: 5) { edges { node { title message actionUrl type } } } }', {
    as: owner,
  })
  expect(data!['notifications']).toEqual({
    edges: [
      {
        node: {
          title: 'A review is due',
          message: 'The review of “Kiln” is due on Nov 25, 2026.',
          actionUrl: `/projects/${id}`,
          type: 'REMINDER',
        },
      },
    ],
  })
  expect((await db.project.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt)
  await db.project.update({ where: { id }, data: { nextReviewDate: day(3) } })
  expect(await remindOfReviews(db, now)).toBe(1)
})

test('two runs at once tell once', async () => {
  await project(1)
  const told = await Promise.all([remindOfReviews(db, now), remindOfReviews(db, now)])
  expect(told.toSorted()).toEqual([0, 1])
})

test.each([
  ['that is further away', 8, {}],
  ['that has passed', -1, {}],
  ['of a project without an owner', 1, { ownerId: null }],
  ['of a deleted project', 1, { deletedAt: now }],
  ['of an archived project', 1, { status: 'ARCHIVED' as const }],
])('says nothing of a review %s', async (_, days, data) => {
  await project(days, data)
  expect(await remindOfReviews(db, now)).toBe(0)
})
