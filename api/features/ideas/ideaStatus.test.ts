/** The table of states and the weights of scores, as documented. */
import { expect, test } from 'vitest'
import { partsOf, weightedSum } from './ideaScores.ts'
import type { Idea, IdeaStatus } from '../../__generated__/prisma/client.ts'
import { ideaMoves, statusOfLabel, undoMergeMoves } from './ideaStatus.ts'

const moverOf = (status: IdeaStatus, to: IdeaStatus) => ideaMoves.of({ status } as Idea)[to] ?? null

test('says who moves an idea where', () => {
  expect(moverOf('DRAFT', 'SUBMITTED')).toBe('IDEA_UPDATE')
  expect(moverOf('NEEDS_CHANGES', 'SUBMITTED')).toBe('IDEA_UPDATE')
  for (const to of ['APPROVED', 'NEEDS_CHANGES', 'DECLINED'] as const)
    for (const from of ['SUBMITTED', 'UNDER_REVIEW'] as const) expect(moverOf(from, to)).toBe('IDEA_REVIEW')
  expect(moverOf('APPROVED', 'VALIDATED')).toBe('VALIDATION_ANSWER')
  expect(moverOf('VALIDATED', 'CONVERTED')).toBe('IDEA_CONVERT')
  for (const from of ['SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'DECLINED'] as const)
    expect(moverOf(from, 'MERGED')).toBe('IDEA_REVIEW')
  for (const from of ['DRAFT', 'VALIDATED', 'CONVERTED'] as const) expect(moverOf(from, 'MERGED')).toBeNull()
  expect(undoMergeMoves.of({ status: 'MERGED', mergedFrom: 'DECLINED' } as Idea)).toEqual({ DECLINED: 'IDEA_REVIEW' })
  expect(ideaMoves.of({ status: 'MERGED', mergedFrom: 'DECLINED' } as Idea), 'by no other answer').toEqual({})
  expect(moverOf('DRAFT', 'APPROVED')).toBeNull()
  expect(moverOf('DECLINED', 'SUBMITTED')).toBeNull()
  expect(moverOf('CONVERTED', 'VALIDATED')).toBeNull()
})

test('knows the labels of before', () => {
  expect(['New', 'Under Review', 'under-review', 'Approved', 'Implemented', 'Declined'].map(statusOfLabel)).toEqual([
    'SUBMITTED',
    'UNDER_REVIEW',
    'UNDER_REVIEW',
    'APPROVED',
    'CONVERTED',
    'DECLINED',
  ])
})

test('scores weigh as the help says', () => {
  const scores = { novelty: 5, feasibility: 4, impact: 3, alignment: 2, scalability: 1 }
  expect(partsOf(scores).map(({ weight, points }) => [weight, points])).toEqual([
    [25, 25],
    [25, 20],
    [25, 15],
    [15, 6],
    [10, 2],
  ])
  expect(weightedSum(scores)).toBe(68)
  expect(weightedSum({ ...scores, impact: null })).toBeNull()
})
