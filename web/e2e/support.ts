/** What the journeys share: signing in without the form, a person of one's own, and pages that must not complain. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, test, type APIRequestContext, type Browser, type Page, type Request } from '@playwright/test'

interface Session {
  token: string
  expiresIn: number
  user: { id: number; name: string }
}

export const password = 'a long enough password'
let people = 0

const byte = () => Math.floor(Math.random() * 256)
const network = () => `10.${byte()}.${byte()}.${byte()}`

/** Signs somebody in over a documented call, without the cookies of a browser: they would end the session of another. */
async function signIn(address: string, data: object, status: number): Promise<Session> {
  const response = await fetch(new URL(address, test.info().project.use.baseURL), {
    method: 'POST',
    // Registrations are limited by network; each person comes from one of their own.
    headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': network() },
    body: JSON.stringify(data),
  })
  expect(response.status, address).toBe(status)
  return (await response.json()) as Session
}

/** Registers a new person. */
export async function register(role: string, name = `New ${role}`): Promise<Session & { email: string }> {
  const email = `${role}.${Date.now()}.${++people}.${process.pid}@test.example`
  return { ...(await signIn('/api/register', { email, password, name, role }, 201)), email }
}

export const devLogin = (role: string): Promise<Session> => signIn('/api/dev-login', { role }, 200)

/** Signs in as a person of the demo university whose role has another account for visitors. */
export const demoLogin = (key: string): Promise<Session> =>
  signIn('/api/dev-login', { email: `${key}@demo.example` }, 200)

/** Does something as a person and gives back what it gave. */
export async function perform<T>(
  request: APIRequestContext,
  { token }: { token: string },
  name: string,
  input: object,
  fields: string,
): Promise<T> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} } }`, variables: { input } },
  })
  const { data, errors } = (await response.json()) as { data: Record<string, T>; errors?: unknown }
  expect(errors, name).toBeUndefined()
  return data[name]!
}

/** Puts a session into the page's browser, as signing in does. */
export async function enter(page: Page, { token }: Pick<Session, 'token'>): Promise<void> {
  await page.addInitScript((value) => {
    // A mail that a page previews has no storage.
    if (window.top !== window) return
    localStorage.setItem('ascent.token', JSON.stringify({ token: value, expiresAt: Date.now() + 3_600_000 }))
  }, token)
}

/** A page of another browser with a session in it. */
export async function pageOf(browser: Browser, session: Pick<Session, 'token'>): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enter(page, session)
  return page
}

/** Collects what the browser complains about. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Collects what moves on the pages that are opened from now on, with the part of the window by which it does. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window.top !== window) return
    const shifts: { by: number; what: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ by: value, what: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Nothing has moved under who is about to press it. By half of what is called good (https://web.dev/articles/cls): the demo's
 * pages keep it, and what comes above a page or beside a table breaks it.
 */
export async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { by: number; what: string[] }[] }).shifts)
  const sum = shifts.reduce((all, { by }) => all + by, 0)
  expect(sum > 0.05 ? shifts : []).toEqual([])
}

/** The name of what is asked at /graphql. */
export const operationOf = (request: Request): string | undefined =>
  (request.postDataJSON() as { operationName?: string }).operationName

/** Collects the names of what the app asks the server. */
export function questions(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const name = request.url().endsWith('/graphql') && operationOf(request)
    if (name) found.push(name)
  })
  return found
}

/** The rules of axe for WCAG 2.2 AA and good practice, and those of them that ask about colours. */
const practice = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']

/** No accessibility violation. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { runOnly: { type: 'tag', values: practice } })

/** The same page in other colours: nothing else of it has changed. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(page, { runOnly: { type: 'rule', values: ofColours } })

/** The same colours in another width or language. */
export const expectOperable = (page: Page): Promise<void> =>
  expectNone(page, {
    runOnly: { type: 'tag', values: practice },
    rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
  })

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What opens hides the page a moment before it is there itself, and what closes shows the page a moment later: axe asks again. */
async function expectNone(page: Page, options: RunOptions): Promise<void> {
  const found = await violations(page, options)
  if (found.length) await expect.poll(() => violations(page, options)).toEqual([])
}

/** axe stays in a page, which reads it once for all that is asked of it. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe}; undefined`)
  return page.evaluate(
    async (given) => {
      const found = await (window as unknown as { axe: typeof Axe }).axe.run(document, given)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations' as const] },
  )
}

/** A narrow page settles after the window changed: what moves is waited for. */
export const expectNothingSideways = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** The welcome loader is gone and the page's data is there; a page that the build rendered has been taken over. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[inert]')).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByLabel(/^(Loading|جارٍ التحميل)/)).toHaveCount(0, { timeout: 15_000 })
  await expect(page.locator('h1').first()).toBeVisible()
}

const outbox = path.join(process.env['E2E_DATA'] ?? '', 'outbox')

/** The link for a new password in the newest mail to an address. */
export function mailedLink(email: string): string | undefined {
  try {
    for (const name of readdirSync(outbox).sort().reverse()) {
      const text = readFileSync(path.join(outbox, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '=')
      if (text.includes(`To: ${email}`)) return /\/auth\/reset-password\?token=[\w-]+/.exec(text)?.[0]
    }
  } catch {
    return undefined
  }
  return undefined
}
