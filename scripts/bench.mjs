// npm run bench [-- quick]: installs what only the bench needs, then measures. Nothing of it is part of npm start.
import { spawn } from 'node:child_process'
import { environment, generate, install, node, root, run, serverFlags, whenStale } from './setUp.mjs'

install()
generate()
whenStale(
  'bench',
  {
    inputs: ['scripts/bench/package.json', 'scripts/bench/package-lock.json'],
    made: ['scripts/bench/node_modules/@apollo/server', 'scripts/bench/node_modules/postgraphile'],
  },
  () => {
    console.log('Installing the servers to compare with (once) …')
    run('npm', ['ci', '--prefix', 'scripts/bench', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  },
)

const bench = spawn(node(), ['scripts/bench/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: { BENCH_NODE_FLAGS: serverFlags.join(' '), ...environment(), GRAPHILE_ENV: 'production' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bench.kill(signal))
bench.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
