/** Challenges: written by a company, checked by the university, asked about, starred, closed. */
import { describe, expect, test } from 'vitest'
import { isoDay, universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const company = await person(db, 'INDUSTRY')
await db.user.update({ where: { id: company.id }, data: { department: 'Falcon Steel' } })
const colleague = await person(db, 'INDUSTRY_PARTNER')
const university = await person(db, 'COMMERCIALIZATION_TEAM')
const researcher = await person(db, 'RESEARCHER')
const other = await person(db, 'INDUSTRY')

const id = (number: number) => idOf('Challenge', number)
const day = (fromNow: number) => isoDay(new Date(universityDay().getTime() + fromNow * 86_400_000))
const whole = {
  problemStatement: 'Scale on furnace walls',
  goal: 'Cut losses by 20 %',
  mustHaves: ['Runs at 900 °C'],
  offer: 'A pilot line',
  deadline: day(20),
}

async function make(input: object = whole, as: Viewer = company): Promise<number> {
  const { data, errors } = await perform(
    db,
    'createChallenge',
    { title: 'Cooler furnaces', ...input },
    { as, give: 'challenge { number }' },
  )
  expect(errors).toEqual([])
  return (data as unknown as { createChallenge: { challenge: { number: number } } }).createChallenge.challenge.number
}

const act = (name: string, input: object, as: Viewer | null) =>
  perform(db, name, input, { as, give: 'challenge { status displayStatus companyName }' })
const codeOf = async (result: ReturnType<typeof act>) => (await result).codes[0]

async function publish(input?: object): Promise<number> {
  const number = await make(input)
  expect((await act('submitChallenge', { id: id(number) }, company)).errors).toEqual([])
  expect((await act('publishChallenge', { id: id(number) }, university)).errors).toEqual([])
  return number
}

describe('a challenge', () => {
  test('begins as a draft of its company that others do not see', async () => {
    const number = await make()
    expect(await db.challenge.findUnique({ where: { id: number } })).toMatchObject({
      status: 'DRAFT',
      companyName: 'Falcon Steel',
      ownerId: company.id,
    })
    expect((await act('updateChallenge', { id: id(number), companyName: '' }, company)).data).toMatchObject({
      updateChallenge: { challenge: { companyName: 'Falcon Steel' } },
    })
    const seen = async (as: Viewer) =>
      (await run(db, `query($number: Int!) { challenge(number: $number) { title } }`, { as, variables: { number } }))
        .data
    expect(await seen(company)).toEqual({ challenge: { title: 'Cooler furnaces' } })
    for (const stranger of [researcher, other]) expect(await seen(stranger)).toEqual({ challenge: null })
    for (const [as, code] of [
      [null, 'UNAUTHENTICATED'],
      [researcher, 'FORBIDDEN'],
      [other, 'NOT_FOUND'],
    ] as const)
      expect(await codeOf(act('updateChallenge', { id: id(number), title: 'Mine' }, as))).toBe(code)
  })

  test('is submitted whole: what it lacks is named', async () => {
    const number = await make({ goal: 'Better', deadline: day(-3) })
    const { errors } = await act('submitChallenge', { id: id(number) }, company)
    expect(errors?.[0]?.extensions['fieldErrors']).toEqual({
      problemStatement: 'Enter the problem',
      goal: 'Enter a goal that can be measured, with a number',
      mustHaves: 'Enter what a solution must meet, in one to five points',
      offer: 'Enter what you offer',
    })
    await act('updateChallenge', { id: id(number), ...whole, deadline: day(-3) }, company)
    const late = await act('submitChallenge', { id: id(number) }, company)
    expect(late.errors?.[0]?.extensions['fieldErrors']).toEqual({ deadline: 'The deadline is in the past' })
  })

  test('is published by the university alone, or given back with what has to change', async () => {
    const number = await make()
    await act('submitChallenge', { id: id(number) }, company)
    expect(await timesTold(db, university, 'CHALLENGE_SUBMITTED')).toBe(1)
    expect(await codeOf(act('publishChallenge', { id: id(number) }, company))).toBe('FORBIDDEN')
    expect((await act('returnChallenge', { id: id(number), comment: 'Say more' }, university)).errors).toEqual([])
    expect(await timesTold(db, company, 'CHALLENGE_RETURNED')).toBe(1)
    await act('submitChallenge', { id: id(number) }, company)
    await act('publishChallenge', { id: id(number) }, university)
    const { data } = await run(db, `{ challenges { edges { node { title displayStatus daysLeft } } totalCount } }`, {
      as: researcher,
    })
    expect(data).toMatchObject({
      challenges: { totalCount: 1, edges: [{ node: { displayStatus: 'OPEN', daysLeft: 20 } }] },
    })
  })

  test('hides its company’s name from those whom it has not shortlisted', async () => {
    const number = await publish({ ...whole, anonymous: true })
    const name = async (as: Viewer) =>
      (
        (
          await run(db, `query($number: Int!) { challenge(number: $number) { companyName } }`, {
            as,
            variables: { number },
          })
        ).data as unknown as { challenge: { companyName: string | null } }
      ).challenge.companyName
    expect(await name(researcher)).toBeNull()
    expect(await name(other)).toBeNull()
    expect(await name(university)).toBe('Falcon Steel')
    await db.proposal.create({ data: { challengeId: number, authorId: researcher.id, status: 'SHORTLISTED' } })
    expect(await name(researcher)).toBe('Falcon Steel')
    const found = await run(
      db,
      `{ challenges(filter: { search: "falcon", status: [OPEN] }) { edges { node { number } } } }`,
      {
        as: other,
      },
    )
    expect(JSON.stringify(found.data)).not.toContain(`"number":${number}}`)
  })

  test('is extended, closed, cancelled and completed by its company; those who wait are told', async () => {
    const number = await publish()
    await db.challengeStar.create({
      data: { userId: researcher.id, challengeId: number, title: 'x', companyName: 'y' },
    })
    expect(await codeOf(act('extendChallenge', { id: id(number), deadline: day(10) }, company))).toBe('INVALID')
    expect((await act('extendChallenge', { id: id(number), deadline: day(40) }, company)).errors).toEqual([])
    expect(await timesTold(db, researcher, 'CHALLENGE_EXTENDED')).toBe(1)
    expect((await act('closeChallenge', { id: id(number) }, company)).data).toMatchObject({
      closeChallenge: { challenge: { status: 'CLOSED' } },
    })
    await db.proposal.create({ data: { challengeId: number, authorId: researcher.id, status: 'SUBMITTED' } })
    const early = await act('completeChallenge', { id: id(number) }, company)
    expect(early.errors?.[0]?.message).toBe('1 proposal is waiting for a decision')
    expect((await act('cancelChallenge', { id: id(number), reason: 'No money' }, company)).errors).toEqual([])
    expect(await codeOf(act('extendChallenge', { id: id(number), deadline: day(60) }, company))).toBe('CONFLICT')
    expect(
      await perform(db, 'deleteChallenges', { ids: [id(number)] }, { as: company, give: 'deletedIds' }),
    ).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] })
  })

  test('is completed with what came of it, which its readers read; those it concerns are notified', async () => {
    const number = await publish()
    await act('starChallenge', { id: id(number) }, researcher)
    const { id: proposalId } = await db.proposal.create({
      data: { challengeId: number, authorId: researcher.id, status: 'SUBMITTED' },
    })
    await act('closeChallenge', { id: id(number) }, company)
    const fields = 'closingReport acceptedCount completedAt'
    const read = async () =>
      (
        await run(db, `query ($n: Int!) { challenge(number: $n) { ${fields} } }`, {
          as: researcher,
          variables: { n: number },
        })
      ).data?.['challenge']
    const report = (closingReport: string, as: Viewer | null) =>
      act('updateClosingReport', { id: id(number), closingReport }, as)
    expect((await report('Early', company)).errors?.[0]?.message).toBe(
      'Only a completed challenge can have a closing report',
    )
    expect(await read()).toEqual({ closingReport: '', acceptedCount: null, completedAt: null })
    await db.proposal.update({ where: { id: proposalId }, data: { status: 'ACCEPTED' } })
    const closingReport = 'Losses fell by 18 %.'
    expect((await act('completeChallenge', { id: id(number), closingReport }, company)).errors).toEqual([])
    expect(await read()).toEqual({ closingReport, acceptedCount: 1, completedAt: expect.any(Date) })
    expect(await timesTold(db, researcher, 'CHALLENGE_COMPLETED')).toBe(1)

    for (const as of [other, researcher]) expect(await codeOf(report('Mine', as))).toMatch(/^(NOT_FOUND|FORBIDDEN)$/)
    expect(await codeOf(report('Mine', null))).toBe('UNAUTHENTICATED')
    expect((await report('x'.repeat(5_001), company)).errors?.[0]?.extensions['fieldErrors']).toHaveProperty(
      'closingReport',
    )
    expect((await report('Losses fell by 21 %.', company)).errors).toEqual([])
    expect(await read()).toMatchObject({ closingReport: 'Losses fell by 21 %.' })
  })

  test('closes for all at the end of its last day in Dubai', async () => {
    const number = await publish({ ...whole, deadline: '2040-06-30' })
    expect(await db.challenge.findUniqueOrThrow({ where: { id: number } })).toMatchObject({
      closesAt: new Date('2040-06-30T20:00:00.000Z'),
    })
  })

  test('takes criteria whose weights sum up to 100', async () => {
    const criterion = (weight: number) => ({ name: `C${weight}`, weight })
    const wrong = await perform(
      db,
      'createChallenge',
      { title: 'T', criteria: [criterion(60), criterion(30)] },
      { as: company },
    )
    expect(wrong.errors?.[0]?.extensions['fieldErrors']).toEqual({ criteria: 'The weights must add up to 100' })
    const number = await make({ criteria: [criterion(60), criterion(40)] })
    expect(await db.challengeCriterion.count({ where: { challengeId: number } })).toBe(2)
  })
})

describe('around a challenge', () => {
  test('a star is one, stays when the challenge goes, and can then be taken off', async () => {
    const number = await publish()
    for (let i = 0; i < 2; i++) await act('starChallenge', { id: id(number) }, researcher)
    expect(await db.challengeStar.count({ where: { challengeId: number } })).toBe(1)
    await db.challenge.update({ where: { id: number }, data: { status: 'CANCELLED' } })
    const stars = `{ viewer { starredChallenges { title companyName challenge { number } } } }`
    const { data } = await run(db, stars, { as: researcher })
    expect((data as unknown as { viewer: { starredChallenges: object[] } }).viewer.starredChallenges[0]).toEqual({
      title: 'Cooler furnaces',
      companyName: 'Falcon Steel',
      challenge: null,
    })
    expect((await act('unstarChallenge', { id: id(number) }, researcher)).errors).toEqual([])
    expect(await codeOf(act('unstarChallenge', { id: id(number) }, researcher))).toBe('NOT_FOUND')
  })

  test('questions and answers are seen by all; only its people and the university answer', async () => {
    const number = await publish()
    expect((await act('askQuestion', { id: id(number), text: 'Which alloy?' }, researcher)).errors).toEqual([])
    expect(await timesTold(db, company, 'CHALLENGE_QUESTION')).toBe(1)
    const question = await db.challengeQuestion.findFirstOrThrow({ where: { challengeId: number } })
    const input = { id: idOf('ChallengeQuestion', question.id), answer: 'Any' }
    expect(await codeOf(act('answerQuestion', input, other))).toBe('NOT_FOUND')
    expect(await codeOf(act('answerQuestion', input, researcher))).toBe('FORBIDDEN')
    expect((await act('answerQuestion', input, company)).errors).toEqual([])
    expect(await timesTold(db, researcher, 'CHALLENGE_ANSWERED')).toBe(1)
    const { data } = await run(
      db,
      `query($number: Int!) { challenge(number: $number) { questions { text answer mine } starCount } }`,
      { as: other, variables: { number } },
    )
    expect(data).toEqual({
      challenge: { questions: [{ text: 'Which alloy?', answer: 'Any', mine: false }], starCount: null },
    })
  })

  test('the review team is people of companies, named by who leads; views count once and not its own', async () => {
    const number = await publish()
    const userId = (viewer: Viewer) => idOf('User', viewer.id)
    const set = (viewer: Viewer, role: string, as: Viewer) =>
      act('setChallengeReviewer', { id: id(number), userId: userId(viewer), role }, as)
    expect(await codeOf(set(researcher, 'REVIEWER', company))).toBe('INVALID')
    expect(await codeOf(set(colleague, 'LEAD', colleague))).toBe('NOT_FOUND')
    expect((await set(colleague, 'LEAD', company)).errors).toEqual([])
    expect(await timesTold(db, colleague, 'CHALLENGE_REVIEWER_ADDED')).toBe(1)
    expect((await set(other, 'COMMENTER', colleague)).errors).toEqual([])
    for (const as of [researcher, researcher, company, colleague]) await act('viewChallenge', { id: id(number) }, as)
    const { data } = await run(
      db,
      `query($number: Int!) { challenge(number: $number) { viewCount reviewers { role } } }`,
      {
        as: company,
        variables: { number },
      },
    )
    expect(data).toEqual({ challenge: { viewCount: 1, reviewers: [{ role: 'LEAD' }, { role: 'COMMENTER' }] } })
  })
})
