// npm run looks: draws the pictures of web/e2e/looks again, for a change that is meant to be seen; the diff shows each of them.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import { build, environment, generate, install, root } from './setUp.mjs'

install()
generate()
build()
const browser = findBrowser()
if (!browser) throw new Error('No browser was found; set CHROME_PATH to a Chromium or Chrome.')
const { status } = spawnSync('playwright', ['test', 'looks', '--update-snapshots=changed', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment(), CHROME_PATH: browser.path, ...browser.env },
  stdio: 'inherit',
})
process.exit(status ?? 1)
