/** Both sides act on an interest at the same moment: one outcome stands, and nobody has two. */
import { expect, test } from 'vitest'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { InterestStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { type Act, atOnce, codesOf, raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const open = { approvedForInvestors: true, status: 'ACTIVE' as const }

test('of interests in one project that are expressed at once, one stands', async () => {
  const { id } = await makeProject(db, open)
  const express = () => perform(db, 'createInterest', { projectId: idOf('Project', id) }, { as: investor })
  const answers = await Promise.all(Array.from({ length: 10 }, express))
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(9).fill('CONFLICT'))
  expect(await db.investmentInterest.count({ where: { projectId: id } })).toBe(1)
})

test('of interests of one person of a company that are expressed at once, one stands', async () => {
  const company = await person(db, 'INDUSTRY')
  const { id } = await makeProject(db, { approvedForIndustry: true, status: 'ACTIVE' })
  const express = () => perform(db, 'createInterest', { projectId: idOf('Project', id) }, { as: company })
  const answers = await Promise.all(Array.from({ length: 10 }, express))
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(9).fill('CONFLICT'))
  expect(await db.investmentInterest.count({ where: { projectId: id } })).toBe(1)
})

test('the number of interested investors is right after many came and went at once', async () => {
  const { id: projectId } = await makeProject(db, open)
  const people = await Promise.all(Array.from({ length: 8 }, () => person(db, 'INVESTOR')))
  const made = await Promise.all(
    people.map((as) => perform(db, 'createInterest', { projectId: idOf('Project', projectId) }, { as })),
  )
  expect(made.flatMap(({ codes }) => codes)).toEqual([])
  const interests = await db.investmentInterest.findMany({ where: { projectId }, orderBy: { id: 'asc' } })
  await Promise.all(
    interests
      .slice(0, 5)
      .map(({ id, investorId }) =>
        perform(
          db,
          'withdrawInterest',
          { id: idOf('InvestmentInterest', id) },
          { as: people.find((one) => one.id === investorId)! },
        ),
      ),
  )
  expect(await db.project.findUniqueOrThrow({ where: { id: projectId } })).toMatchObject({ investorInterestCount: 3 })
})

test('every two moves of an interest', async () => {
  const { id: projectId } = await makeProject(db, open)
  const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('InvestmentInterest', id), ...more }) })
  const acts: Act[] = [
    ...(['ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET'] as const).map((status) => ({
      name: `moveInterest ${status}`,
      as: team,
      ...on({ status }),
    })),
    { name: 'passInterest', as: mate, ...on() },
    { name: 'passInterest', as: investor, ...on() },
    { name: 'withdrawInterest', as: investor, ...on() },
  ].map((act) => ({ ...act, name: act.name.split(' ')[0]! }))
  const tried = await raceMoves(db, {
    entity: 'InvestmentInterest',
    column: 'status',
    states: Object.values(InterestStatus),
    async make(state) {
      // Of one investor only one interest in a project goes on.
      await db.investmentInterest.deleteMany({ where: { projectId } })
      return (await makeInterest(db, { projectId, investorId: investor.id, status: state as InterestStatus })).id
    },
    acts,
  })
  expect(tried).toBeGreaterThan(30)
})

test('of two answers to one question, one stands', async () => {
  const { id } = await makeInterest(db, { investorId: investor.id, status: 'IN_DISCUSSION' })
  const { id: question } = await db.interestQuestion.create({
    data: { investmentInterestId: id, text: 'Who owns the patent?', answerSide: 'UNIVERSITY' },
  })
  const answer = (as: typeof team) => () =>
    perform(db, 'answerInterestQuestion', { id: idOf('InterestQuestion', question), answer: as.name }, { as })
  const results = await atOnce(db, 'InvestmentInterest', id, [answer(team), answer(mate)])
  const codes = codesOf(results)
  expect(codes.flat()).toEqual(['CONFLICT'])
})
