/** Two people act on a support request at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { makeSupportCategory, makeSupportRequest } from '../../../prisma/seed/factories.ts'
import { SupportStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
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
  const codes = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.codes : ['REJECTED']))
  const after = await db.supportRequest.findUniqueOrThrow({ where: { id }, include: { messages: true } })
  expect(after.waitingSince).toBeNull()
  expect(after.messages.map(({ text }) => text)).toContain('The one in Oman')
  // Whoever resolves what has changed meanwhile is told so.
  expect([[], ['CONFLICT']]).toContainEqual(codes)
  expect(after.status).toBe(codes.length ? 'IN_PROGRESS' : 'RESOLVED')
})
