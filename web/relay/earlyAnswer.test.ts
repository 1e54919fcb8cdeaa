/** What index.html asked for beside the code is taken once, and only by the session that it was asked for. */
import { afterEach, expect, test } from 'vitest'
import { earlyAnswer, forgetEarlyAnswers } from './earlyAnswer.ts'

const asked = (answer: Promise<Response | null>, variables = {}) => {
  window.early = { token: 'of Ada', asked: [{ question: { id: '1a2b', name: 'appQuery', variables }, answer }] }
}
afterEach(forgetEarlyAnswers)

test('the answer is taken once', async () => {
  const answer = new Response('{}')
  asked(Promise.resolve(answer))
  expect(await earlyAnswer('3c4d', {}, 'of Ada')).toBeNull()
  expect(await earlyAnswer('1a2b', {}, 'of Ada')).toBe(answer)
  expect(await earlyAnswer('1a2b', {}, 'of Ada')).toBeNull()
})

test.each(['of Badr', null])('another session (%s) asks for itself, and Ada no more', async (token) => {
  asked(Promise.resolve(new Response('{}')))
  expect(await earlyAnswer('1a2b', {}, token)).toBeNull()
  expect(await earlyAnswer('1a2b', {}, 'of Ada')).toBeNull()
})

test('the question is the same with or without what has no value, and another with other values', async () => {
  const answer = new Response('{}')
  const variables = { first: 25, filter: { search: null, status: ['DRAFT'] } }
  asked(Promise.resolve(answer), variables)
  const { filter } = variables
  expect(await earlyAnswer('1a2b', { filter, first: 50 }, 'of Ada')).toBeNull()
  expect(await earlyAnswer('1a2b', { filter: { ...filter, search: 'sun' }, first: 25 }, 'of Ada')).toBeNull()
  expect(await earlyAnswer('1a2b', { filter }, 'of Ada')).toBeNull()
  expect(await earlyAnswer('1a2b', { filter, first: 25, page: null, after: undefined }, 'of Ada')).toBe(answer)
})

test('what got no answer is asked for again', async () => {
  asked(Promise.resolve(null))
  expect(await earlyAnswer('1a2b', {}, 'of Ada')).toBeNull()
})

test('what was not taken by the first page is forgotten', async () => {
  asked(Promise.resolve(new Response('{}')))
  forgetEarlyAnswers()
  expect(await earlyAnswer('1a2b', {}, 'of Ada')).toBeNull()
})

test('operations without a name on the server and pages without an early question ask themselves', async () => {
  expect(await earlyAnswer(undefined, {}, null)).toBeNull()
  expect(await earlyAnswer(null, {}, 'of Ada')).toBeNull()
})
