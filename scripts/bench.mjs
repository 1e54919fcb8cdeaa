// npm run bench [-- quick]: installs what only the bench needs, then measures. Nothing of it is part of npm start.
import { spawn } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import {
  build,
  buildServer,
  environment,
  generate,
  install,
  node,
  root,
  run,
  serverFlags,
  whenStale,
} from './setUp.mjs'

install()
generate()
whenStale(
  'bench',
  {
    inputs: ['scripts/bench/package.json', 'scripts/bench/package-lock.json'],
    made: ['@apollo/server', 'postgraphile', 'lighthouse'].map((name) => `scripts/bench/node_modules/${name}`),
  },
  () => {
    console.log('Installing what only the bench needs (once) …')
    run('npm', ['ci', '--prefix', 'scripts/bench', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  },
)

const parts = process.argv.slice(2)
const browser = parts.every((part) => part === 'quick') || parts.includes('browser') ? findBrowser() : null
if (browser) build()
else buildServer()

const bench = spawn(node(), ['scripts/bench/main.ts', ...parts], {
  cwd: root,
  env: {
    BENCH_NODE_FLAGS: serverFlags.join(' '),
    ...environment(),
    GRAPHILE_ENV: 'production',
    ...(browser ? { CHROME_PATH: browser.path, ...browser.env } : {}),
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bench.kill(signal))
bench.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
