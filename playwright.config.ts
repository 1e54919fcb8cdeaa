/** End-to-end tests: the built product on a port and a data folder of its own, in a real Chromium. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4173)
// Each process of the runner reads this file; the folder is made once and handed on.
process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'ascent-e2e-'))

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  // What a page shows comes when it comes: on a busy machine a PDF takes longer than the usual five seconds.
  expect: {
    timeout: 15_000,
    // Browsers draw letters and edges a little differently; what matters covers more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, threshold: 0.3 },
  },
  snapshotPathTemplate: 'web/e2e/looks/{arg}{ext}',
  // Pictures change on purpose alone: npm run looks.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  // A second try tells a test that time alone failed from one that fails; npm test names those that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Where the university is: days that are read or written in UTC alone show there.
    timezoneId: 'Asia/Dubai',
    // Colours are measured, not what they pass through on their way to one another.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of the time; E2E_TRACE=retain-on-failure has them.
    trace: (process.env['E2E_TRACE'] ?? 'off') as 'off',
    launchOptions: {
      executablePath: process.env['CHROME_PATH']!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--process-per-site',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/server.js',
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA'],
      LOG_LEVEL: 'warn',
      DEMO: '1',
      TRUST_PROXY: '1',
      // The stand-in of signInProviders.spec.ts.
      SIGN_IN_INNER_HOSTS: `127.0.0.1:${port + 1_000}`,
    },
    url: `http://127.0.0.1:${port}/readyz`,
    // The demo university is made first; on a busy machine that takes more than a minute.
    timeout: 180_000,
  },
})
