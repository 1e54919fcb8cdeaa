/** What the browser is measured with: the demo university with more projects than a page holds, and a Chromium that Lighthouse can join. */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { freePort, startOurs, type Started } from '../started.ts'
import { departments, stems, tails } from '../words.ts'

export type Role = 'researcher' | 'commercialization_team'

export interface Opened {
  base: string
  /** Where the browser can be debugged. */
  port: number
  context: BrowserContext
  /** Puts a session of a demo account into the browser, or takes it away. */
  signIn: (role: Role | null) => Promise<void>
  close: () => Promise<void>
}

/** More than the 100 rows of the longest page. */
const projects = 150

/** Opens both in a folder of their own. */
export async function openBrowser(folder: string, chrome: string): Promise<Opened> {
  const server = await startOurs({ dataDir: path.join(folder, 'demo'), env: { NODE_ENV: '', DEMO: '1' } })
  const base = `http://127.0.0.1:${server.port}`
  await addProjects(base)
  const port = await freePort()
  const profile = path.join(folder, 'chromium')
  mkdirSync(profile)
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chrome,
    viewport: { width: 1440, height: 900 },
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    base,
    port,
    context,
    signIn: (role) => inPage(context, (page) => signIn(page, base, role)),
    close: () => closeAll(context, server, profile),
  }
}

async function closeAll(context: BrowserContext, server: Started, profile: string) {
  await context.close()
  await server.stop()
  rmSync(profile, { recursive: true, force: true })
}

/** Does something in a tab of its own. */
export async function inPage<T>(context: BrowserContext, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage()
  try {
    return await work(page)
  } finally {
    await page.close()
  }
}

async function signIn(page: Page, base: string, role: Role | null) {
  await page.goto(`${base}/legal/terms`)
  const session = role && JSON.stringify({ token: await tokenOf(base, role), expiresAt: Date.now() + 86_400_000 })
  await page.evaluate((value) => {
    if (value) localStorage.setItem('ascent.token', value)
    else localStorage.removeItem('ascent.token')
  }, session)
}

const tokenOf = async (base: string, role: Role) =>
  (await ask<{ token: string }>(`${base}/api/dev-login`, { role })).token

async function addProjects(base: string) {
  const authorization = `Bearer ${await tokenOf(base, 'researcher')}`
  for (let n = 0; n < projects; n++) {
    const [stem, tail] = [stems[n % stems.length]!, tails[(n * 7) % tails.length]!]
    const input = {
      title: `${stem}${tail} for cooling and desalination, part ${n}`,
      description: `How ${stem}${tail} behaves in heat, dust and salt water, and what a plant of it would cost to run.`,
      department: departments[n % departments.length],
      tags: [stem, tail],
      trl: 1 + (n % 9),
    }
    const query =
      'mutation BenchCreate($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }'
    await ask(`${base}/graphql`, { query, variables: { input } }, { authorization })
  }
}

async function ask<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as T & { errors?: unknown }
  if (!response.ok || answer.errors) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
