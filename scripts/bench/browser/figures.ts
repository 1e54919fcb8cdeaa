/** `npm run bench -- browser`: what those who use it see: first loads, long frames, and answers to clicks. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { clickDeeds, frameDeeds, longestFrame, untilPaint, type Deed } from './frames.ts'
import { openBrowser, type Opened, type Role } from './open.ts'
import { printClicks, printFrames, printLoads, type Load, type Took } from './report.ts'

const pages: readonly { path: string; role: Role | null; goal: number | null }[] = [
  { path: '/landing', role: null, goal: 95 },
  { path: '/auth', role: null, goal: 95 },
  { path: '/legal/terms', role: null, goal: null },
  { path: '/projects/list', role: 'commercialization_team', goal: 90 },
  { path: '/researchers/projects', role: 'researcher', goal: 90 },
]

/** How many times as slow as this one a phone's processor is taken to be. */
const slow = 4

/** Measures so many `times` and prints the medians. */
export async function browserFigures(folder: string, chrome: string, times: number): Promise<void> {
  const opened = await openBrowser(folder, chrome)
  try {
    printLoads(await loadsOf(opened, times), times)
    await opened.signIn('commercialization_team')
    const { context, base } = opened
    printFrames(await medians(frameDeeds, times, (deed) => longestFrame(context, base, deed, slow)), times)
    const clicks = await medians(clickDeeds, times, (deed) => untilPaint(context, base, deed, 1))
    printClicks(clicks, await medians(clickDeeds, times, (deed) => untilPaint(context, base, deed, slow)), times)
  } finally {
    await opened.close()
  }
}

const isolated = promisify(execFile)

/** Lighthouse runs by itself: its own work must not stand in the way of ours. */
async function loadsOf({ base, port, signIn }: Opened, times: number): Promise<Load[]> {
  const loads: Load[] = []
  for (const role of new Set(pages.map(({ role }) => role))) {
    await signIn(role)
    const asked = pages.filter((page) => page.role === role)
    const args = [String(port), String(times), ...asked.map((page) => base + page.path)]
    const script = path.join(import.meta.dirname, 'lighthouse.mjs')
    const { stdout } = await isolated(process.execPath, [script, ...args], { timeout: 120_000 * times * asked.length })
    const found = JSON.parse(stdout) as Pick<Load, 'runs'>[]
    loads.push(...asked.map(({ path, goal }, at) => ({ path, goal, runs: found[at]!.runs })))
  }
  return loads
}

/** In turns, so that what else the machine does weighs on all of them. */
async function medians(deeds: readonly Deed[], times: number, measure: (deed: Deed) => Promise<number>) {
  const found: Took[] = deeds.map(({ title }) => ({ title, took: [] }))
  for (let turn = 0; turn < times; turn++)
    for (const [at, deed] of deeds.entries()) found[at]!.took.push(await measure(deed))
  return found
}
