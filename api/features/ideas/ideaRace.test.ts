/** Two people move an idea or its request for validation at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { IdeaStatus, ValidationStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const submitter = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const other = await person(db, 'COMMERCIALIZATION_TEAM')
const expert = await person(db, 'EXPERT')
const second = await person(db, 'EXPERT')

const texts = { title: 'Solar still', description: 'Clean water', category: 'WATER', submitterId: submitter.id }
/** The one into which others are merged. */
const goesOn = await db.idea.create({ data: { ...texts, status: 'APPROVED' } })
const merged = { mergedIntoId: goesOn.id, mergedFrom: 'SUBMITTED', mergedAt: new Date() } as const
const idea = async (status: string) =>
  (
    await db.idea.create({
      data: { ...texts, status: status as IdeaStatus, ...(status === 'MERGED' ? merged : {}) },
    })
  ).id
const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('Idea', id), ...more }) })

test('ideas', async () => {
  const acts: Act[] = [
    { name: 'submitIdea', as: submitter, ...on() },
    { name: 'startIdeaReview', as: team, ...on() },
    ...(['APPROVED', 'NEEDS_CHANGES', 'DECLINED'] as const).map((decision) => ({
      name: 'reviewIdea',
      as: other,
      ...on({ decision, comments: 'Say why' }),
    })),
    { name: 'scoreIdea', as: team, ...on({ novelty: 3 }), repeatable: true },
    { name: 'convertIdea', as: submitter, ...on(), repeatable: true },
    { name: 'deleteIdea', as: submitter, ...on() },
    { name: 'mergeIdeas', as: other, ...on({ intoId: idOf('Idea', goesOn.id), reason: 'The same' }) },
    { name: 'undoIdeaMerge', as: team, ...on() },
  ]
  const race = { entity: 'Idea', column: 'status', make: idea, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(IdeaStatus) })).toBeGreaterThan(20)
})

test('requests for validation', async () => {
  const make = async (status: string) => {
    const ideaId = await idea('APPROVED')
    const taken = status === 'OPEN' ? {} : { assigneeId: expert.id, assignedAt: new Date(), acceptedAt: new Date() }
    const data = { ideaId, title: 'Solar still', requesterId: submitter.id, status: status as ValidationStatus }
    return (await db.validationRequest.create({ data: { ...data, ...taken } })).id
  }
  const request = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('ValidationRequest', id), ...more }) })
  const acts: Act[] = [
    { name: 'assignValidation', as: team, ...request({ expertId: idOf('User', second.id) }) },
    { name: 'delegateValidation', as: expert, ...request({ expertId: idOf('User', second.id) }) },
    { name: 'declineValidation', as: expert, ...request({ reason: 'No time for it this month' }) },
    { name: 'closeValidation', as: submitter, ...request() },
  ]
  const race = { entity: 'ValidationRequest', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(ValidationStatus) })).toBeGreaterThan(8)
})
