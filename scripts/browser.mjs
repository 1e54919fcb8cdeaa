// A Chromium to test and measure with.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { environment, node, root } from './setUp.mjs'

/** CHROME_PATH, an installed browser, else the one that npm brought, unpacked into .cache. */
export function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named) return existsSync(named) ? { path: named, env: {} } : null
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ])
    for (const folder of folders)
      if (existsSync(path.join(folder, name))) return { path: path.join(folder, name), env: {} }
  const home = path.join(root, '.cache', 'browser')
  mkdirSync(home, { recursive: true })
  // Its own copies of the libraries that a bare machine lacks come with this name set.
  const env = { TMPDIR: home, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }
  const script =
    "const { default: chromium } = await import('@sparticuz/chromium'); console.log(await chromium.executablePath())"
  const { status, stdout } = spawnSync(node(), ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...environment(), ...env },
    encoding: 'utf8',
  })
  const found = stdout?.trim().split('\n').at(-1)
  if (status !== 0 || !found || !existsSync(found)) return null
  return {
    path: found,
    env: { LD_LIBRARY_PATH: [path.join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') },
  }
}
