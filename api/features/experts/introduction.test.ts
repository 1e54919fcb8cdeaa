/** Introductions: whom companies may ask, who reads it, what an answer gives away, and how often one may ask. */
import { expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { dayLength } from '../../days.ts'

const { db } = await fileDatabase()
const company = await person(db, 'INDUSTRY', { name: 'Com Pany' })
const other = await person(db, 'INDUSTRY_PARTNER')
const expert: Viewer = await makeUser(db, {
  role: 'EXPERT',
  name: 'Ex Pert',
  email: 'ex@pert.test',
  openToIntroductions: true,
})

interface Wish {
  id: string
  state: string
  answer: string
  email: string | null
}

async function act(as: Viewer | null, name: string, input: object) {
  const { errors, codes } = await perform(db, name, input, { as, give: 'expert { id }' })
  return { code: codes[0], message: errors[0]?.message, fields: errors[0]?.extensions['fieldErrors'] }
}
const ask = (as: Viewer | null, of = expert, message = 'We lose water in old pipes.') =>
  act(as, 'requestIntroduction', { expertId: idOf('User', of.id), message })

async function wishes(as: Viewer) {
  const source = '{ introductions { edges { node { id state answer email } } } }'
  const { data } = await run(db, source, { as })
  return (data!['introductions'] as unknown as { edges: { node: Wish }[] }).edges.map(({ node }) => node)
}

test('companies ask experts who are open to it, and nobody else does', async () => {
  const shut = await makeUser(db, { role: 'EXPERT', openToIntroductions: false })
  const gone = await makeUser(db, { role: 'EXPERT', openToIntroductions: true, status: 'SUSPENDED' })
  for (const of of [shut, gone, await person(db, 'RESEARCHER')]) expect((await ask(company, of)).code).toBe('NOT_FOUND')
  for (const role of ['RESEARCHER', 'INVESTOR', 'EXPERT', 'KU_TEAM', 'ADMIN'] as const)
    expect((await ask(await person(db, role))).code, role).toBe('FORBIDDEN')
  expect((await ask(await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION' }))).code).toBe('FORBIDDEN')
  expect((await ask(null)).code).toBe('UNAUTHENTICATED')
  expect((await ask(company, expert, 'Hello')).fields).toEqual({
    message: 'Describe what it is about in at least 20 characters',
  })
  expect((await ask(company)).code).toBeUndefined()
  expect((await ask(company)).message).toBe('Ex Pert already has your request and will answer')
  expect(await told(db, expert)).toEqual(['INTRODUCTION_ASKED'])
})

test('it is read by who asked, who is asked and the university; the address comes with a yes', async () => {
  const [wish] = await wishes(company)
  expect(wish).toMatchObject({ state: 'WAITING', email: null })
  expect(await wishes(expert)).toHaveLength(1)
  expect(await wishes(await person(db, 'KU_TEAM'))).toHaveLength(1)
  const stranger = await makeUser(db, { role: 'EXPERT', openToIntroductions: true })
  expect(await wishes(stranger)).toEqual([])
  expect(await wishes(other)).toEqual([])
  const { data } = await run(db, 'query ($id: ID!) { node(id: $id) { id } }', {
    as: other,
    variables: { id: wish!.id },
  })
  expect(data!['node']).toBeNull()

  const yes = { id: wish!.id, accept: true, answer: 'Gladly' }
  expect((await act(company, 'answerIntroduction', yes)).code).toBe('FORBIDDEN')
  expect((await act(stranger, 'answerIntroduction', yes)).code).toBe('NOT_FOUND')
  expect((await act(null, 'answerIntroduction', yes)).code).toBe('UNAUTHENTICATED')
  expect((await act(expert, 'answerIntroduction', yes)).code).toBeUndefined()
  expect((await act(expert, 'answerIntroduction', yes)).message).toBe('This request has already been answered')
  expect(await wishes(company)).toMatchObject([{ state: 'ACCEPTED', answer: 'Gladly', email: 'ex@pert.test' }])
  expect((await ask(company)).message).toBe('Ex Pert has already shared an email address with you')
  expect(await told(db, company)).toEqual(['INTRODUCTION_ACCEPTED'])
})

test('a wish is taken back while it waits, and one that was declined may be repeated after a month', async () => {
  await ask(other)
  const withdraw = async (as: Viewer | null) => act(as, 'withdrawIntroduction', { id: (await wishes(other))[0]!.id })
  expect((await withdraw(company)).code).toBe('NOT_FOUND')
  expect((await withdraw(expert)).code).toBe('FORBIDDEN')
  expect((await withdraw(null)).code).toBe('UNAUTHENTICATED')
  expect((await withdraw(other)).code).toBeUndefined()
  expect(await wishes(other)).toEqual([])

  await ask(other)
  const [wish] = await wishes(other)
  await act(expert, 'answerIntroduction', { id: wish!.id, accept: false })
  expect((await withdraw(other)).message).toBe('This request has already been answered')
  expect((await ask(other)).message).toBe('Ex Pert declined; ask again later')
  await db.introduction.updateMany({
    where: { requesterId: other.id },
    data: { createdAt: new Date(Date.now() - 33 * dayLength), answeredAt: new Date(Date.now() - 31 * dayLength) },
  })
  expect((await ask(other)).code).toBeUndefined()
})

test('the directory tells the usual time of an answer, and only to companies', async () => {
  await db.introduction.updateMany({
    where: { requesterId: company.id },
    data: { createdAt: new Date(Date.now() - 10 * dayLength), answeredAt: new Date(Date.now() - 6 * dayLength) },
  })
  const source = 'query ($id: ID!) { node(id: $id) { ... on User { usualAnswerDays introduction { state } } } }'
  const read = async (as: Viewer) =>
    (await run(db, source, { as, variables: { id: idOf('User', expert.id) } })).data!['node'] as unknown
  // Four days and two: the median is three.
  expect(await read(company)).toEqual({ usualAnswerDays: 3, introduction: { state: 'ACCEPTED' } })
  expect(await read(other)).toEqual({ usualAnswerDays: 3, introduction: { state: 'WAITING' } })
  expect(await read(await person(db, 'RESEARCHER'))).toEqual({ usualAnswerDays: null, introduction: null })
})
