/** What index.html asked for beside the code is taken once, and only by the session that it was asked for. */
import { afterEach, expect, test } from 'vitest'
import { earlyAnswer } from './earlyAnswer.ts'

const asked = (answer: Promise<Response | null>) => {
  window.early = { id: '1a2b', token: 'of Ada', answer }
}
afterEach(() => {
  delete window.early
})

test('the answer is taken once', async () => {
  const answer = new Response('{}')
  asked(Promise.resolve(answer))
  expect(await earlyAnswer('3c4d', 'of Ada')).toBeNull()
  expect(await earlyAnswer('1a2b', 'of Ada')).toBe(answer)
  expect(await earlyAnswer('1a2b', 'of Ada')).toBeNull()
})

test.each(['of Badr', null])('another session (%s) asks for itself', async (token) => {
  asked(Promise.resolve(new Response('{}')))
  expect(await earlyAnswer('1a2b', token)).toBeNull()
  expect(window.early).toBeUndefined()
})

test('what got no answer is asked for again', async () => {
  asked(Promise.resolve(null))
  expect(await earlyAnswer('1a2b', 'of Ada')).toBeNull()
})

test('operations without a name on the server and pages without an early question ask themselves', async () => {
  expect(await earlyAnswer(undefined, null)).toBeNull()
  expect(await earlyAnswer(null, 'of Ada')).toBeNull()
})
