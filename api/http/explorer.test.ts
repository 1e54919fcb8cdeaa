/** The explorer asks as the person who is signed in to the app. */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { explorerPage, sessionScript } from './explorer.ts'

/** The headers with which the page's fetch asks an address, with what local storage keeps. */
function asked(kept: unknown, address: string, headers: Record<string, string> = {}) {
  let sent: Headers | undefined
  const window = { fetch: (_: string, init: { headers: Headers }) => (sent = init.headers) }
  const localStorage = { getItem: (name: string) => (name === 'ascent.token' ? JSON.stringify(kept) : null) }
  const location = new URL('https://ascent.test/graphql')
  runInNewContext(sessionScript, { window, localStorage, location, Headers, URL, Date, JSON })
  ;(window.fetch as unknown as (address: string, init: object) => void)(address, { headers })
  return sent?.get('authorization') ?? null
}
const session = { token: 'secret', expiresAt: Date.now() + 60_000 }

test('a browser that opens /graphql gets it', async () => {
  const server = await testServer()
  const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain(sessionScript)
  await server.close()
})

test('the page runs the script before GraphiQL', async () => {
  const page = await explorerPage({ title: 'Ascent API' })
  expect(page.indexOf(sessionScript)).toBeGreaterThan(0)
  expect(page.indexOf(sessionScript)).toBeLessThan(page.indexOf('<title>'))
})

test('a session of the app is sent to our own server', () => {
  expect(asked(session, '/graphql')).toBe('Bearer secret')
  expect(asked(session, 'https://ascent.test/graphql')).toBe('Bearer secret')
})

test('nothing is sent without a session, after its end, or to others', () => {
  expect(asked(null, '/graphql')).toBeNull()
  expect(asked({ ...session, expiresAt: Date.now() - 1 }, '/graphql')).toBeNull()
  expect(asked(session, 'https://elsewhere.test/graphql')).toBeNull()
})

test('a credential in the headers of the explorer wins', () => {
  expect(asked(session, '/graphql', { authorization: 'Bearer key' })).toBe('Bearer key')
})
