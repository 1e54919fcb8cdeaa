/** What the walk of all forms asks of the server beside the forms: sessions, records that a form needs, a mailed link. */
import { expect, test, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { lastingContext } from '../oneBrowser.ts'
import { demoLogin, devLogin, enter, mailedLink, register } from '../support.ts'

export interface Server {
  request: APIRequestContext
  /** The global id of a person of the demo university. */
  personId: (key: string) => Promise<string>
  /** The link of a mail for somebody who forgot the password. */
  resetLink: () => Promise<string>
}

type Session = Awaited<ReturnType<typeof devLogin>>

/** Sessions by who they are of; they are renewed before the server asks for the password again. */
const sessions = new Map<string, { session: Promise<Session>; until: number }>()
const lifetime = 5 * 60_000

/** Signs in: as a role, as a person of the demo university, or as somebody who registers. */
export function sessionOf(as: string): Promise<Session> {
  if (as === 'new') return register('researcher')
  const kept = sessions.get(as)
  if (kept && kept.until > Date.now()) return kept.session
  const session = as.includes('.') ? demoLogin(as) : devLogin(as)
  sessions.set(as, { session, until: Date.now() + lifetime })
  return session
}

/** Browser contexts by who is signed in; they keep the code of the app, which is loaded and compiled once. */
const contexts = new Map<string, Promise<BrowserContext>>()

/** A page for somebody. Visitors and those who register have a context of their own. */
export async function pageFor(browser: Browser, as: string): Promise<Page> {
  const shared = as !== 'visitor' && as !== 'new'
  if (shared && !contexts.has(as)) contexts.set(as, lastingContext(browser, test.info().project.use.baseURL!))
  // A page that the browser makes closes its context with it.
  const page = await (shared ? (await contexts.get(as)!).newPage() : browser.newPage())
  if (as !== 'visitor') await enter(page, await sessionOf(as))
  return page
}

export const serverOf = (request: APIRequestContext): Server => ({
  request,
  personId: async (key) => btoa(`User:${(await sessionOf(key)).user.id}`),
  async resetLink() {
    const { email } = await register('researcher')
    await request.post('/api/forgot-password', { data: { email } })
    await expect.poll(() => mailedLink(email)).toBeTruthy()
    return mailedLink(email)!
  },
})

/** Performs an action as somebody and gives what was asked for of its answer. */
export async function perform<T>(
  { request }: Server,
  as: string,
  action: string,
  input: object,
  fields = '__typename',
): Promise<T> {
  const { token } = await sessionOf(as)
  const type = `${action[0]!.toUpperCase()}${action.slice(1)}Input!`
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: `mutation ($input: ${type}) { ${action}(input: $input) { ${fields} } }`, variables: { input } },
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] }
  expect(errors?.map(({ message }) => message)).toBeUndefined()
  return data![action] as T
}

/** What somebody reads of the API. */
export async function read<T>({ request }: Server, as: string, query: string): Promise<T> {
  const { token } = await sessionOf(as)
  const headers = { authorization: `Bearer ${token}` }
  return ((await (await request.post('/graphql', { headers, data: { query } })).json()) as { data: T }).data
}
