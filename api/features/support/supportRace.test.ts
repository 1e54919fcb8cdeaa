/** Two people act on a support request at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { makeSupportCategory, makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { SupportStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { type Act, atOnce, codesOf, raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const { id: categoryId } = await makeSupportCategory(db)

const make = async (status: string) =>
  (await makeSupportRequest(db, { categoryId, status: status as SupportStatus, requesterId: owner.id })).id

test('support requests', async () => {
  const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('SupportRequest', id), ...more }) })
  const acts: Act[] = [
    { name: 'submitSupportRequest', as: owner, ...on() },
    { name: 'deleteSupportRequest', as: owner, ...on() },
    { name: 'reopenSupportRequest', as: owner, ...on({ reason: 'It is not done' }) },
    {
      name: 'assignSupportRequests',
      as: team,
      repeatable: true,
      input: (id) => ({ ids: [idOf('SupportRequest', id)], assigneeId: idOf('User', mate.id) }),
    },
    { name: 'startSupportRequest', as: team, ...on() },
    { name: 'askSupportRequester', as: team, ...on({ question: 'Which company?' }) },
    { name: 'resolveSupportRequest', as: mate, ...on({ answer: 'It is fine' }) },
    { name: 'closeSupportRequest', as: team, ...on() },
  ]
  const race = { entity: 'SupportRequest', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(SupportStatus) })).toBeGreaterThan(20)
})

test('a reply and the resolution at the same moment are both kept', async () => {
  const id = await make('WAITING_FOR_RESEARCHER')
  const recordId = idOf('SupportRequest', id)
  const results = await atOnce(db, 'SupportRequest', id, [
    () => perform(db, 'createMessage', { recordId, text: 'The one in Oman' }, { as: owner }),
    () => perform(db, 'resolveSupportRequest', { id: recordId, answer: 'Solved' }, { as: team }),
  ])
  const codes = codesOf(results).flat()
  const after = await db.supportRequest.findUniqueOrThrow({ where: { id }, include: { messages: true } })
  expect(after.waitingSince).toBeNull()
  expect(after.messages.map(({ text }) => text)).toContain('The one in Oman')
  // Whoever resolves what has changed meanwhile is told so.
  expect([[], ['CONFLICT']]).toContainEqual(codes)
  expect(after.status).toBe(codes.length ? 'IN_PROGRESS' : 'RESOLVED')
})

test('two requests that are merged into each other at the same moment leave one of them open', async () => {
  const [one, other] = [await make('SUBMITTED'), await make('IN_PROGRESS')]
  const merge =
    (id: number, intoId: number, as = team) =>
    () =>
      perform(
        db,
        'mergeSupportRequests',
        { id: idOf('SupportRequest', id), intoId: idOf('SupportRequest', intoId) },
        { as },
      )
  const results = await atOnce(db, 'SupportRequest', Math.min(one, other), [merge(one, other), merge(other, one, mate)])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['CONFLICT'])
  const after = await db.supportRequest.findMany({ where: { id: { in: [one, other] } } })
  expect(after.filter(({ mergedIntoId }) => mergedIntoId !== null).length).toBe(1)
})

test('two categories that are hung on each other at the same moment make no circle', async () => {
  const [one, other] = [await makeSupportCategory(db), await makeSupportCategory(db)]
  const hang = (id: number, parentId: number) => () =>
    perform(
      db,
      'updateSupportCategory',
      { id: idOf('SupportCategory', id), parentId: idOf('SupportCategory', parentId) },
      { as: team },
    )
  const results = await atOnce(db, 'SupportCategory', one.id, [hang(one.id, other.id), hang(other.id, one.id)])
  const codes = codesOf(results).flat()
  expect(codes).toEqual(['INVALID'])
  const after = await db.supportCategory.findMany({ where: { id: { in: [one.id, other.id] } } })
  expect(after.filter(({ parentId }) => parentId !== null).length).toBe(1)
})
